import { chatContract } from "#contract/chat/index.ts";
import type { ChannelState, Message } from "#contract/chat/shapes.ts";
import type { Calls } from "./calls.ts";
import { countsAsUnread } from "./channel-state.ts";
import { Store } from "./store.ts";
import type { Frame } from "./wire.ts";

const pageSize = 30;

/** A channel as a list shows it. */
export interface ListedChannel {
  cid: string;
  last: Message | null;
  unread: number;
  muted: boolean;
  hasDraft: boolean;
  people: ReadonlySet<string>;
  /** Who else is here now. */
  online: readonly string[];
}
export interface ChannelListSnapshot {
  /** The first page has come. */
  initialised: boolean;
  hasNext: boolean;
  loading: boolean;
  channels: ReadonlyMap<string, ListedChannel>;
}

/** The person's channels, kept true by events. */
export class ChannelList extends Store<ChannelListSnapshot> {
  private readonly calls: Calls;
  private readonly me: string;

  constructor(calls: Calls, me: string) {
    super({ initialised: false, hasNext: true, loading: false, channels: new Map() });
    this.calls = calls;
    this.me = me;
  }

  /** The next page; the first one begins anew. */
  async load({ anew = false } = {}) {
    const { loading, hasNext, channels } = this.getSnapshot();
    if (loading || (!anew && !hasNext)) return;
    this.change({ loading: true });
    const watch = this.calls.connectionId !== null;
    try {
      const page = await this.calls.call(chatContract.channels.queryChannels, {
        body: {
          filter_conditions: { members: { $in: [this.me] } },
          sort: [{ field: "last_message_at", direction: -1 }],
          limit: pageSize,
          offset: anew ? 0 : channels.size,
          message_limit: 1,
          watch,
          presence: watch,
        },
      });
      const known = anew ? new Map<string, ListedChannel>() : new Map(channels);
      for (const state of page.channels) known.set(state.channel.cid, listed(state, this.me));
      this.change({
        initialised: true,
        hasNext: page.channels.length >= pageSize,
        loading: false,
        channels: known,
      });
    } catch {
      this.change({ loading: false });
    }
  }

  hear(frame: Frame) {
    if (frame.type === "user.presence.changed") return this.heardPresence(frame);
    const { cid } = frame;
    const known = typeof cid === "string" ? this.getSnapshot().channels.get(cid) : undefined;
    if (!known) return;
    const changed = { ...known, ...changeOf(known, frame, this.me) };
    this.change({ channels: new Map(this.getSnapshot().channels).set(known.cid, changed) });
  }

  private heardPresence({ user }: Frame) {
    const { id, online } = user as { id: string; online: boolean };
    const channels = new Map(this.getSnapshot().channels);
    for (const [cid, channel] of channels) {
      if (!channel.people.has(id)) continue;
      const others = channel.online.filter((each) => each !== id);
      channels.set(cid, { ...channel, online: online ? [...others, id] : others });
    }
    this.change({ channels });
  }
}

function listed(state: ChannelState, me: string): ListedChannel {
  const others = state.members.filter((member) => member.user_id !== me);
  return {
    cid: state.channel.cid,
    last: state.messages.at(-1) ?? null,
    unread: state.read.find(({ user }) => user.id === me)?.unread_messages ?? 0,
    muted: state.channel.muted === true,
    hasDraft: Boolean(state.draft),
    people: new Set(others.map((member) => member.user_id)),
    online: others.filter((member) => member.user?.online).map((member) => member.user_id),
  };
}

function changeOf(known: ListedChannel, frame: Frame, me: string): Partial<ListedChannel> {
  const message = frame.message as Message | undefined;
  switch (frame.type) {
    case "message.new":
    case "notification.message_new": {
      if (!message || message.parent_id || message.id === known.last?.id) return {};
      return { last: message, unread: unreadWith(known, message, me) };
    }
    case "message.updated":
    case "message.deleted":
      return message && message.id === known.last?.id ? { last: message } : {};
    case "message.read":
      return (frame.user as { id?: string } | undefined)?.id === me && !frame.thread ? { unread: 0 } : {};
    case "notification.mark_unread":
      return { unread: Number(frame.unread_messages ?? known.unread) };
    case "draft.updated":
      return { hasDraft: true };
    case "draft.deleted":
      return { hasDraft: false };
    default:
      return {};
  }
}

function unreadWith({ unread }: ListedChannel, message: Message, me: string) {
  if (message.user?.id === me) return 0;
  return unread + (countsAsUnread(message, me) ? 1 : 0);
}
