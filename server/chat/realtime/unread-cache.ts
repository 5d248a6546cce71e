import { sql } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { unreadAfter } from "../store/channels/queries.ts";
import { type Totals, mutedBy, unreadThreads } from "../store/users/unread.ts";
import type { StoredEvent } from "./stored-events.ts";

interface Counted {
  count: number;
  /** The channel's number at which it was counted. */
  asOf: number;
}
interface InChannel extends Counted {
  muted: boolean;
}
interface OfOne {
  channels: Map<string, InChannel>;
  threads: Map<string, Counted>;
  total: number;
  unreadChannels: number;
  unreadThreads: number;
  unreadReplies: number;
}
const nothing = { total: 0, unreadChannels: 0, unreadThreads: 0, unreadReplies: 0 };
/** Events after which unread counts must be read again. */
const recount = new Set([
  "message.deleted",
  "message.undeleted",
  "channel.updated",
  "channel.truncated",
  "channel.deleted",
  "user.messages.deleted",
]);
const most = 20_000;

/**
 * Unread counts of the users connected here: counted by the database once, then updated as messages arrive.
 * Reading, muting and deleting drop them. Counts by the rule of `unreadAfter`.
 */
export class UnreadCache {
  private readonly db: Database;
  private known = new Map<string, OfOne>();
  private loading = new Set<string>();

  constructor(db: Database) {
    this.db = db;
  }

  async load(userIds: Iterable<string>) {
    const unknown = [...new Set(userIds)].filter((id) => !this.known.has(id));
    if (!unknown.length) return;
    if (this.known.size > most) this.known.clear();
    for (const id of unknown) this.loading.add(id);
    const found = new Map<string, OfOne>(
      unknown.map((id) => [id, { channels: new Map(), threads: new Map(), ...nothing }]),
    );
    for (const row of await this.count(unknown)) {
      const one = found.get(row.user_id)!;
      const muted = row.muted;
      one.channels.set(row.cid, { count: row.unread, asOf: Number(row.sequence), muted });
      if (!row.unread || muted) continue;
      one.total += row.unread;
      one.unreadChannels += 1;
    }
    for (const { userId, parentId, unread, asOf } of await unreadThreads(this.db, unknown))
      setReplies(found.get(userId)!, parentId, { count: unread, asOf });
    // Users who read a channel meanwhile are counted again next time.
    for (const [id, one] of found) if (this.loading.delete(id)) this.known.set(id, one);
  }

  private async count(userIds: string[]) {
    const { rows } = await this.db.execute<{
      user_id: string;
      cid: string;
      sequence: string;
      unread: number;
      muted: boolean;
    }>(sql`select chat_reads.user_id, chat_reads.cid, c.sequence,
        ${mutedBy(sql`chat_reads.user_id`, sql`chat_reads.cid`, new Date())} as muted,
        case when c.sequence > chat_reads.last_read_sequence then ${unreadAfter} else 0 end as unread
      from chat_reads join chat_channels c on c.cid = chat_reads.cid
      where chat_reads.user_id = any(${sql.param(userIds)}::text[]) and c.deleted_at is null`);
    return rows;
  }

  /** Drops the cached counts of a user who read, muted or left. */
  forget(userId: string) {
    this.known.delete(userId);
    this.loading.delete(userId);
  }

  forgetAll() {
    this.known.clear();
  }

  totalsOf(userId: string): Totals | undefined {
    const one = this.known.get(userId);
    if (!one) return undefined;
    return {
      total_unread_count: one.total,
      unread_channels: one.unreadChannels,
      unread_threads: one.unreadThreads,
      unread_count: one.total,
    };
  }

  /** Unread replies over all their threads. */
  repliesOf(userId: string) {
    return this.known.get(userId)?.unreadReplies ?? 0;
  }

  /** Applies an event to the cached counts of its channel's members. */
  apply(event: StoredEvent, members: Iterable<string>) {
    if (recount.has(event.type)) for (const userId of members) this.forget(userId);
    if (event.type === "member.removed" || event.type === "member.added")
      this.forget((event.payload.member as { user_id: string }).user_id);
    if (event.type !== "message.new") return;
    const message = event.payload.message as CountedMessage;
    if (message.silent || message.shadowed) return;
    const author = message.user?.id;
    const only = message.restricted_visibility?.length ? new Set(message.restricted_visibility) : null;
    if (message.parent_id) {
      for (const { id } of (event.payload.thread_participants ?? []) as { id: string }[])
        if (!only || only.has(id) || id === author)
          this.countReply(id, event, { parentId: message.parent_id, own: id === author });
      return;
    }
    if (message.type === "system") return;
    for (const userId of members)
      if (userId !== author && (!only || only.has(userId))) this.countOne(userId, event);
  }

  /** The author of a reply has read the thread up to it. */
  private countReply(
    userId: string,
    { sequence }: StoredEvent,
    { parentId, own }: { parentId: string; own: boolean },
  ) {
    const one = this.known.get(userId);
    const thread = one?.threads.get(parentId);
    if (!one || (thread && sequence <= thread.asOf)) return;
    setReplies(one, parentId, { count: own ? 0 : (thread?.count ?? 0) + 1, asOf: sequence });
  }

  private countOne(userId: string, { cid, sequence }: StoredEvent) {
    const one = this.known.get(userId);
    if (!one) return;
    const channel = one.channels.get(cid);
    if (!channel || sequence <= channel.asOf) return;
    channel.asOf = sequence;
    channel.count += 1;
    if (channel.muted) return;
    one.total += 1;
    if (channel.count === 1) one.unreadChannels += 1;
  }
}

function setReplies(one: OfOne, parentId: string, counted: Counted) {
  const before = one.threads.get(parentId)?.count ?? 0;
  one.threads.set(parentId, counted);
  one.unreadReplies += counted.count - before;
  one.unreadThreads += Number(counted.count > 0) - Number(before > 0);
}

interface CountedMessage {
  user: { id: string } | null;
  type: string;
  silent: boolean;
  shadowed: boolean;
  parent_id?: string;
  restricted_visibility?: string[];
}
