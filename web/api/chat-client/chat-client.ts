import { chatContract } from "#contract/chat/index.ts";
import type { ChatUser, Message } from "#contract/chat/shapes.ts";
import { Calls, type Way } from "./calls.ts";
import { ChannelList } from "./channel-list.ts";
import { connectionAddress } from "./connection-address.ts";
import { Connection } from "./connection.ts";
import { type Handed, OpenChannel } from "./open-channel.ts";
import type { KeptMessages } from "./pending.ts";
import { Shared } from "./shared.ts";
import { SharedConnection } from "./shared-connection.ts";
import { Store } from "./store.ts";
import { Thread } from "./thread.ts";
import { ThreadList } from "./thread-list.ts";
import { type Frame, type ConnectionEvents, type Seen, tokenExpired, tokenRefused } from "./transport.ts";

export interface ChatSnapshot {
  state: "offline" | "connecting" | "online" | "refused";
  /** Unread messages over all channels, and how many channels have some. */
  unread: number;
  unreadChannels: number;
  /** Whom the person has blocked, once it was asked for. */
  blocked: ReadonlySet<string>;
}
interface Options extends Way {
  /** The person; fixed for the life of a client. */
  userId: string;
  /** Shares one connection with the browser's other tabs. */
  sharesConnection?: boolean;
  /** Where messages on their way outlive the page. */
  keptFor?: (name: string) => KeptMessages;
  /** The conversations and threads, by those names, of which messages do. */
  keptIn?: () => readonly string[];
  /** For tests: how long the first wait before another try is. */
  firstRetryMs?: number;
}
const serverFault = -1;
const tooManyCalls = 9;
const recoveredAtOnce = 30;
const cleanedEveryMs = 500;

/** A person's client of the chat service: one connection, any number of open channels, nothing lost and nothing doubled. */
export class ChatClient extends Store<ChatSnapshot> {
  readonly calls: Calls;
  readonly list: ChannelList;
  readonly threads: ThreadList;
  readonly userId: string;
  private readonly options: Options;
  private readonly connection: Connection | SharedConnection;
  private readonly open = new Shared<OpenChannel>();
  private readonly openThreads = new Shared<Thread>();
  private readonly listeners = new Set<(frame: Frame) => void>();
  private loading: ReturnType<typeof setTimeout> | undefined;
  private cleaning: ReturnType<typeof setInterval> | undefined;
  /** Whether a fresh token was asked for since the connection was last open. */
  private renewed = false;

  constructor(options: Options) {
    if (!options.userId) throw new Error('The "id" field on the user is missing');
    super({ state: "offline", unread: 0, unreadChannels: 0, blocked: new Set() });
    this.options = options;
    this.userId = options.userId;
    this.calls = new Calls(options);
    this.list = new ChannelList(this.calls, options.userId);
    this.threads = new ThreadList(this.calls, options.userId);
    const events: ConnectionEvents = {
      address: (path, resume) => this.address(path, resume),
      onFrame: (frame) => this.receive(frame),
      onOpen: (hello, resumed) => this.opened(hello, resumed),
      onLost: () => this.getSnapshot().state !== "refused" && this.change({ state: "connecting" }),
      onRefused: (code) => this.refused(code),
      ...(options.fetch && { fetch: options.fetch }),
      ...(options.firstRetryMs !== undefined && { firstRetryMs: options.firstRetryMs }),
    };
    this.connection = options.sharesConnection
      ? new SharedConnection(`chat:${options.userId}`, events)
      : new Connection(events);
  }

  connect(userId = this.userId) {
    if (userId !== this.userId)
      throw new Error("Disconnect before you connect for a different user, with a client of their own");
    if (this.cleaning) return;
    this.change({ state: "connecting" });
    this.connection.open();
    this.cleaning = setInterval(() => this.clean(), cleanedEveryMs);
  }

