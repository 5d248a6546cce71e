import { chatContract } from "#contract/chat/index.ts";
import type { ChannelState, Draft, Message } from "#contract/chat/shapes.ts";
import type { Calls } from "./calls.ts";
import { countsAsUnread } from "./first-unread.ts";
import { noteTrouble } from "./log-failure.ts";
import { Store } from "./store.ts";
import type { Frame } from "./transport.ts";

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

const nothing: ChannelListSnapshot = {
  initialised: false,
  hasNext: true,
  loading: false,
  channels: new Map(),
};
/** Several of one moment are asked for at once. */
const askedAfterMs = 50;
const askedAtOnce = 30;
const triedAgainAfterMs = 5000;
/** Events that show in a row of the list. */
const changesRows = /^(message|draft|channel|member|notification)\./;

/** The person's channels, kept true by events. */
export class ChannelList extends Store<ChannelListSnapshot> {
  private readonly calls: Calls;
  private readonly me: string;
  private readonly wanted = new Set<string>();
  private asking: ReturnType<typeof setTimeout> | undefined;
  /** How many answers are awaited, and which channels got events meanwhile. */
  private reads = 0;
  private readonly heardMeanwhile = new Set<string>();

  constructor(calls: Calls, me: string) {
    super(nothing);
    this.calls = calls;
    this.me = me;
  }

  /** The next page; the first one begins anew. */
  load({ anew = false } = {}) {
    const { loading, hasNext } = this.getSnapshot();
    if (loading || (!anew && !hasNext)) return Promise.resolve();
    this.change({ loading: true });
    return this.reading(() => this.readPage(anew));
  }

  private async readPage(anew: boolean) {
    const { channels } = this.getSnapshot();
    try {
      const page = await this.query({ members: { $in: [this.me] } }, anew ? 0 : channels.size);
      const known = anew ? new Map<string, ListedChannel>() : new Map(this.getSnapshot().channels);
      for (const state of page) known.set(state.channel.cid, listed(state, this.me));
      const hasMore = page.length >= pageSize;
      this.change({ initialised: true, hasNext: hasMore, loading: false, channels: known });
    } catch (error) {
      noteTrouble("Couldn’t load your conversations", error);
      this.change({ loading: false });
    }
  }

  receive(frame: Frame) {
    if (frame.type === "user.presence.changed") return this.heardPresence(frame);
    const { cid } = frame;
    if (typeof cid !== "string") return;
    if (this.reads > 0 && changesRows.test(frame.type)) this.heardMeanwhile.add(cid);
    if (!this.getSnapshot().initialised) return;
    const known = this.getSnapshot().channels.get(cid);
    if (endsFor(frame, this.me)) return known && this.drop(cid);
    if (needsLook(frame, known, this.me)) return this.ask(cid);
    if (known) this.put({ ...known, ...changeOf(known, frame, this.me) });
  }

  takeMutes(muted: ReadonlySet<string>) {
    const channels = [...this.getSnapshot().channels.values()];
    this.change({
      channels: new Map(channels.map((each) => [each.cid, { ...each, muted: muted.has(each.cid) }])),
    });
  }

  /** Signing out: nothing of it stays. */
  forget() {
    clearTimeout(this.asking);
    this.asking = undefined;
    this.wanted.clear();
    this.heardMeanwhile.clear();
    this.change(nothing);
  }

  /** Reads channels that are new here, or whose state an event does not carry whole. */
  private ask(cid: string) {
    this.wanted.add(cid);
    this.askSoon(askedAfterMs);
  }

  private askSoon(afterMs: number) {
    this.asking ??= setTimeout(() => void this.reading(() => this.readWanted()), afterMs);
  }

  /** What was read may be older than an event that came meanwhile, so that channel is read once more. */
  private async reading(read: () => Promise<void>) {
    this.reads += 1;
    await read();
    this.reads -= 1;
    if (this.reads > 0) return;
    for (const cid of this.heardMeanwhile) this.ask(cid);
    this.heardMeanwhile.clear();
  }

