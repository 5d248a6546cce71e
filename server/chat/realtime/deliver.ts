import type { Database } from "#server/database/open.ts";
import type { ChannelTypes } from "../protocol/services.ts";
import { type Connection, expectSeveral } from "./connection.ts";
import { MemberCache, subjectOf } from "./member-cache.ts";
import { OwnMarks } from "./own-marks.ts";
import type { Registry } from "./registry.ts";
import { SharedEvent } from "./shared-event.ts";
import type { StoredEvent } from "./stored-events.ts";
import { UnreadCache } from "./unread-cache.ts";

interface MessagePayload {
  user?: { id: string } | null;
  parent_id?: string;
  show_in_channel?: boolean;
  restricted_visibility?: string[];
}
const sentInOneTurn = 3000;
const notifications: Record<string, string> = {
  "message.new": "notification.message_new",
  "channel.deleted": "notification.channel_deleted",
  "channel.truncated": "notification.channel_truncated",
  "member.added": "notification.added_to_channel",
  "member.removed": "notification.removed_from_channel",
  "user.messages.deleted": "user.messages.deleted",
};

/** Sends stored events to the connections of this process: everything to watchers, a notification to the other members it concerns. */
export class Delivery {
  readonly members: MemberCache;
  readonly unread: UnreadCache;
  private readonly marks: OwnMarks;
  private sent = 0;
  /** How many had been sent at the last yield. */
  private pausedAt = 0;
  private readonly registry: Registry;
  private readonly types: ChannelTypes;
  private readonly watcherCount: (cid: string) => number;

  constructor(db: Database, registry: Registry, types: ChannelTypes, watcherCount: (cid: string) => number) {
    this.members = new MemberCache(db);
    this.unread = new UnreadCache(db);
    this.marks = new OwnMarks(db);
    this.registry = registry;
    this.types = types;
    this.watcherCount = watcherCount;
  }

  /** Everything is read first, so that a failing database leaves nothing half delivered. Returns how many frames were sent. */
  async deliver(events: StoredEvent[]): Promise<number> {
    if (!events.length) return 0;
    const before = this.sent;
    await this.types.fresh();
    await this.members.load(new Set(events.map((event) => event.cid)));
    const newMessages = events.filter((event) => event.type === "message.new");
    await this.unread.load(
      newMessages.flatMap((event) => [
        ...this.connected(this.members.of(event.cid)),
        ...repliersOf(event).filter((id) => this.registry.ofUser(id).size),
      ]),
    );
    await this.marks.load(events, this.watching(events));
    expectSeveral(events.length > 1);
    for (const event of events) {
      if (this.sent - this.pausedAt > sentInOneTurn) await this.pause();
      this.members.apply(event);
      const inside = this.insideOf(event);
      this.unread.apply(event, inside);
      this.send(event, inside);
      if (event.type === "channel.deleted") this.members.forget(event.cid);
    }
    expectSeveral(false);
    return this.sent - before;
  }

