import { Connection } from "./connection.ts";
import { type TabMessages, around, openTabMessages } from "./tab-messages.ts";
import type { Frame, ConnectionEvents, Seen } from "./transport.ts";

/** What tabs send one another: who wants to lead, who leads, who goes, and what the leader's connection received. */
type TabMessage =
  | { kind: "apply"; from: string }
  | { kind: "hurry"; from: string }
  | { kind: "tell"; from: string; hello: Frame | null; seen: Seen | null }
  | { kind: "death"; from: string }
  | { kind: "frame"; from: string; frame: Frame }
  | { kind: "opened"; from: string; hello: Frame; resumed: boolean }
  | { kind: "lost"; from: string }
  | { kind: "refused"; from: string; code: number };

/** What only a leader sends. */
type LeaderMessage = Exclude<TabMessage, { kind: "apply" | "hurry" | "death" }>;

const fallbackMs = 3000;
const answerWithinMs = 400;

/** One connection for all tabs of a browser: the tabs elect a leader, which forwards what it receives to the others. */
export class SharedConnection {
  private readonly events: ConnectionEvents;
  private readonly id = crypto.randomUUID();
  private readonly name: string;
  private readonly connection: Connection;
  private tabs: TabMessages | null = null;
  private leads = false;
  private hello: Frame | null = null;
  /** The person and their unread counts, for tabs that open later. */
  private me: object = {};
  private seen: Seen | null = null;
  private othersSeenAt = 0;
  private applying: ReturnType<typeof setTimeout> | undefined;
  private watching: ReturnType<typeof setInterval> | undefined;
  private readonly goes = () => this.leave();
  private readonly comesBack = () => void (this.tabs ?? this.enter());

  constructor(name: string, events: ConnectionEvents) {
    this.events = events;
    this.name = name;
    this.connection = new Connection({
      ...events,
      onOpen: (hello, resumed) => this.opened(hello, resumed),
      onFrame: (frame) => this.shareFrame(frame),
      onLost: () => this.lost(),
      onRefused: (code) => this.refused(code),
    });
  }

  open() {
    if (this.tabs || this.leads) return;
    if (!this.enter()) return this.lead();
    around.addEventListener?.("pagehide", this.goes);
    around.addEventListener?.("pageshow", this.comesBack);
  }

  close() {
    around.removeEventListener?.("pagehide", this.goes);
    around.removeEventListener?.("pageshow", this.comesBack);
    this.leave();
  }

  /** Joins the other tabs; false where tabs cannot reach one another. */
  private enter() {
    this.tabs = openTabMessages(this.name, (message) => this.receive(message as TabMessage));
    if (!this.tabs) return false;
    this.apply();
    this.watching = setInterval(() => !this.leads && this.apply(), fallbackMs);
    return true;
  }

  /** A page that the browser keeps for going back leaves too, and joins again when it is shown. */
  private leave() {
    clearTimeout(this.applying);
    clearInterval(this.watching);
    const others = Date.now() - this.othersSeenAt < 2 * fallbackMs;
    if (this.leads) this.connection.close({ handOver: others });
    if (this.leads) this.post({ kind: "death" });
    this.leads = false;
    this.hello = null;
    this.seen = null;
    this.tabs?.close();
    this.tabs = null;
  }

  retryNow() {
    if (this.leads) this.connection.retryNow();
    else this.post({ kind: "hurry" });
  }

  /** Asks whether someone leads; where nobody answers, this tab does. */
  private apply() {
    this.post({ kind: "apply" });
    clearTimeout(this.applying);
    this.applying = setTimeout(() => this.lead(), answerWithinMs);
  }

  private lead() {
    clearTimeout(this.applying);
    this.applying = undefined;
    this.leads = true;
    this.connection.open(this.seen && { ...this.seen });
    this.announce();
  }

  private announce() {
    this.post({ kind: "tell", hello: this.hello, seen: this.seen });
  }

  private receive(message: TabMessage) {
    if (message.kind === "apply") return this.answerApply(message.from);
    if (message.kind === "hurry") return void (this.leads && this.connection.retryNow());
    if (message.kind === "death") return void (!this.leads && this.apply());
    if (this.leads && !this.yields(message)) return;
    clearTimeout(this.applying);
    this.applying = undefined;
    this.follow(message);
  }

  private answerApply(from: string) {
    this.othersSeenAt = Date.now();
    if (this.leads) return this.announce();
    if (this.applying === undefined) return;
    if (from > this.id) {
      clearTimeout(this.applying);
      this.applying = undefined;
    } else this.post({ kind: "apply" });
  }

  /** Of two leaders the one whose connection is open stays, so that none closes before another is open; of equals the greater id. */
  private yields(message: LeaderMessage) {
    const open = this.hello !== null;
    const othersOpen =
      message.kind === "tell"
        ? message.hello !== null
        : message.kind === "opened" || message.kind === "frame";
    if (open === othersOpen ? message.from < this.id : open) {
      this.announce();
      return false;
    }
    this.leads = false;
    this.connection.close();
    this.hello = null;
    this.seen = null;
    return true;
  }

  /** A follower handles what the leader received as if it had received it itself. */
  private follow(message: LeaderMessage) {
    if (message.kind === "tell") this.joined(message.hello, message.seen);
    else if (message.kind === "opened") this.taken(message.hello, message.resumed);
    else if (message.kind === "frame") this.take(message.frame);
    else if (message.kind === "lost") {
      this.hello = null;
      this.events.onLost();
    } else if (message.kind === "refused") this.events.onRefused(message.code);
  }

  private joined(hello: Frame | null, seen: Seen | null) {
    if (!hello || !seen) return;
    const known = this.hello && this.seen?.connectionId === seen.connectionId;
    this.remember(hello);
    if (known) return;
    this.seen = { ...seen };
    this.events.onOpen(hello, false);
  }

  private taken(hello: Frame, resumed: boolean) {
    const carriesOn = resumed && this.seen?.connectionId === hello.connection_id;
    this.remember(hello);
    if (!carriesOn) this.seen = { connectionId: String(hello.connection_id), sequence: 0 };
    this.events.onOpen(hello, carriesOn);
  }

  private take(frame: Frame) {
    const sequence = Number(frame.sequence);
    if (!this.seen || sequence <= this.seen.sequence) return;
    this.seen.sequence = sequence;
    const { total_unread_count, unread_channels, unread_threads } = frame;
    if (this.hello && total_unread_count !== undefined)
      this.remember({
        ...this.hello,
        me: { ...this.me, total_unread_count, unread_channels, unread_threads },
      });
    this.events.onFrame(frame);
  }

  private remember(hello: Frame) {
    this.me = { ...this.me, ...(hello.me as object | undefined) };
    this.hello = { ...hello, me: this.me };
  }

  private opened(hello: Frame, resumed: boolean) {
    this.post({ kind: "opened", hello, resumed });
    this.taken(hello, resumed);
  }

  private shareFrame(frame: Frame) {
    this.post({ kind: "frame", frame });
    this.take(frame);
  }

  private lost() {
    this.hello = null;
    this.post({ kind: "lost" });
    this.events.onLost();
  }

  private refused(code: number) {
    this.post({ kind: "refused", code });
    return this.events.onRefused(code);
  }

  private post(message: Unsigned) {
    this.tabs?.post({ ...message, from: this.id });
  }
}
type Unsigned = TabMessage extends infer One ? (One extends TabMessage ? Omit<One, "from"> : never) : never;
