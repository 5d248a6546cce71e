import { type SQL, sql } from "drizzle-orm";
import type { ChatUser, Message } from "#contract/chat/shapes.ts";
import { type Transaction, afterCommit } from "#server/database/open.ts";
import { configOf } from "../store/channels/channel-types.ts";
import type { ChannelRow, MemberRow } from "../store/channels/queries.ts";
import { refuseFrozen, refuseReader, refuseUnlessReadable, refuseWithout } from "../policy/channel-rules.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { ChatRefusal, badInput, missing } from "../protocol/errors.ts";
import { chatChannels, chatMembers } from "../store/tables.ts";
import { refusePoll } from "../policy/poll-rules.ts";
import { builtInOfMessage } from "../store/messages/built-in.ts";
import { refuseCooldown } from "../policy/cooldown.ts";
import { type Objection, bringMessage } from "../policy/judge-text.ts";
import { type Verdict, judgeMessages } from "../policy/judge-messages.ts";
import { refuseOversized } from "../policy/message-limits.ts";
import { type RolesKnown, presentMessages } from "../store/messages/present-message.ts";
import { type MessageRow, findMessages } from "../store/messages/queries.ts";
import { type NewMessage, writeMessages } from "../store/messages/write-messages.ts";
import type { ToSend } from "../context.ts";
import type { SendAnswer } from "../protocol/services.ts";
import { markupOf, rowOf } from "../store/messages/new-message-row.ts";
import { pendingMessage } from "../webhooks/webhooks.ts";
import { ensureUsers, usersById } from "../store/users/queries.ts";

interface Known {
  channels: Map<string, ChannelRow>;
  members: Map<string, MemberRow>;
  /** Stored messages with the ids, parents and quotes of those to send. */
  messages: Map<string, MessageRow>;
  people: Map<string, ChatUser>;
}
interface Fresh extends NewMessage {
  objection: Objection | undefined;
}

/** Stores messages of any channels together; each result is an answer or the refusal of that message alone. */
export async function storeMessages(tx: Transaction, jobs: ToSend[]): Promise<(SendAnswer | Error)[]> {
  const now = jobs[0]!.call.now();
  const known = await readKnown(tx, jobs, now);
  await makeAuthors(tx, jobs, { known, now });
  const verdicts = await judgeMessages(tx, jobs, { channels: known.channels, now });
  const results: (Error | MessageRow | Fresh)[] = [];
  for (const [index, job] of jobs.entries()) {
    try {
      results.push(await prepare(tx, known, { job, verdict: verdicts[index]!, now }));
    } catch (error) {
      if (!(error instanceof ChatRefusal)) throw error;
      results.push(error);
    }
  }
  const fresh = results.filter(isFresh);
  const showing = { now, links: jobs[0]!.call.links, people: known.people, roles: rolesKnown(jobs, known) };
  const written = await writeMessages(tx, fresh, showing);
  for (const { row, objection } of fresh) if (objection) await bringMessage(tx, row, { objection, now });
  const isNew = new Set(written.map(({ id }) => id));
  const existing = results.filter(isRow).filter(({ id }) => !isNew.has(id));
  const again = await presentMessages(tx, existing, { readerId: null, isNew: true, ...showing });
  const messages = new Map([...written, ...again].map((message) => [message.id, message]));
  for (const { row } of fresh) if (row.pending) offerPending(tx, jobs[0]!, messages.get(row.id)!, row);
  return results.map((result, index) => {
    if (result instanceof Error) return result;
    const row = isFresh(result) ? result.row : result;
    return answerOf(jobs[index]!, row, messages.get(row.id)!);
  });
}

/** Webhooks get pending messages once they are stored. */
function offerPending(
  tx: Transaction,
  { call }: ToSend,
  message: Message,
  { cid, pendingMetadata }: MessageRow,
) {
  const event = { type: pendingMessage, cid, message, pending_message_metadata: pendingMetadata ?? {} };
  afterCommit(tx, () => call.webhooks.offer(event));
}

/** A server may send on behalf of a user that does not exist yet. */
async function makeAuthors(tx: Transaction, jobs: ToSend[], { known, now }: { known: Known; now: Date }) {
  const authors = jobs.filter(({ call }) => call.caller.kind === "server").map(({ userId }) => userId);
  const fresh = authors.filter((id) => !known.people.has(id));
  if (!fresh.length) return;
  await ensureUsers(tx, fresh, now);
  for (const [id, user] of await usersById(tx, fresh, now)) known.people.set(id, user);
}

/** The author's role in each channel. */
function rolesKnown(jobs: ToSend[], { members }: Known): RolesKnown {
  return new Map(
    jobs.map(({ cid, userId }) => [`${cid} ${userId}`, members.get(`${cid} ${userId}`)?.channelRole ?? null]),
  );
}

function isFresh(result: Error | MessageRow | Fresh): result is Fresh {
  return "row" in result;
}
function isRow(result: Error | MessageRow | Fresh): result is MessageRow {
  return !(result instanceof Error) && !isFresh(result);
}
function answerOf(
  { call }: ToSend,
  { pendingMetadata }: MessageRow,
  message: SendAnswer["message"],
): SendAnswer {
  return {
    // Shadow-banned users must not learn of it from the answer; servers may.
    message: call.caller.kind === "server" ? message : { ...message, shadowed: false },
    ...(pendingMetadata && { pending_message_metadata: pendingMetadata }),
  };
}

