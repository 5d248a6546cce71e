import { openPolls } from "./poll-transport.ts";
import { openSocket } from "./socket-transport.ts";
import { type Frame, type ConnectionEvents, type Seen, type Transport, tokenExpired } from "./transport.ts";

const longestRetryMs = 15_000;
/** With polls to fall back to, a socket is not waited for as long. */
const socketWithinMs = 6000;
const pollsWithinMs = 15_000;
const keepAliveMs = 3000;
const quietMs = 25_000;
const silenceMs = 70_000;
const failuresUntilPolls = 2;

/** A connection that always reconnects: backs off, falls back to long polls, delivers frames in order, once. */
export class Connection {
  private readonly events: ConnectionEvents;
  private transport: Transport | null = null;
  private seen: Seen | null = null;
  private failures = 0;
  /** Sockets that never opened, one after the other. */
  private neverOpened = 0;
  private wanted = false;
  private receivedAt = 0;
  private pingedAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private tooSlow: ReturnType<typeof setTimeout> | undefined;
  private keepAlive: ReturnType<typeof setInterval> | undefined;

  constructor(events: ConnectionEvents) {
    this.events = events;
  }

  /** Opens, and resumes where another connection of the same person broke off. */
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
  retryNow() {
    if (!this.wanted || this.transport) return;
    clearTimeout(this.retry);
    void this.attempt();
  }

  private async attempt() {
    const polls = this.neverOpened >= failuresUntilPolls;
    let transport: Transport;
    try {
      // Long polls start anew: they cannot resume a socket, nor a socket them.
      const address = await this.events.address(polls ? "longpoll" : "connect", polls ? null : this.seen);
      if (!this.wanted || this.transport) return;
      const handlers = {
        onFrame: (frame: Frame) => this.transport === transport && this.receive(frame),
        onClose: () => this.lose(transport),
      };
      transport = polls ? openPolls(address, handlers, this.events.fetch) : openSocket(address, handlers);
    } catch {
      return this.retryLater();
    }
    this.transport = transport;
    this.receivedAt = Date.now();
    this.tooSlow = setTimeout(() => this.lose(transport), polls ? pollsWithinMs : socketWithinMs);
    if (!polls) this.neverOpened += 1;
  }

  private receive(frame: Frame) {
    clearTimeout(this.tooSlow);
    this.receivedAt = Date.now();
    if (frame.type === "error") return this.refused(frame);
    if (frame.type === "health.check") {
      if ("resumed" in frame) this.greet(frame);
      return;
    }
    const sequence = Number(frame.sequence);
    if (!this.seen || sequence <= this.seen.sequence) return;
    this.seen.sequence = sequence;
    this.events.onFrame(frame);
  }

  private greet(frame: Frame) {
    const resumed = frame.resumed === true;
    this.failures = 0;
    this.neverOpened = 0;
    if (!resumed) this.seen = { connectionId: String(frame.connection_id), sequence: 0 };
    this.events.onOpen(frame, resumed);
  }

  private refused(frame: Frame) {
    const { code } = frame.error as { code: number };
    // With a fresh token the connection resumes.
    if (code !== tokenExpired) this.seen = null;
    this.neverOpened = 0;
    if (!this.events.onRefused(code)) this.wanted = false;
    if (this.transport) this.lose(this.transport);
  }

  private lose(transport: Transport) {
    if (this.transport !== transport) return;
    this.drop(false);
    this.events.onLost();
    this.retryLater();
  }

  private retryLater() {
    if (!this.wanted) return;
    const first = this.events.firstRetryMs ?? 1000;
    const wait = Math.min(longestRetryMs, first * 2 ** Math.min(this.failures++, 10));
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.attempt(), wait * (0.5 + Math.random() / 2));
  }

  private drop(leaving: boolean) {
    clearTimeout(this.tooSlow);
    const { transport } = this;
    this.transport = null;
    transport?.close(leaving);
  }

  /** Checked every three seconds; pings only when the connection has been quiet for long. */
  private checkSilence() {
    const { transport } = this;
    const now = Date.now();
    if (!transport) return;
    if (now - this.receivedAt > silenceMs) return this.lose(transport);
    if (now - Math.max(this.receivedAt, this.pingedAt) < quietMs) return;
    this.pingedAt = now;
    transport.send({ type: "health.check" });
  }
}
