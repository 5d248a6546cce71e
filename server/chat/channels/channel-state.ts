import type { ChannelState, ChatUser, Message, Read } from "#contract/chat/shapes.ts";
import { sql } from "drizzle-orm";
import type { ChatCall } from "../context.ts";
import { draftsIn } from "../store/drafts/queries.ts";
import { type MessagePage, inChannel, listMessages } from "../store/messages/list-messages.ts";
import { presentMessages } from "../store/messages/present-message.ts";
import { type MessageRow, latestMessages, pinnedMessages } from "../store/messages/queries.ts";
import { usersById } from "../store/users/queries.ts";
import { presentMember } from "../store/channels/present-channel.ts";
import { presentChannelFor } from "../policy/channel-for-reader.ts";
import {
  type ChannelRow,
  type MemberRow,
  findChannels,
  membersOf,
  membershipsIn,
  readsOf,
} from "../store/channels/queries.ts";
import { hiddenBefore } from "../policy/channel-rules.ts";

interface Slice {
  limit?: number | undefined;
  offset?: number | undefined;
}
interface Wanted {
  state: boolean;
  messageLimit: number;
  memberLimit: number;
  memberOffset?: number;
  /** For one channel: which page of its messages and watchers. */
  page?: MessagePage | undefined;
  watchers?: Slice | undefined;
}
const mostWatchers = 100;

const mostTries = 3;
/** The state of channels for their reader; loaded again when a message arrived meanwhile, so that counts and messages agree. */
export async function channelStates(
  call: ChatCall,
  rows: ChannelRow[],
  wanted: Wanted,
): Promise<ChannelState[]> {
  if (!rows.length) return [];
  let known = rows;
  for (let tries = 1; ; tries += 1) {
    const states = await readStates(call, known, wanted);
    const now = wanted.state && tries < mostTries ? await channelsNow(call, known) : known;
    if (now.every(({ sequence }, index) => sequence === known[index]!.sequence)) return states;
    known = now;
  }
}

/** Reloads the channels; a deleted one stays as it was. */
async function channelsNow({ db }: ChatCall, rows: ChannelRow[]) {
  const cids = rows.map(({ cid }) => cid);
  const now = new Map((await findChannels(db, cids)).map((row) => [row.cid, row]));
  return rows.map((row) => now.get(row.cid) ?? row);
}

/** Messages, members and reads, in a fixed number of queries for any number of channels. */
async function readStates(call: ChatCall, rows: ChannelRow[], wanted: Wanted): Promise<ChannelState[]> {
  const loaded = await loadStates(call, rows, wanted);
  return rows.map((row) => presentState(call, row, { ...loaded, wanted }));
}

type Loaded = Awaited<ReturnType<typeof loadStates>>;
async function loadStates(
  call: ChatCall,
  rows: ChannelRow[],
  { state, messageLimit, memberLimit, memberOffset = 0, page }: Wanted,
) {
  const { db, actorId, links } = call;
  const now = call.now();
  const cids = rows.map((row) => row.cid);
  const [members, reads, counts, drafts] = await Promise.all([
    membersOf(db, cids, { limit: Math.max(memberLimit, 1), offset: memberOffset }),
    readsOf(db, cids),
    memberCounts(call, cids),
    actorId ? draftsIn(call, actorId, cids) : [],
  ]);
  const own = await ownMemberships(call, cids, members);
  const messages = state ? await messagesOf(call, rows, { page, messageLimit, own }) : [];
  const pinned = state ? await pinnedMessages(db, cids, { readerId: actorId, now }) : [];
  const watching = new Map(
    cids.map((cid) => [cid, state ? call.hub.watchersOf(cid).slice(0, mostWatchers) : []]),
  );
  const userIds = [
    ...rows.flatMap((row) => [row.createdById, row.truncatedById]),
    ...members.map((row) => row.userId),
    ...reads.map((row) => row.userId),
    ...[...watching.values()].flat(),
  ];
  const [shown, shownPinned, people] = await Promise.all([
    presentMessages(db, messages, { readerId: actorId, now, links }),
    presentMessages(db, pinned, { readerId: actorId, now, links }),
    usersById(db, userIds, now),
  ]);
  return { now, members, reads, counts, drafts, own, messages, watching, shown, shownPinned, people };
}

