import { randomUUID } from "node:crypto";
import type { Audience, EventBody } from "../protocol/services.ts";

/** What processes send each other: a channel has new events past a number, or an event that is not stored. */
export type RelayMessage =
  | { kind: "reached"; cid: string; from: number; sequence: number }
  | { kind: "tell"; to: Audience; event: EventBody }
  | { kind: "watchers"; cid: string; count: number }
  | { kind: "watch"; connectionId: string; userId: string; cids: string[]; on: boolean }
  | { kind: "presence"; connectionId: string; userId: string; userIds: string[] };

/** Carries packets between processes. */
export interface RelayTransport {
  /** The longest packet it takes, in bytes. */
  readonly most: number;
  /** Starts receiving; `onGap` is called when something may have been missed. */
  listen(onPacket: (packet: string) => void, onGap: () => void): Promise<void>;
  send(packet: string): Promise<unknown>;
  stop(): Promise<void>;
}
interface Listener {
  onMessage(message: RelayMessage, sender: string): void;
  onGap(): void;
  /** Another process started or stopped. */
  onPeer?(): void;
  onPeerGone?(sender: string): void;
}
const gatherMs = 5;
const helloMs = 20_000;
const goneMs = 3 * helloMs;
const answerMs = 10_000;

/**
 * Relays messages between processes: after the commit, in packets, never inside a write. Processes announce themselves,
 * and a single one sends nothing.
 */
export class Relay {
  private readonly me = randomUUID();
  private waiting: RelayMessage[] = [];
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly others = new Map<string, number>();
  private greeting: NodeJS.Timeout | undefined;
  /** Until other processes have had time to answer, it sends as if there were some. */
  private sendsUntil = 0;
  private readonly transport: RelayTransport;
  private readonly on: Listener;

  constructor(transport: RelayTransport, on: Listener) {
    this.transport = transport;
    this.on = on;
  }

  async listen() {
    await this.transport.listen((packet) => this.receive(packet), this.on.onGap);
    this.sendsUntil = Date.now() + answerMs;
    await this.greet();
    this.greeting = setInterval(() => void this.greet(), helloMs);
  }

  send(message: RelayMessage) {
    if (this.stopped || (!this.others.size && Date.now() > this.sendsUntil)) return;
    this.waiting.push(message);
    this.timer ??= setTimeout(() => void this.flush(), gatherMs);
  }

  async stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.greeting);
    await this.transport.stop();
  }

  private async flush() {
    this.timer = undefined;
    const most = this.transport.most - this.me.length - 2;
    const packets: string[] = [];
    let packet: string[] = [];
    let length = 0;
    for (const message of latestOnly(this.waiting.splice(0))) {
      const text = JSON.stringify(message);
      const bytes = Buffer.byteLength(text) + 1;
      if (bytes > most) continue;
      if (length + bytes > most) {
        packets.push(`[${packet.join()}]`);
        packet = [];
        length = 0;
      }
      packet.push(text);
      length += bytes;
    }
    if (packet.length) packets.push(`[${packet.join()}]`);
    for (const each of packets) await this.transport.send(`${this.me}${each}`).catch(() => {});
  }

  private receive(packet: string) {
    if (packet.startsWith(this.me)) return;
    const sender = packet.slice(0, this.me.length);
    const isNew = !this.others.has(sender);
    this.others.set(sender, Date.now());
    if (isNew) {
      void this.greet();
      this.on.onPeer?.();
    }
    for (const message of JSON.parse(packet.slice(this.me.length)) as RelayMessage[])
      this.on.onMessage(message, sender);
  }

  /** An empty packet announces that this process is alive. */
  private async greet() {
    for (const [sender, seenAt] of this.others)
      if (Date.now() - seenAt > goneMs && this.others.delete(sender)) this.on.onPeerGone?.(sender);
    await this.transport.send(`${this.me}[]`).catch(() => {});
  }
}

/** Of a channel only the whole range of new numbers, and the last watcher count, need be sent. */
function latestOnly(messages: RelayMessage[]): RelayMessage[] {
  const latest = new Map<string, RelayMessage>();
  const others = messages.filter((message) => {
    if (message.kind !== "reached" && message.kind !== "watchers") return true;
    const key = `${message.kind} ${message.cid}`;
    const before = latest.get(key);
    const whole =
      message.kind === "reached" && before?.kind === "reached"
        ? { ...message, from: Math.min(before.from, message.from) }
        : message;
    latest.set(key, whole);
    return false;
  });
  return [...others, ...latest.values()];
}
