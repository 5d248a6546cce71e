import type { ChannelState, ChatUser, Read } from "#contract/chat/shapes.ts";
import { sql } from "drizzle-orm";
import type { ChatCall } from "../context.ts";
import { type MessagePage, inChannel, listMessages } from "../messages/list-messages.ts";
import { presentMessages } from "../messages/present-message.ts";
import { type MessageRow, latestMessages, pinnedMessages } from "../messages/queries.ts";
import { usersById } from "../users/queries.ts";
import { presentChannelFor, presentMember } from "./present-channel.ts";
import { type ChannelRow, type MemberRow, membersOf, membershipsIn, readsOf } from "./queries.ts";

interface Wanted {
  state: boolean;
  messageLimit: number;
  memberLimit: number;
  /** For one channel: which page of its messages. */
  page?: MessagePage | undefined;
}

/** Channels as their reader opens them: messages, members, reads, in a handful of queries whatever their number. */
export async function channelStates(
  call: ChatCall,
  rows: ChannelRow[],
  { state, messageLimit, memberLimit, page }: Wanted,
): Promise<ChannelState[]> {
  if (!rows.length) return [];
  const { db, actorId } = call;
  const now = call.now();
  const cids = rows.map((row) => row.cid);
  const [members, reads, counts] = await Promise.all([
    membersOf(db, cids, Math.max(memberLimit, 1)),
    readsOf(db, cids),
    memberCounts(call, cids),
  ]);
  const own = await ownMemberships(call, cids, members);
  const messages = state ? await messagesOf(call, rows, { page, messageLimit, own }) : [];
  const pinned = state ? await pinnedMessages(db, cids) : [];
  const [shown, shownPinned, people] = await Promise.all([
    presentMessages(db, messages, { readerId: actorId, now }),
    presentMessages(db, pinned, { readerId: actorId, now }),
    usersById(
      db,
      [
        ...rows.map((row) => row.createdById),
        ...members.map((row) => row.userId),
        ...reads.map((row) => row.userId),
      ],
      now,
    ),
  ]);
  return rows.map((row) => {
    const member = own.get(row.cid);
    const visible = (message: { cid: string; created_at: string }) =>
      message.cid === row.cid &&
      !(member?.hideMessagesBefore && message.created_at < member.hideMessagesBefore.toISOString());
    return {
      channel: presentChannelFor(call, { row, member, people, memberCount: counts.get(row.cid) ?? 0 }),
      messages: shown.filter(visible),
      pinned_messages: shownPinned.filter(visible).slice(-10),
      members: memberLimit
        ? members.filter(({ cid }) => cid === row.cid).map((each) => presentMember(each, people))
        : [],
      membership: member ? presentMember(member, people) : null,
      read: reads.filter(({ cid }) => cid === row.cid).flatMap((read) => presentRead(read, people)),
      watcher_count: call.hub.watcherCount(row.cid),
      threads: [],
      ...(member?.hiddenAt && { hidden: true }),
      ...(member?.hideMessagesBefore && { hide_messages_before: member.hideMessagesBefore.toISOString() }),
    };
  });
}

function messagesOf(
  call: ChatCall,
  rows: ChannelRow[],
  {
    page,
    messageLimit,
    own,
  }: { page: MessagePage | undefined; messageLimit: number; own: Map<string, MemberRow> },
): Promise<MessageRow[]> {
  const [only] = rows;
  if (page && only)
    return listMessages(
      call.db,
      inChannel(only.cid, own.get(only.cid)?.hideMessagesBefore),
      page,
      messageLimit,
    );
  return latestMessages(
    call.db,
    rows.map((row) => row.cid),
    messageLimit,
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
    },
  ];
}
