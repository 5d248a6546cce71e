import { and, asc, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { presentChannel, presentMember } from "../store/channels/present-channel.ts";
import { membersOf } from "../store/channels/queries.ts";
import { cidOf } from "../store/channels/cid.ts";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { presentMessages } from "../store/messages/present-message.ts";
import { chatChannels, chatMessages } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { type DoTask, type Exporting, startTask } from "../store/tasks/tasks.ts";

interface Wanted {
  cid: string;
  since: string | null;
  until: string | null;
}
interface Options {
  clear_deleted_message_text?: boolean | null | undefined;
  include_truncated_messages?: boolean | null | undefined;
  include_soft_deleted_channels?: boolean | null | undefined;
  export_users?: boolean | null | undefined;
}
interface Asked extends Options {
  channels: {
    type?: string | null | undefined;
    id?: string | null | undefined;
    cid?: string | null | undefined;
    messages_since?: string | null | undefined;
    messages_until?: string | null | undefined;
  }[];
}

/** Exports channels with all their messages into a file, in a task whose result names it. */
export async function exportChannels(call: ChatCall, { channels, ...options }: Asked) {
  refuseUnlessServer(call);
  const wanted = channels.map(({ type, id, cid, messages_since: since, messages_until: until }): Wanted => {
    if (!cid && !(type && id)) throw badInput("a channel to export needs its type and id");
    return { cid: cid || cidOf(type!, id!), since: since ?? null, until: until ?? null };
  });
  const there = await call.db
    .select({ cid: chatChannels.cid, deletedAt: chatChannels.deletedAt })
    .from(chatChannels)
    .where(
      inArray(
        chatChannels.cid,
        wanted.map(({ cid }) => cid),
      ),
    );
  const known = there.filter((row) => options.include_soft_deleted_channels || !row.deletedAt);
  const lost = wanted.find(({ cid }) => !known.some((row) => row.cid === cid));
  if (lost) throw missing(`channel with cid ${lost.cid}`);
  const data = { wanted, options };
  const start = { kind: "exportChannels", data };
  return { task_id: await call.db.transaction((tx) => startTask(tx, start, call.now())) };
}

/** The task "exportChannels". */
export function doExportChannels({ store, links }: Exporting): DoTask {
  return async (tx, data, now) => {
    const { wanted, options } = data as unknown as { wanted: Wanted[]; options: Options };
    const channels = [];
    for (const each of wanted) channels.push(await gather(tx, each, { options, now, links }));
    return { url: await store(Buffer.from(JSON.stringify({ channels }, null, 1)), now) };
  };
}

interface Gathering extends Pick<Exporting, "links"> {
  options: Options;
  now: Date;
}
async function gather(db: Reader, wanted: Wanted, { options, now, links }: Gathering) {
  const { cid, since, until } = wanted;
  const [row] = await db.select().from(chatChannels).where(eq(chatChannels.cid, cid));
  if (!row) throw missing(`channel with cid ${cid}`);
  const shown = row.truncatedAt
    ? or(isNull(chatMessages.deletedAt), gte(chatMessages.createdAt, row.truncatedAt))
    : undefined;
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.cid, cid),
        since ? gte(chatMessages.createdAt, new Date(since)) : undefined,
        until ? lte(chatMessages.createdAt, new Date(until)) : undefined,
        options.include_truncated_messages ? undefined : shown,
      ),
    )
    .orderBy(asc(chatMessages.sequence));
  const messages = await presentMessages(db, rows, { readerId: null, now, links });
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  const members = await membersOf(db, [cid], { limit: 100_000 });
  const ids = [row.createdById, ...members.map(({ userId }) => userId), ...rows.map(({ userId }) => userId)];
  const people = await usersById(db, ids, now);
  return {
    channel: presentChannel(row, people),
    members: members.map((member) => presentMember(member, people, now)),
    messages: options.clear_deleted_message_text
      ? messages
      : messages.map((message) => ({ ...message, text: texts.get(message.id) ?? "" })),
    ...(options.export_users && { users: [...people.values()] }),
  };
}
