import { Line } from "./connection.ts";
import { type TabPost, around, openTabPost } from "./tab-messages.ts";
import type { Frame, LineEnds, Seen } from "./transport.ts";

/** What tabs say to one another: who wants to lead, who leads, who goes, and what the line of the leader told. */
type Said =
  | { kind: "apply"; from: string }
  | { kind: "hurry"; from: string }
  | { kind: "tell"; from: string; hello: Frame | null; seen: Seen | null }
  | { kind: "death"; from: string }
  | { kind: "frame"; from: string; frame: Frame }
  | { kind: "opened"; from: string; hello: Frame; resumed: boolean }
  | { kind: "lost"; from: string }
  | { kind: "refused"; from: string; code: number };

/** What only a leader says. */
type Heard = Exclude<Said, { kind: "apply" | "hurry" | "death" }>;

const fallbackMs = 3000;
const answerWithinMs = 400;

/** One line for all tabs of a browser: the tabs elect a leader, whose line tells the others what it hears. */
export class SharedLine {
  private readonly ends: LineEnds;
  private readonly id = crypto.randomUUID();
  private readonly name: string;
  private readonly line: Line;
  private post: TabPost | null = null;
  private leads = false;
  private hello: Frame | null = null;
  /** Who the person is and what they have not read, for tabs that come later. */
  private me: object = {};
  private seen: Seen | null = null;
  private othersHeardAt = 0;
  private applying: ReturnType<typeof setTimeout> | undefined;
  private watching: ReturnType<typeof setInterval> | undefined;
  private readonly goes = () => this.leave();
  private readonly comesBack = () => void (this.post ?? this.enter());

  constructor(name: string, ends: LineEnds) {
    this.ends = ends;
    this.name = name;
    this.line = new Line({
      ...ends,
      onOpen: (hello, resumed) => this.opened(hello, resumed),
      onFrame: (frame) => this.tellFrame(frame),
      onLost: () => this.lost(),
      onRefused: (code) => this.refused(code),
    });
  }

  open() {
    if (this.post || this.leads) return;
    if (!this.enter()) return this.lead();
    around.addEventListener?.("pagehide", this.goes);
    around.addEventListener?.("pageshow", this.comesBack);
  }

  close() {
    around.removeEventListener?.("pagehide", this.goes);
    around.removeEventListener?.("pageshow", this.comesBack);
    this.leave();
  }

  /** Joins the tabs; false where they cannot talk to one another. */
  private enter() {
    this.post = openTabPost(this.name, (said) => this.hear(said as Said));
    if (!this.post) return false;
    this.apply();
    this.watching = setInterval(() => !this.leads && this.apply(), fallbackMs);
    return true;
  }

  /** A page that the browser keeps for going back leaves too, and joins again when it is shown. */
  private leave() {
    clearTimeout(this.applying);
    clearInterval(this.watching);
    const others = Date.now() - this.othersHeardAt < 2 * fallbackMs;
    if (this.leads) this.line.close({ handOver: others });
    if (this.leads) this.say({ kind: "death" });
    this.leads = false;
    this.hello = null;
    this.seen = null;
    this.post?.close();
    this.post = null;
  }

  hurry() {
    if (this.leads) this.line.hurry();
    else this.say({ kind: "hurry" });
  }

  /** Asks whether somebody leads; where nobody answers, this tab does. */
  private apply() {
    this.say({ kind: "apply" });
    clearTimeout(this.applying);
    this.applying = setTimeout(() => this.lead(), answerWithinMs);
  }

  private lead() {
    clearTimeout(this.applying);
    this.applying = undefined;
    this.leads = true;
    this.line.open(this.seen && { ...this.seen });
    this.tell();
  }

  private tell() {
    this.say({ kind: "tell", hello: this.hello, seen: this.seen });
  }

  private hear(said: Said) {
    if (said.kind === "apply") return this.heardApply(said.from);
    if (said.kind === "hurry") return void (this.leads && this.line.hurry());
    if (said.kind === "death") return void (!this.leads && this.apply());
    if (this.leads && !this.yields(said)) return;
    clearTimeout(this.applying);
    this.applying = undefined;
    this.follow(said);
  }

  private heardApply(from: string) {
    this.othersHeardAt = Date.now();
    if (this.leads) return this.tell();
    if (this.applying === undefined) return;
    if (from > this.id) {
      clearTimeout(this.applying);
      this.applying = undefined;
    } else this.say({ kind: "apply" });
  }

  /** Of two leaders the one whose line is open stays, so that nobody hangs up before another has the line; of equals the greater name. */
  private yields(said: Heard) {
    const open = this.hello !== null;
    const othersOpen =
      said.kind === "tell" ? said.hello !== null : said.kind === "opened" || said.kind === "frame";
    if (open === othersOpen ? said.from < this.id : open) {
      this.tell();
      return false;
    }
    this.leads = false;
    this.line.close();
    this.hello = null;
    this.seen = null;
    return true;
  }

  /** A tab that follows takes what the leader's line told as if it had told it itself. */
  private follow(said: Heard) {
    if (said.kind === "tell") this.joined(said.hello, said.seen);
    else if (said.kind === "opened") this.taken(said.hello, said.resumed);
    else if (said.kind === "frame") this.take(said.frame);
    else if (said.kind === "lost") {
      this.hello = null;
      this.ends.onLost();
    } else if (said.kind === "refused") this.ends.onRefused(said.code);
  }

  private joined(hello: Frame | null, seen: Seen | null) {
    if (!hello || !seen) return;
    const known = this.hello && this.seen?.connectionId === seen.connectionId;
    this.keep(hello);
    if (known) return;
    this.seen = { ...seen };
    this.ends.onOpen(hello, false);
  }

  private taken(hello: Frame, resumed: boolean) {
    const carriesOn = resumed && this.seen?.connectionId === hello.connection_id;
    this.keep(hello);
    if (!carriesOn) this.seen = { connectionId: String(hello.connection_id), sequence: 0 };
    this.ends.onOpen(hello, carriesOn);
  }

  private take(frame: Frame) {
    const sequence = Number(frame.sequence);
    if (!this.seen || sequence <= this.seen.sequence) return;
    this.seen.sequence = sequence;
    const { total_unread_count, unread_channels, unread_threads } = frame;
    if (this.hello && total_unread_count !== undefined)
      this.keep({ ...this.hello, me: { ...this.me, total_unread_count, unread_channels, unread_threads } });
    this.ends.onFrame(frame);
  }

  private keep(hello: Frame) {
    this.me = { ...this.me, ...(hello.me as object | undefined) };
    this.hello = { ...hello, me: this.me };
  }

  private opened(hello: Frame, resumed: boolean) {
    this.say({ kind: "opened", hello, resumed });
    this.taken(hello, resumed);
  }

  private tellFrame(frame: Frame) {
    this.say({ kind: "frame", frame });
    this.take(frame);
  }

  private lost() {
    this.hello = null;
    this.say({ kind: "lost" });
    this.ends.onLost();
  }

  private refused(code: number) {
    this.say({ kind: "refused", code });
    return this.ends.onRefused(code);
  }

  private say(said: Spoken) {
    this.post?.post({ ...said, from: this.id });
  }
}
type Spoken = Said extends infer One ? (One extends Said ? Omit<One, "from"> : never) : never;
