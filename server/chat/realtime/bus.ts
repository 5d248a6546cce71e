import { randomUUID } from "node:crypto";
import type { EventBody } from "./record-event.ts";

/** What the processes tell each other: a channel has reached a number, or an event that is kept nowhere. */
export type Word =
  | { kind: "reached"; cid: string; sequence: number }
  | { kind: "tell"; to: Audience; event: EventBody }
  | { kind: "watch"; connectionId: string; userId: string; cids: string[]; on: boolean }
  | { kind: "presence"; connectionId: string; userId: string; userIds: string[] };
export type Audience = { cid: string; except?: string } | { userId: string } | { subscribersOf: string };

/** What carries letters between processes. */
export interface Wire {
  /** The longest letter it takes, in bytes. */
  readonly most: number;
  /** Begins to hear; `onGap` is called when something may have been missed. */
  listen(hear: (letter: string) => void, onGap: () => void): Promise<void>;
  send(letter: string): Promise<unknown>;
  stop(): Promise<void>;
}
const gatherMs = 5;

/** Words between processes: after commit, gathered into letters, never inside a write. */
export class Bus {
  private readonly me = randomUUID();
  private waiting: Word[] = [];
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly wire: Wire;
  private readonly hear: (word: Word) => void;
  private readonly onGap: () => void;

  constructor(wire: Wire, { hear, onGap }: { hear: (word: Word) => void; onGap: () => void }) {
    this.wire = wire;
    this.hear = hear;
    this.onGap = onGap;
  }

  listen() {
    return this.wire.listen((letter) => this.receive(letter), this.onGap);
  }

  say(word: Word) {
    if (this.stopped) return;
    this.waiting.push(word);
    this.timer ??= setTimeout(() => void this.flush(), gatherMs);
  }

  async stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.wire.stop();
  }

  private async flush() {
    this.timer = undefined;
    const most = this.wire.most - this.me.length - 2;
    const letters: string[] = [];
    let letter: string[] = [];
    let length = 0;
    for (const word of latestOnly(this.waiting.splice(0))) {
      const text = JSON.stringify(word);
      const bytes = Buffer.byteLength(text) + 1;
      if (bytes > most) continue;
      if (length + bytes > most) {
        letters.push(`[${letter.join()}]`);
        letter = [];
        length = 0;
      }
      letter.push(text);
      length += bytes;
    }
    if (letter.length) letters.push(`[${letter.join()}]`);
    for (const each of letters) await this.wire.send(`${this.me}${each}`).catch(() => {});
  }

  private receive(letter: string) {
    if (letter.startsWith(this.me)) return;
    for (const word of JSON.parse(letter.slice(this.me.length)) as Word[]) this.hear(word);
  }
}

/** Of a channel only the highest number need be told. */
function latestOnly(words: Word[]): Word[] {
  const reached = new Map<string, Word>();
  for (const word of words) if (word.kind === "reached") reached.set(word.cid, word);
  return [...words.filter((word) => word.kind !== "reached"), ...reached.values()];
}
