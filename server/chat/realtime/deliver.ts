import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { channelTypes } from "../channels/channel-types.data.ts";
import { chatEvents, chatMembers } from "../tables.ts";
import { type Totals, totalsOf } from "../users/unread.ts";
import type { Connection } from "./connection.ts";
import type { Registry } from "./registry.ts";

type StoredEvent = typeof chatEvents.$inferSelect;
const batch = 500;

/** Committed events of channels past the numbers already told, in the order of each channel. */
export function eventsPast(db: Database, told: Map<string, number>): Promise<StoredEvent[]> {
  const past = [...told].map(([cid, sequence]) =>
    and(eq(chatEvents.cid, cid), gt(chatEvents.sequence, sequence)),
  );
  return db
    .select()
    .from(chatEvents)
    .where(or(...past))
    .orderBy(asc(chatEvents.cid), asc(chatEvents.sequence))
    .limit(batch);
}
export function isFullBatch(events: StoredEvent[]) {
  return events.length === batch;
}

/** Hands events to the sockets of this process: all of it to watchers, a notice to the other members. */
export async function deliver(db: Database, registry: Registry, events: StoredEvent[]) {
  if (!registry.size || !events.length) return;
  const members = await connectedMembers(db, registry, new Set(events.map((event) => event.cid)));
  const receivers = new Set(
    events
      .filter((event) => event.type === "message.new")
      .flatMap((event) => [...(members.get(event.cid) ?? [])]),
  );
  const totals = await totalsOf(db, [...receivers]);
  for (const event of events) {
    const toWatchers = JSON.stringify(event.payload);
    const inside = members.get(event.cid) ?? new Set<string>();
    const told = new Set<Connection>();
    for (const connection of registry.watchersOf(event.cid)) {
      if (!readable(event, connection, inside)) continue;
      told.add(connection);
      connection.send(toWatchers, ownPart(event, totals.get(connection.userId)));
    }
    notify(event, { registry, inside, told, totals });
    if (event.type === "member.removed") registry.unwatchUser(subjectOf(event), event.cid);
  }
}

function readable(event: StoredEvent, { caller, userId }: Connection, members: Set<string>) {
  if (caller.kind === "server" || members.has(userId)) return true;
  if (event.type === "member.removed" && subjectOf(event) === userId) return true;
  return channelTypes[event.cid.split(":", 1)[0]!]?.readableBy === "everybody";
}

interface Around {
  registry: Registry;
  inside: Set<string>;
  told: Set<Connection>;
  totals: Map<string, Totals>;
}
const notices: Record<string, string> = {
  "message.new": "notification.message_new",
  "channel.deleted": "notification.channel_deleted",
  "channel.truncated": "notification.channel_truncated",
  "member.added": "notification.added_to_channel",
  "member.removed": "notification.removed_from_channel",
};

/** Members who are not watching hear what concerns them. */
function notify(event: StoredEvent, { registry, inside, told, totals }: Around) {
  const type = notices[event.type];
  if (!type) return;
  const aboutOne = event.type.startsWith("member.");
  const text = JSON.stringify({ ...event.payload, type });
  for (const userId of aboutOne ? [subjectOf(event)] : inside)
    for (const connection of registry.ofUser(userId))
      if (!told.has(connection) && concerns(event, userId))
        connection.send(text, ownPart(event, totals.get(userId)));
}

/** A reply in a thread concerns those who take part in it. */
function concerns(event: StoredEvent, userId: string) {
  const message = event.payload.message as { parent_id?: string; show_in_channel?: boolean } | undefined;
  if (!message?.parent_id || message.show_in_channel) return true;
  return (
    (event.payload.thread_participants as { id: string }[] | undefined)?.some(({ id }) => id === userId) ??
    false
  );
}

function ownPart(event: StoredEvent, totals: Totals | undefined) {
  return event.type === "message.new" && totals ? totals : undefined;
}

function subjectOf(event: StoredEvent) {
  return (event.payload.member as { user_id?: string } | undefined)?.user_id ?? "";
}

async function connectedMembers(db: Database, registry: Registry, cids: Set<string>) {
  const connected = registry.userIds();
  const rows = await db
    .select({ cid: chatMembers.cid, userId: chatMembers.userId })
    .from(chatMembers)
    .where(
      and(
        inArray(chatMembers.cid, [...cids]),
        connected.length <= batch ? inArray(chatMembers.userId, connected) : undefined,
      ),
    );
  const members = new Map<string, Set<string>>();
  for (const { cid, userId } of rows) {
    if (!registry.ofUser(userId).size) continue;
    const inside = members.get(cid) ?? new Set();
    members.set(cid, inside.add(userId));
  }
  return members;
}
