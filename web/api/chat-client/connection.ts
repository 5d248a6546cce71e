import { openPolls } from "./poll-transport.ts";
import { openSocket } from "./socket-transport.ts";
import { type Frame, type LineEnds, type Seen, type Wire, tokenExpired } from "./transport.ts";

const longestRetryMs = 15_000;
/** With polls to fall back to, a socket is not waited for as long. */
const socketWithinMs = 6000;
const pollsWithinMs = 15_000;
const keepAliveMs = 3000;
const quietMs = 25_000;
const silenceMs = 70_000;
const failuresUntilPolls = 2;

/** One line that is always on its way back: backs off, falls back to polls, hands frames on in order, once. */
export class Line {
  private readonly ends: LineEnds;
  private wire: Wire | null = null;
  private seen: Seen | null = null;
  private failures = 0;
  /** Sockets that never opened, one after the other. */
  private neverOpened = 0;
  private wanted = false;
  private heardAt = 0;
  private saidAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private tooSlow: ReturnType<typeof setTimeout> | undefined;
  private keepAlive: ReturnType<typeof setInterval> | undefined;

  constructor(ends: LineEnds) {
    this.ends = ends;
  }

  /** Opens, and carries on where another line of the same person broke off. */
  open(seen: Seen | null = null) {
    if (this.wanted) return;
    this.wanted = true;
    this.seen = seen;
    this.keepAlive = setInterval(() => this.checkSilence(), keepAliveMs);
    void this.attempt();
  }

  close({ handOver = false } = {}) {
    this.wanted = false;
    this.seen = null;
    clearTimeout(this.retry);
    clearInterval(this.keepAlive);
    this.drop(!handOver);
  }

  /** Tries at once instead of waiting. */
  hurry() {
    if (!this.wanted || this.wire) return;
    clearTimeout(this.retry);
    void this.attempt();
  }

  private async attempt() {
    const polls = this.neverOpened >= failuresUntilPolls;
    let wire: Wire;
    try {
      // Polls begin anew: a line of polls and a socket cannot follow one another.
      const address = await this.ends.address(polls ? "longpoll" : "connect", polls ? null : this.seen);
      if (!this.wanted || this.wire) return;
      const told = {
        onFrame: (frame: Frame) => this.wire === wire && this.hear(frame),
        onClose: () => this.lose(wire),
      };
      wire = polls ? openPolls(address, told, this.ends.fetch) : openSocket(address, told);
    } catch {
      return this.later();
    }
    this.wire = wire;
    this.heardAt = Date.now();
    this.tooSlow = setTimeout(() => this.lose(wire), polls ? pollsWithinMs : socketWithinMs);
    if (!polls) this.neverOpened += 1;
  }

  private hear(frame: Frame) {
    clearTimeout(this.tooSlow);
    this.heardAt = Date.now();
    if (frame.type === "error") return this.refused(frame);
    if (frame.type === "health.check") {
      if ("resumed" in frame) this.greet(frame);
      return;
    }
    const sequence = Number(frame.sequence);
    if (!this.seen || sequence <= this.seen.sequence) return;
    this.seen.sequence = sequence;
    this.ends.onFrame(frame);
  }

  private greet(frame: Frame) {
    const resumed = frame.resumed === true;
    this.failures = 0;
    this.neverOpened = 0;
    if (!resumed) this.seen = { connectionId: String(frame.connection_id), sequence: 0 };
    this.ends.onOpen(frame, resumed);
  }

  private refused(frame: Frame) {
    const { code } = frame.error as { code: number };
    // With a fresh token the line carries on where it was.
    if (code !== tokenExpired) this.seen = null;
    this.neverOpened = 0;
    if (!this.ends.onRefused(code)) this.wanted = false;
    if (this.wire) this.lose(this.wire);
  }

  private lose(wire: Wire) {
    if (this.wire !== wire) return;
    this.drop(false);
    this.ends.onLost();
    this.later();
  }

  private later() {
    if (!this.wanted) return;
    const first = this.ends.firstRetryMs ?? 1000;
    const wait = Math.min(longestRetryMs, first * 2 ** Math.min(this.failures++, 10));
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.attempt(), wait * (0.5 + Math.random() / 2));
  }

  private drop(leaving: boolean) {
    clearTimeout(this.tooSlow);
    const { wire } = this;
    this.wire = null;
    wire?.close(leaving);
  }

  /** Looked at every three seconds; said only when the line has been quiet for long. */
  private checkSilence() {
    const { wire } = this;
    const now = Date.now();
    if (!wire) return;
    if (now - this.heardAt > silenceMs) return this.lose(wire);
    if (now - Math.max(this.heardAt, this.saidAt) < quietMs) return;
    this.saidAt = now;
    wire.send({ type: "health.check" });
  }
}
