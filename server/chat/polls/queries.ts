import { eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { readableBy } from "../policy/channel-filter.ts";
import { advance, lockChannel } from "../store/channels/queries.ts";
import type { ChatCall } from "../context.ts";
import { missing, notAllowed } from "../protocol/errors.ts";
import { presentMessages } from "../store/messages/present-message.ts";
import { findMessages } from "../store/messages/queries.ts";
import type { EventBody } from "../protocol/services.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { type PollRow, presentPoll } from "../store/polls/present-poll.ts";
import { chatPolls } from "../store/polls/tables.ts";

/** A poll may be read by servers, by its creator, and in the channels it was sent to. */
export function pollReadableBy(call: ChatCall) {
  if (call.caller.kind === "server") return undefined;
  return sql`(chat_polls.created_by_id = ${call.actorId ?? ""} or exists (select 1 from chat_messages sent
    join chat_channels on chat_channels.cid = sent.cid
    where sent.poll_id = chat_polls.id and ${readableBy(call) ?? sql`true`}))`;
}

/** The only way to read a poll. */
export async function openPoll(call: ChatCall, id: string, db: Reader = call.db): Promise<PollRow> {
  const [poll] = await db
    .select()
    .from(chatPolls)
    .where(sql`chat_polls.id = ${id} and ${pollReadableBy(call) ?? sql`true`}`);
  if (!poll) throw missing(`poll with id ${id}`);
  return poll;
}

export function refuseUnlessCreator({ caller, actorId }: ChatCall, poll: PollRow) {
  if (caller.kind !== "server" && poll.createdById !== actorId)
    throw notAllowed("a poll may only be changed by whoever made it");
}

/** The poll with its lock; the channels it was sent to are locked first. */
export async function lockPoll(tx: Transaction, call: ChatCall, id: string): Promise<PollRow> {
  for (const { cid } of await placesOf(tx, id)) await lockChannel(tx, cid);
  await tx.select({ id: chatPolls.id }).from(chatPolls).where(eq(chatPolls.id, id)).for("update");
  return openPoll(call, id, tx);
}

async function placesOf(tx: Transaction, pollId: string) {
  const { rows } = await tx.execute<{ cid: string; id: string }>(
    sql`select cid, min(id) as id from chat_messages where poll_id = ${pollId} group by cid order by cid`,
  );
  return rows;
}

/** Records an event of the poll in the channels it was sent to. */
export async function announcePoll(
  tx: Transaction,
  call: ChatCall,
  { poll, event }: { poll: PollRow; event: EventBody },
) {
  const now = call.now();
  const reading = { readerId: null, now, links: call.links };
  const seen = await presentPoll(tx, poll, reading);
  const places = await placesOf(tx, poll.id);
  const rows = await findMessages(
    tx,
    places.map(({ id }) => id),
  );
  const messages = await presentMessages(tx, rows, reading);
  for (const { cid, id } of places) {
    const channel = await advance(tx, cid);
    const message = messages.find((each) => each.id === id);
    await recordEvent(tx, channel, { event: { ...event, poll: seen, message, message_id: id }, at: now });
  }
}