function presentState(
  call: ChatCall,
  row: ChannelRow,
  { wanted, own, people, now, ...loaded }: Loaded & { wanted: Wanted },
): ChannelState {
  const { cid } = row;
  const member = own.get(cid);
  const since = hiddenBefore(row, member)?.toISOString();
  const visible = (message: { cid: string; created_at: string }) =>
    message.cid === cid && !(since && message.created_at < since);
  const members = wanted.memberLimit ? loaded.members.filter((each) => each.cid === cid) : [];
  const memberCount = loaded.counts.get(cid) ?? 0;
  const draft = loaded.drafts.find((each) => each.channel_cid === cid);
  return {
    channel: presentChannelFor(call, { row, member, people, memberCount }),
    ...withPending(loaded.shown.filter(visible), loaded.messages),
    pinned_messages: loaded.shownPinned.filter(visible).slice(-10),
    members: members.map((each) => presentMember(each, people, now)),
    membership: member ? presentMember(member, people, now) : null,
    read: loaded.reads.filter((each) => each.cid === cid).flatMap((read) => presentRead(read, people)),
    watchers: sliceOf(loaded.watching.get(cid)!, wanted.watchers).flatMap((id) => people.get(id) ?? []),
    watcher_count: call.hub.watcherCount(cid),
    threads: [],
    ...(member?.hiddenAt && { hidden: true }),
    ...(member?.hideMessagesBefore && { hide_messages_before: member.hideMessagesBefore.toISOString() }),
    ...(draft && { draft }),
  };
}

/** The messages, and the pending ones among them once more with their metadata. */
function withPending(shown: Message[], rows: MessageRow[]) {
  const waiting = new Map(rows.filter(({ pending }) => pending).map((row) => [row.id, row.pendingMetadata]));
  const pending_messages = shown
    .filter(({ id }) => waiting.has(id))
    .map((message) => ({ message, metadata: waiting.get(message.id) ?? {} }));
  return { messages: shown, ...(pending_messages.length && { pending_messages }) };
}

function sliceOf(ids: string[], { limit, offset = 0 }: Slice = {}) {
  return ids.slice(offset, limit === undefined ? undefined : offset + limit);
}

interface Shown {
  page: MessagePage | undefined;
  messageLimit: number;
  own: Map<string, MemberRow>;
}
function messagesOf(
  call: ChatCall,
  rows: ChannelRow[],
  { page, messageLimit, own }: Shown,
): Promise<MessageRow[]> {
  const [only] = rows;
  const readerId = call.actorId;
  if (page && only) {
    const within = inChannel(only.cid, { hiddenBefore: hiddenBefore(only, own.get(only.cid)), readerId });
    return listMessages(call.db, within, page, messageLimit);
  }
  return latestMessages(
    call.db,
    rows.map((row) => row.cid),
    { limit: messageLimit, readerId },
  );
}

async function ownMemberships({ db, actorId }: ChatCall, cids: string[], loaded: MemberRow[]) {
  if (!actorId) return new Map<string, MemberRow>();
  const own = loaded.filter((member) => member.userId === actorId);
  const found = new Map(own.map((member) => [member.cid, member]));
  const rest = cids.filter((cid) => !found.has(cid));
  if (rest.length) for (const member of await membershipsIn(db, actorId, rest)) found.set(member.cid, member);
  return found;
}

async function memberCounts({ db }: ChatCall, cids: string[]) {
  const { rows } = await db.execute<{ cid: string; count: number }>(
    sql`select cid, count(*)::int as count from chat_members where cid = any(${sql.param(cids)}::text[]) group by cid`,
  );
  return new Map(rows.map(({ cid, count }) => [cid, count]));
}

type ReadRow = Awaited<ReturnType<typeof readsOf>>[number];
function presentRead(row: ReadRow, people: Map<string, ChatUser>): Read[] {
  const user = people.get(row.userId);
  if (!user) return [];
  return [
    {
      user,
      last_read: row.lastReadAt.toISOString(),
      unread_messages: row.unread,
      ...(row.lastReadMessageId !== null && { last_read_message_id: row.lastReadMessageId }),
      ...(row.lastDeliveredAt && { last_delivered_at: row.lastDeliveredAt.toISOString() }),
      ...(row.lastDeliveredMessageId !== null && { last_delivered_message_id: row.lastDeliveredMessageId }),
    },
  ];
}