async function readKnown(tx: Transaction, jobs: ToSend[], now: Date): Promise<Known> {
  const cids = [...new Set(jobs.map(({ cid }) => cid))].toSorted();
  const authors = jobs.map(({ userId }) => userId);
  const list = (values: string[]): SQL => sql`${sql.param(values)}::text[]`;
  const channels = await tx
    .select()
    .from(chatChannels)
    .where(sql`${chatChannels.cid} = any(${list(cids)})`)
    .orderBy(chatChannels.cid)
    .for("update");
  const members = await tx
    .select()
    .from(chatMembers)
    .where(
      sql`(${chatMembers.cid}, ${chatMembers.userId}) in (select * from unnest(${list(jobs.map(({ cid }) => cid))}, ${list(authors)}))`,
    );
  const ids = jobs.flatMap(({ sent: { message } }) => [
    message.id ?? "",
    message.parent_id ?? "",
    message.quoted_message_id ?? "",
  ]);
  const messages = await findMessages(tx, [...new Set(ids.filter(Boolean))]);
  const mentioned = jobs.flatMap(({ sent }) => sent.message.mentioned_users);
  return {
    channels: new Map(channels.filter((row) => !row.deletedAt).map((row) => [row.cid, row])),
    members: new Map(members.map((row) => [`${row.cid} ${row.userId}`, row])),
    messages: new Map(messages.map((row) => [row.id, row])),
    people: await usersById(tx, [...authors, ...mentioned], now),
  };
}

interface Preparing {
  job: ToSend;
  verdict: Verdict;
  now: Date;
}
/** Checks one message; one that is stored already gets the same answer. */
async function prepare(tx: Transaction, known: Known, { job, verdict, now }: Preparing) {
  const { call, cid, userId, sent } = job;
  const written = sent.message;
  const channel = known.channels.get(cid);
  if (!channel) throw missing(`channel with cid ${cid}`);
  const member = known.members.get(`${cid} ${userId}`);
  refuseUnlessReadable(call, channel, member);
  if (!known.people.has(userId)) throw badInput(`user with id ${userId} does not exist`);
  const existing = written.id ? known.messages.get(written.id) : undefined;
  if (existing) return answerRepeated(existing, job);
  refuseFrozen(call, channel);
  refuseReader(call, member);
  const { text, attachments } = written;
  const data = { ...customOf(written, builtInOfMessage), ...markupOf(written) };
  refuseOversized({ text, attachments, data }, configOf(call.types, channel).max_message_length);
  if (verdict.refused) throw verdict.refused;
  const parent = written.parent_id ? openParent(known, channel, written.parent_id) : null;
  if (parent) refuseWithout(call, channel, "replies");
  if (written.quoted_message_id) refuseQuote(known, job, channel);
  if (written.poll_id) await refusePoll(tx, call, { channel, pollId: written.poll_id, userId });
  await refuseCooldown(tx, call, { channel, member, userId });
  const fresh = newMessageOf(known, { job, verdict, now }, { channel, parent });
  // So that the same id twice in one batch is the same message too.
  known.messages.set(fresh.row.id, fresh.row);
  return fresh;
}

function newMessageOf(
  known: Known,
  { job, verdict, now }: Preparing,
  { channel, parent }: { channel: ChannelRow; parent: MessageRow | null },
): Fresh {
  const { call, userId, sent } = job;
  const config = configOf(call.types, channel);
  const system = sent.message.type === "system";
  const row = rowOf(channel, {
    written: { ...sent.message, text: verdict.text ?? sent.message.text },
    userId,
    parent,
    now,
    system,
    mentioned: sent.message.mentioned_users.filter((id) => known.people.has(id)),
    pending: sent.pending || config.mark_messages_pending,
    metadata: sent.pending_message_metadata,
    more: verdict.more ?? {},
    shadowed: verdict.shadowed ?? false,
  });
  const quiet = system && config.skip_last_msg_update_for_system_msgs;
  const keepsHidden = sent.keep_channel_hidden;
  return { row, channel, parent, quiet, keepsHidden, objection: verdict.objection };
}

function answerRepeated(existing: MessageRow, { cid, userId, sent }: ToSend) {
  if (existing.cid !== cid || existing.userId !== userId || existing.text !== sent.message.text)
    throw badInput(`a message with id ${existing.id} already exists`);
  return existing;
}

function openParent(known: Known, channel: ChannelRow, parentId: string) {
  const parent = known.messages.get(parentId);
  if (!parent || parent.cid !== channel.cid) throw missing(`message with id ${parentId}`);
  if (parent.parentId) throw new ChatRefusal(21, "a reply cannot be replied to");
  return parent;
}

function refuseQuote(known: Known, { call, sent }: ToSend, channel: ChannelRow) {
  refuseWithout(call, channel, "quotes");
  const id = sent.message.quoted_message_id!;
  if (known.messages.get(id)?.cid !== channel.cid) throw missing(`message with id ${id}`);
}