  private async readWanted() {
    this.asking = undefined;
    const cids = [...this.wanted].slice(0, askedAtOnce);
    for (const cid of cids) this.wanted.delete(cid);
    if (this.wanted.size) this.askSoon(askedAfterMs);
    try {
      const page = await this.query({ cid: { $in: cids }, members: { $in: [this.me] } }, 0);
      for (const state of page) this.put(listed(state, this.me));
      const found = new Set(page.map(({ channel }) => channel.cid));
      for (const cid of cids) if (!found.has(cid)) this.drop(cid);
    } catch (error) {
      noteTrouble("Couldn’t load a conversation", error);
      // What could not be read is wanted still.
      for (const cid of cids) this.wanted.add(cid);
      this.askSoon(triedAgainAfterMs);
    }
  }

  private async query(filter: Record<string, unknown>, offset: number) {
    const watch = this.calls.connectionId !== null;
    const { channels } = await this.calls.call(chatContract.channels.queryChannels, {
      body: {
        filter_conditions: filter,
        sort: [{ field: "last_message_at", direction: -1 }],
        limit: pageSize,
        offset,
        message_limit: 1,
        watch,
        presence: watch,
      },
    });
    return channels;
  }

  private put(channel: ListedChannel) {
    this.change({ channels: new Map(this.getSnapshot().channels).set(channel.cid, channel) });
  }
  private drop(cid: string) {
    const channels = new Map(this.getSnapshot().channels);
    channels.delete(cid);
    this.change({ channels });
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

function concernsMe({ member }: Frame, me: string) {
  return (member as { user_id?: string } | undefined)?.user_id === me;
}

/** The channel is no longer one's own. */
function endsFor(frame: Frame, me: string) {
  const { type } = frame;
  if (type === "member.removed") return concernsMe(frame, me);
  return /^(channel\.(deleted|hidden)|notification\.(channel_deleted|removed_from_channel))$/.test(type);
}

/** Of a channel that is not listed: it is one's own now. Watchers get the member event instead of the notification. */
function isNews(frame: Frame, me: string) {
  if (frame.type === "member.added") return concernsMe(frame, me);
  return /^(message\.(new|read)|channel\.visible|notification\.(message_new|added_to_channel|invited|mark_unread))$/.test(
    frame.type,
  );
}

/** A new channel, or a change whose event does not say what is the last message and unread now. */
function needsLook(frame: Frame, known: ListedChannel | undefined, me: string) {
  if (!known) return isNews(frame, me);
  const { type, message, ...more } = frame;
  if (type === "message.read" && known.last && known.last.id !== more.last_read_message_id)
    return countsAsUnread(known.last, me);
  if (type === "message.deleted")
    return known.unread > 0 || (message as Message | undefined)?.id === known.last?.id;
  return /(message\.undeleted|channel[._]truncated|user\.messages\.deleted)$/.test(type);
}

function changeOf(known: ListedChannel, frame: Frame, me: string): Partial<ListedChannel> {
  const message = frame.message as Message | undefined;
  switch (frame.type) {
    case "message.new":
    case "notification.message_new": {
      if (!message || message.id === known.last?.id) return {};
      if (message.parent_id) return message.show_in_channel ? { last: message } : {};
      return { last: message, unread: known.unread + (countsAsUnread(message, me) ? 1 : 0) };
    }
    case "message.updated":
      return message && message.id === known.last?.id ? { last: message } : {};
    case "message.read":
      return (frame.user as { id?: string } | undefined)?.id === me && !frame.thread ? { unread: 0 } : {};
    case "notification.mark_unread":
      if (frame.thread_id) return {};
      return { unread: Number(frame.unread_messages ?? known.unread) };
    case "draft.updated":
    case "draft.deleted":
      return ofThread(frame) ? {} : { hasDraft: frame.type === "draft.updated" };
    default:
      return {};
  }
}

function ofThread({ draft }: Frame) {
  return Boolean((draft as Draft | undefined)?.parent_id);
}
