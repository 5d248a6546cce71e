import { and, asc, gt, inArray, isNull } from "drizzle-orm";
import type { ChatEvent, Message } from "#contract/chat/shapes.ts";
import { subscribersOf } from "./deliver.ts";
import { hiddenBefore, mayRead } from "../policy/channel-rules.ts";
import { findMember } from "../store/channels/queries.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { eventsKeptDays } from "./forget-events.ts";
import { withoutDeletedTexts } from "../store/messages/deleted-texts.ts";
import { chatChannels, chatEvents } from "../store/tables.ts";

const mostEvents = 1000;

interface Asked {
  channel_cids: string[];
  last_sync_at: string;
  with_inaccessible_cids: boolean;
}

/** The events of channels since a time; too many or too old are refused, so that the client reloads. */
export async function sync(
  call: ChatCall,
  { channel_cids: cids, last_sync_at, with_inaccessible_cids }: Asked,
) {
  actorOf(call);
  const since = new Date(last_sync_at);
  if (call.now().getTime() - since.getTime() > eventsKeptDays * 86_400_000)
    throw badInput(`last_sync_at is more than ${eventsKeptDays} days ago, query the channels instead`);
  const { readable, closed, shownSince } = await sort(call, cids);
  const rows = readable.length
    ? await call.db
        .select()
        .from(chatEvents)
        .where(and(inArray(chatEvents.cid, readable), gt(chatEvents.at, since)))
        .orderBy(asc(chatEvents.at), asc(chatEvents.cid), asc(chatEvents.sequence))
        .limit(mostEvents + 1)
    : [];
  if (rows.length > mostEvents) throw badInput("too many events, query the channels instead");
  const removed = closed.map((cid): ChatEvent => {
    const [channel_type, channel_id] = cid.split(":");
    const created_at = call.now().toISOString();
    return { type: "notification.removed_from_channel", cid, channel_type, channel_id, created_at };
  });
  const visible = rows
    .filter((row) => mayHear(call, row) && row.at >= (shownSince.get(row.cid) ?? since))
    .map((row) => plain(row.payload));
  const events = (await withoutDeletedTexts(call, visible)).map((event) => withFreshLinks(call, event));
  return with_inaccessible_cids ? { events, inaccessible_cids: closed } : { events: [...events, ...removed] };
}

/** Restricted messages go only to the users they are for. */
function mayHear({ caller, actorId }: ChatCall, row: typeof chatEvents.$inferSelect) {
  return caller.kind === "server" || (subscribersOf(row)?.has(actorId ?? "") ?? true);
}
/** Older events contain file addresses that have expired. */
function withFreshLinks({ links, now }: ChatCall, event: ChatEvent): ChatEvent {
  const message = event.message as Message | undefined;
  if (!message) return event;
  const renewed = ({ cid, attachments }: Message) => ({
    attachments: links.renewed(attachments, { cid, now: now() }),
  });
  const quote = message.quoted_message as Message | undefined;
  const quoted_message = quote && { ...quote, ...renewed(quote) };
  return { ...event, message: { ...message, ...renewed(message), ...(quote && { quoted_message }) } };
}
function plain({ former_member_ids: _, ...payload }: Record<string, unknown>) {
  return payload as ChatEvent;
}

async function sort(call: ChatCall, cids: string[]) {
  const rows = cids.length
    ? await call.db
        .select()
        .from(chatChannels)
        .where(and(inArray(chatChannels.cid, cids), isNull(chatChannels.deletedAt)))
    : [];
  const readable: string[] = [];
  /** Messages before a member cleared the channel, or joined one that hides its history, are left out. */
  const shownSince = new Map<string, Date>();
  for (const row of rows) {
    const member = await findMember(call.db, row.cid, call.actorId);
    if (!mayRead(call, row, member)) continue;
    readable.push(row.cid);
    const since = hiddenBefore(row, member);
    if (since && call.caller.kind !== "server") shownSince.set(row.cid, since);
  }
  return { readable, shownSince, closed: cids.filter((cid) => !readable.includes(cid)) };
}
