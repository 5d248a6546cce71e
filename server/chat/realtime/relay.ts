import { randomUUID } from "node:crypto";
import type { EventBody } from "../store/events/record-event.ts";

/** What the processes tell each other: a channel has news past a number, or an event that is kept nowhere. */
export type Word =
  | { kind: "reached"; cid: string; from: number; sequence: number }
  | { kind: "tell"; to: Audience; event: EventBody }
  | { kind: "watchers"; cid: string; count: number }
  | { kind: "watch"; connectionId: string; userId: string; cids: string[]; on: boolean }
  | { kind: "presence"; connectionId: string; userId: string; userIds: string[] };
export type Audience = { cid: string; except?: string } | { userId: string } | { subscribersOf: string };

/** What carries packets between processes. */
export interface Wire {
  /** The longest packet it takes, in bytes. */
  readonly most: number;
  /** Begins to hear; `onGap` is called when something may have been missed. */
  listen(hear: (packet: string) => void, onGap: () => void): Promise<void>;
  send(packet: string): Promise<unknown>;
  stop(): Promise<void>;
}
interface Listener {
  hear(word: Word, sender: string): void;
  onGap(): void;
  /** Another process is there, or is so no more. */
  onMet?(): void;
  onGone?(sender: string): void;
}
const gatherMs = 5;
const helloMs = 20_000;
const goneMs = 3 * helloMs;
const answerMs = 10_000;

/**
 * Words between processes: after commit, gathered into packets, never inside a write. Processes greet each other,
 * and one that is alone says nothing.
 */
export class Bus {
  private readonly me = randomUUID();
  private waiting: Word[] = [];
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly others = new Map<string, number>();
  private greeting: NodeJS.Timeout | undefined;
  /** Until the others have had time to answer it speaks as if they were there. */
  private speaksUntil = 0;
  private readonly wire: Wire;
  private readonly on: Listener;

  constructor(wire: Wire, on: Listener) {
    this.wire = wire;
    this.on = on;
  }

  async listen() {
    await this.wire.listen((packet) => this.receive(packet), this.on.onGap);
    this.speaksUntil = Date.now() + answerMs;
    await this.greet();
    this.greeting = setInterval(() => void this.greet(), helloMs);
  }

  say(word: Word) {
    if (this.stopped || (!this.others.size && Date.now() > this.speaksUntil)) return;
    this.waiting.push(word);
    this.timer ??= setTimeout(() => void this.flush(), gatherMs);
  }

  async stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.greeting);
    await this.wire.stop();
  }

  private async flush() {
    this.timer = undefined;
    const most = this.wire.most - this.me.length - 2;
    const packets: string[] = [];
    let packet: string[] = [];
    let length = 0;
    for (const word of latestOnly(this.waiting.splice(0))) {
      const text = JSON.stringify(word);
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
    for (const each of packets) await this.wire.send(`${this.me}${each}`).catch(() => {});
  }

  private receive(packet: string) {
    if (packet.startsWith(this.me)) return;
    const sender = packet.slice(0, this.me.length);
    const isNew = !this.others.has(sender);
    this.others.set(sender, Date.now());
    if (isNew) {
      void this.greet();
      this.on.onMet?.();
    }
    for (const word of JSON.parse(packet.slice(this.me.length)) as Word[]) this.on.hear(word, sender);
  }

  /** A packet without words says that this process is there. */
  private async greet() {
    for (const [sender, heardAt] of this.others)
      if (Date.now() - heardAt > goneMs && this.others.delete(sender)) this.on.onGone?.(sender);
    await this.wire.send(`${this.me}[]`).catch(() => {});
  }
}

/** Of a channel only the whole of its news, and how many watch it in the end, need be told. */
function latestOnly(words: Word[]): Word[] {
  const latest = new Map<string, Word>();
  const others = words.filter((word) => {
    if (word.kind !== "reached" && word.kind !== "watchers") return true;
    const key = `${word.kind} ${word.cid}`;
    const before = latest.get(key);
    const whole =
      word.kind === "reached" && before?.kind === "reached"
        ? { ...word, from: Math.min(before.from, word.from) }
        : word;
    latest.set(key, whole);
    return false;
  });
  return [...others, ...latest.values()];
}