  /** Signing out: closes the connection and drops everything read over it. */
  disconnect() {
    clearTimeout(this.loading);
    clearInterval(this.cleaning);
    this.cleaning = undefined;
    this.connection.close();
    for (const { held } of this.open.values()) held.close();
    for (const { held } of this.openThreads.values()) held.close();
    this.open.clear();
    this.openThreads.clear();
    this.list.forget();
    this.threads.forget();
    this.calls.connectionId = null;
    this.calls.forgetToken();
    this.change({ state: "offline", unread: 0, unreadChannels: 0 });
  }

  /** Opens a channel for a screen; screens that show the same one share it. Let it go with `leave`. */
  enter(cid: string): OpenChannel {
    const [, id = "", ...more] = cid.split(":");
    if (!id || more.length) throw new Error(`${cid}: a channel's group or id may not contain ':'`);
    const isNew = !this.open.has(cid);
    const channel = this.open.enter(cid, () => new OpenChannel(cid, this.handed()));
    if (isNew && this.getSnapshot().state === "online") this.load(channel);
    return channel;
  }

  /** A channel that some screen has open. */
  channelOf(cid: string): OpenChannel | null {
    return this.open.get(cid)?.held ?? null;
  }

  /** Kept until the next cleaning, so that going from screen to screen reads nothing twice. */
  leave(cid: string) {
    this.open.leave(cid);
  }

  /** Opens a thread for a screen; let it go with `leaveThread`. */
  enterThread(id: string, cid: string): Thread {
    return this.openThreads.enter(id, () => new Thread({ id, cid }, this.handed()));
  }
  threadOf(id: string): Thread | null {
    return this.openThreads.get(id)?.held ?? null;
  }
  leaveThread(id: string) {
    this.openThreads.leave(id);
  }