  /** Sending to many takes time; requests and sockets run in between. */
  private async pause() {
    this.pausedAt = this.sent;
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Without connections nothing is sent, but the cached members and counts are dropped. */
  forget(events: StoredEvent[]) {
    for (const { cid } of events) this.members.forget(cid);
    this.unread.forgetAll();
  }

  private insideOf(event: StoredEvent): ReadonlySet<string> {
    const former = event.payload.former_member_ids;
    return Array.isArray(former) ? new Set(former as string[]) : this.members.of(event.cid);
  }

  private connected(members: ReadonlySet<string>): string[] {
    const { registry } = this;
    if (members.size < registry.people) return [...members].filter((id) => registry.ofUser(id).size);
    return registry.userIds().filter((id) => members.has(id));
  }

  private watching(events: StoredEvent[]): string[] {
    const connections = events.flatMap(({ cid }) => [...this.registry.watchersOf(cid)]);
    return [...new Set(connections.map(({ userId }) => userId))];
  }

  private send(event: StoredEvent, inside: ReadonlySet<string>) {
    const { registry } = this;
    const { former_member_ids: _, ...payload } = event.payload;
    const shared = new SharedEvent(
      event.type === "message.new" ? { ...payload, watcher_count: this.watcherCount(event.cid) } : payload,
    );
    const receivers = subscribersOf(event);
    const reached = new Set<Connection>();
    const counted = event.type === "message.new";
    for (const connection of registry.watchersOf(event.cid)) {
      if (!this.readable(event, connection, inside) || (receivers && !receivers.has(connection.userId)))
        continue;
      reached.add(connection);
      this.sent += 1;
      const own = counted ? null : this.marks.seenBy(connection.userId, payload);
      if (own) connection.send(new SharedEvent(own));
      else connection.send(shared, counted ? this.unread.totalsOf(connection.userId) : undefined);
    }
    this.notify(event, { payload, inside: receivers ? inside.intersection(receivers) : inside, reached });
    if (event.type === "member.removed") registry.unwatchUser(subjectOf(event), event.cid);
  }

  private readable(event: StoredEvent, { caller, userId }: Connection, members: ReadonlySet<string>) {
    if (caller.kind === "server" || members.has(userId)) return true;
    if (event.type === "member.removed" && subjectOf(event) === userId) return true;
    return this.types.find(event.cid.split(":", 1)[0]!)?.readableBy === "everyone";
  }

  /** Members who are not watching get a notification of what concerns them. */
  private notify(event: StoredEvent, { payload, inside, reached }: Around) {
    const type = notificationOf(event);
    if (!type) return;
    const shared = new SharedEvent({ ...payload, type });
    const one = theOneOf(event);
    for (const userId of one ? [one] : this.connected(inside))
      for (const connection of this.registry.ofUser(userId))
        if (!reached.has(connection) && concerns(event, userId))
          connection.send(shared, one ? undefined : this.unread.totalsOf(userId));
    this.notifyThread(event, payload, inside);
  }

  /** Participants of a thread get a notification of each reply, watching or not; they are few, so those with equal counts share a frame. */
  private notifyThread(event: StoredEvent, payload: Record<string, unknown>, inside: ReadonlySet<string>) {
    const message = event.payload.message as MessagePayload | undefined;
    if (event.type !== "message.new" || !message?.parent_id) return;
    const receivers = subscribersOf(event);
    const here = repliersOf(event).filter(
      (id) => id !== message.user?.id && this.registry.ofUser(id).size && (!receivers || receivers.has(id)),
    );
    const type = "notification.thread_message_new";
    for (const [unread_thread_messages, some] of Map.groupBy(here, (id) => this.unread.repliesOf(id))) {
      const shared = new SharedEvent({
        ...payload,
        type,
        thread_id: message.parent_id,
        unread_thread_messages,
      });
      for (const id of some)
        for (const connection of this.registry.ofUser(id))
          if (this.readable(event, connection, inside)) connection.send(shared, this.unread.totalsOf(id));
    }
  }
}

interface Around {
  payload: Record<string, unknown>;
  inside: ReadonlySet<string>;
  reached: Set<Connection>;
}

/** An invitation has a notification type of its own. */
function notificationOf(event: StoredEvent) {
  const member = event.payload.member as { invited?: boolean; invite_accepted_at?: string } | undefined;
  if (event.type === "member.added" && member?.invited && !member.invite_accepted_at)
    return "notification.invited";
  return notifications[event.type];
}

/** The only user a notification concerns, member or not; null where it concerns all members. */
function theOneOf(event: StoredEvent) {
  if (event.type.startsWith("member.")) return subjectOf(event);
  return event.type === "user.messages.deleted" ? ((event.payload as MessagePayload).user?.id ?? null) : null;
}

/** The only users who may receive a message; null where all members may. */
export function subscribersOf(event: Pick<StoredEvent, "payload">): Set<string> | null {
  const message = event.payload.message as MessagePayload | undefined;
  if (!message?.restricted_visibility?.length) return null;
  return new Set([...message.restricted_visibility, message.user?.id ?? ""]);
}

/** The participants of a reply's thread. */
function repliersOf({ type, payload }: StoredEvent): string[] {
  if (type !== "message.new" || !(payload.message as MessagePayload | undefined)?.parent_id) return [];
  return ((payload.thread_participants ?? []) as { id: string }[]).map(({ id }) => id);
}

/** A reply concerns the participants of its thread, who get a notification of its own. */
function concerns(event: StoredEvent, userId: string) {
  const message = event.payload.message as MessagePayload | undefined;
  if (!message?.parent_id || message.show_in_channel) return true;
  const participants = event.payload.thread_participants as { id: string }[] | undefined;
  return participants?.some(({ id }) => id === userId) ?? false;
}
