import { Calls, type Way } from "./calls.ts";
import { OpenChannel } from "./open-channel.ts";
import { ChatSocket, type Frame } from "./socket.ts";
import { Store } from "./store.ts";

export interface ChatSnapshot {
  state: "offline" | "connecting" | "online" | "refused";
  /** Unread messages over all channels, and how many channels have some. */
  unread: number;
  unreadChannels: number;
}
interface Options extends Way {
  /** The person; fixed for the life of a client. */
  userId: string;
  /** For tests: how long the first wait before another try is. */
  firstRetryMs?: number;
}
const tokenExpired = 40;
const serverFault = -1;
const tooManyCalls = 9;

/** The person's line to the chat service: one socket, any number of open channels, nothing lost and nothing doubled. */
export class ChatClient extends Store<ChatSnapshot> {
  readonly calls: Calls;
  private readonly options: Options;
  private readonly socket: ChatSocket;
  private readonly open = new Map<string, { channel: OpenChannel; users: number }>();
  private readonly listeners = new Set<(frame: Frame) => void>();
  private loading: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    super({ state: "offline", unread: 0, unreadChannels: 0 });
    this.options = options;
    this.calls = new Calls(options);
    this.socket = new ChatSocket({
      address: (resume) => this.address(resume),
      onFrame: (frame) => this.hear(frame),
      onOpen: (hello, resumed) => this.opened(hello, resumed),
      onLost: () => this.getSnapshot().state !== "refused" && this.change({ state: "connecting" }),
      onRefused: (code) => this.refused(code),
      ...(options.firstRetryMs !== undefined && { firstRetryMs: options.firstRetryMs }),
    });
  }

  connect() {
    if (this.getSnapshot().state === "online") return;
    this.change({ state: "connecting" });
    this.socket.open();
  }

  /** Signing out: the socket goes, and everything that was kept with it. */
  disconnect() {
    clearTimeout(this.loading);
    this.socket.close();
    for (const { channel } of this.open.values()) channel.close();
    this.open.clear();
    this.calls.connectionId = null;
    this.calls.forgetToken();
    this.change({ state: "offline", unread: 0, unreadChannels: 0 });
  }

  /** Opens a channel for a screen; screens that show the same one share it. Let it go with `leave`. */
  enter(cid: string): OpenChannel {
    const standing = this.open.get(cid);
    if (standing) {
      standing.users += 1;
      return standing.channel;
    }
    const { userId: me, firstRetryMs = 1000 } = this.options;
    const channel = new OpenChannel(cid, { calls: this.calls, me, firstRetryMs });
    this.open.set(cid, { channel, users: 1 });
    if (this.getSnapshot().state === "online") this.load(channel);
    return channel;
  }

  /** A channel that some screen has open. */
  channelOf(cid: string): OpenChannel | null {
    return this.open.get(cid)?.channel ?? null;
  }

  leave(cid: string) {
    const standing = this.open.get(cid);
    if (!standing || --standing.users > 0) return;
    standing.channel.close();
    this.open.delete(cid);
  }

  /** Hears every event, for lists and counts outside the open channels. */
  onEvent(listener: (frame: Frame) => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Tries at once instead of waiting: the network is back, or the tab is. */
  hurry = () => this.socket.hurry();

  private async address(resume: { connectionId: string; sequence: number } | null) {
    const base = new URL(`${this.options.url}/connect`);
    base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
    base.search = new URLSearchParams({
      api_key: this.options.apiKey,
      authorization: await this.calls.token(),
      "stream-auth-type": "jwt",
      json: JSON.stringify({
        user_details: { id: this.options.userId },
        server_determines_connection_id: true,
      }),
      ...(resume && { connection_id: resume.connectionId, last_sequence: String(resume.sequence) }),
    }).toString();
    return base.href;
  }

  /** A resumed socket brings what was missed by itself; after any other the open channels are read anew. */
  private opened(hello: Frame, resumed: boolean) {
    this.calls.connectionId = String(hello.connection_id);
    this.takeTotals((hello.me ?? {}) as Frame);
    this.change({ state: "online" });
    if (resumed) for (const { channel } of this.open.values()) this.loadIfNever(channel);
    else for (const { channel } of this.open.values()) this.load(channel);
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

  private refused(code: number) {
    if (code === tokenExpired) this.calls.forgetToken();
    const again = code === tokenExpired || code === serverFault || code === tooManyCalls;
    if (!again) this.change({ state: "refused" });
    return again;
  }

  private hear(frame: Frame) {
    this.takeTotals(frame);
    if (typeof frame.cid === "string") this.open.get(frame.cid)?.channel.hear(frame);
    for (const listener of this.listeners) listener(frame);
  }

  private takeTotals({ total_unread_count: unread, unread_channels: unreadChannels }: Frame) {
    if (typeof unread === "number" && typeof unreadChannels === "number")
      this.change({ unread, unreadChannels });
  }
}