  /** Hears every event, for lists and counts outside the open channels. */
  onEvent(listener: (frame: Frame) => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Blocks someone, or takes it back. */
  async block(userId: string, wanted: boolean) {
    const { blockUser, unblockUser } = chatContract.users;
    await this.calls.call(wanted ? blockUser : unblockUser, { body: { blocked_user_id: userId } });
    await this.readBlocked();
  }
  async readBlocked() {
    const { blocks } = await this.calls.call(chatContract.users.getBlockedUsers, {});
    this.change({ blocked: new Set(blocks.map((block) => block.blocked_user_id)) });
  }

  /** Messages of one channel with these words, the newest first. */
  async search(cid: string, words: string): Promise<Message[]> {
    const payload = JSON.stringify({ filter_conditions: { cid }, query: words, limit: 50 });
    const { results } = await this.calls.call(chatContract.messages.search, { query: { payload } });
    return results.map(({ message }) => message);
  }

  /** Tries at once instead of waiting: the network is back, or the tab is. */
  retryNow = () => this.connection.retryNow();

  private handed(): Handed {
    const { firstRetryMs = 1000, keptFor } = this.options;
    const receive = (frame: Frame) => this.receive(frame);
    return { calls: this.calls, me: this.userId, firstRetryMs, keptFor, receive };
  }

  private async address(path: "connect" | "longpoll", resume: Seen | null) {
    return connectionAddress(path, { ...this.options, token: await this.calls.token(), resume });
  }

  /** A resumed connection brings what was missed; after any other the open channels are read again. */
  private opened(hello: Frame, resumed: boolean) {
    this.calls.connectionId = String(hello.connection_id);
    this.takeTotals((hello.me ?? {}) as Frame);
    this.threads.receive({ ...(hello.me as object), type: hello.type });
    this.renewed = false;
    this.change({ state: "online" });
    this.sendLeft();
    if (resumed) for (const { held } of this.open.values()) this.loadIfNever(held);
    else void this.recover();
  }

  /** Sends what an earlier page couldn’t, on any screen. */
  private sendLeft() {
    const { keptIn, keptFor } = this.options;
    for (const name of keptIn?.() ?? []) {
      if (
        !keptFor?.(name)
          .read()
          .some(({ state }) => state === "sending")
      )
        continue;
      const [cid = "", thread] = name.split("/");
      if (thread) {
        this.enterThread(thread, cid);
        this.leaveThread(thread);
      } else {
        this.enter(cid);
        this.leave(cid);
      }
    }
  }

  /** Channels that are open are read again and watched, thirty at once; lists and threads follow. */
  private async recover() {
    const known = [...this.open.values()].map(({ held }) => held);
    for (const channel of known) this.loadIfNever(channel);
    const active = known.filter((channel) => channel.getSnapshot().state === "ready");
    for (let start = 0; start < active.length; start += recoveredAtOnce)
      await this.readAgain(active.slice(start, start + recoveredAtOnce));
    if (this.list.getSnapshot().initialised) void this.list.load({ anew: true });
    const threads = this.threads.getSnapshot();
    if (threads.ready) this.threads.reload();
    for (const { held } of this.openThreads.values()) held.becomeStale();
  }

  private async readAgain(channels: OpenChannel[]) {
    const cids = channels.map(({ cid }) => cid);
    const asked = new Map(channels.map((channel) => [channel.cid, channel.ask()]));
    try {
      const { channels: states } = await this.calls.call(chatContract.channels.queryChannels, {
        body: {
          filter_conditions: { cid: { $in: cids } },
          limit: recoveredAtOnce,
          watch: true,
          presence: true,
        },
      });
      for (const state of states) {
        const { cid } = state.channel;
        this.open.get(cid)?.held.take(state, asked.get(cid)!);
      }
      const answered = new Set(states.map((state) => state.channel.cid));
      for (const channel of channels) if (!answered.has(channel.cid)) this.load(channel);
    } catch {
      for (const channel of channels) this.load(channel);
    } finally {
      for (const channel of channels) channel.settle(asked.get(channel.cid)!);
    }
  }

  private loadIfNever(channel: OpenChannel) {
    if (channel.getSnapshot().state === "loading") this.load(channel);
  }

  private load(channel: OpenChannel) {
    channel.load().catch(() => {
      const again = () => this.getSnapshot().state === "online" && this.load(channel);
      this.loading = setTimeout(again, this.options.firstRetryMs ?? 1000);
    });
  }

  /** A revoked token may have a successor, which is asked for once; a guest's has none. */
  private refused(code: number) {
    const renews = !this.options.guest && (code === tokenExpired || (code === tokenRefused && !this.renewed));
    if (renews) this.calls.forgetToken();
    if (code === tokenRefused) this.renewed = true;
    const again = renews || code === serverFault || code === tooManyCalls;
    if (!again) this.change({ state: "refused" });
    return again;
  }

  private receive(frame: Frame) {
    this.takeTotals(frame);
    if (typeof frame.cid === "string") {
      this.open.get(frame.cid)?.held.receive(frame);
      for (const { held } of this.openThreads.values()) if (held.cid === frame.cid) held.receive(frame);
    }
    if (frame.type === "user.presence.changed" || frame.type === "user.updated")
      for (const { held } of this.open.values()) held.takeUser(frame.user as ChatUser);
    if (frame.type === "notification.channel_mutes_updated") this.takeMutes(frame.me as Frame);
    this.list.receive(frame);
    this.threads.receive(frame);
    for (const listener of this.listeners) listener(frame);
  }

  /** Muting counts in all tabs and on all devices. */
  private takeMutes({ channel_mutes: mutes }: Frame) {
    const muted = new Set((mutes as { channel: { cid: string } }[]).map(({ channel }) => channel.cid));
    for (const { held } of this.open.values()) held.takeMutes(muted);
    this.list.takeMutes(muted);
  }

  private takeTotals({ total_unread_count: unread, unread_channels: unreadChannels }: Frame) {
    if (typeof unread === "number" && typeof unreadChannels === "number")
      this.change({ unread, unreadChannels });
  }

  /** Twice a second: typing that fell silent, and what no screen shows anymore. */
  private clean() {
    const closed = new Set(this.open.clean());
    for (const { held } of this.openThreads.values()) if (closed.has(held.cid)) held.becomeStale();
    this.openThreads.clean();
  }
}
