import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { OpenDatabase } from "#server/database/open.ts";
import type { EventBody } from "./record-event.ts";

/** What the processes tell each other: a channel has reached a number, or an event that is kept nowhere. */
export type Word =
  | { kind: "reached"; cid: string; sequence: number }
  | { kind: "tell"; to: Audience; event: EventBody }
  | { kind: "watch"; connectionId: string; userId: string; cids: string[]; on: boolean }
  | { kind: "presence"; connectionId: string; userId: string; userIds: string[] };
export type Audience = { cid: string; except?: string } | { userId: string } | { subscribersOf: string };

const most = 7000;
const gatherMs = 5;
const retryMs = 1000;

/** Carries words between processes through PostgreSQL: after commit, gathered, never inside a write. */
export class Bus {
  private readonly me = randomUUID();
  private waiting: Word[] = [];
  private timer: NodeJS.Timeout | undefined;
  private listener: pg.PoolClient | null = null;
  private stopped = false;
  private readonly database: OpenDatabase;
  private readonly hear: (word: Word) => void;
  private readonly onGap: () => void;

  constructor(database: OpenDatabase, { hear, onGap }: { hear: (word: Word) => void; onGap: () => void }) {
    this.database = database;
    this.hear = hear;
    this.onGap = onGap;
  }

  async listen() {
    const client = await this.database.pool.connect();
    this.listener = client;
    client.on("notification", ({ payload }) => this.receive(payload ?? ""));
    client.on("error", () => this.listenAgain(client));
    await client.query("listen chat");
  }

  say(word: Word) {
    if (this.stopped) return;
    this.waiting.push(word);
    this.timer ??= setTimeout(() => void this.flush(), gatherMs);
  }

  async stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    this.listener?.release(true);
  }

  private async flush() {
    this.timer = undefined;
    const words = this.waiting.splice(0).map((word) => JSON.stringify(word));
    const letters: string[] = [];
    let letter: string[] = [];
    let length = 0;
    for (const word of words) {
      const bytes = Buffer.byteLength(word) + 1;
      if (bytes > most) continue;
      if (length + bytes > most) {
        letters.push(`[${letter.join()}]`);
        letter = [];
        length = 0;
      }
      letter.push(word);
      length += bytes;
    }
    if (letter.length) letters.push(`[${letter.join()}]`);
    for (const each of letters)
      await this.database.pool
        .query({ text: "select pg_notify('chat', $1)", values: [`${this.me}${each}`] })
        .catch(() => {});
  }

  private receive(payload: string) {
    if (payload.startsWith(this.me)) return;
    for (const word of JSON.parse(payload.slice(this.me.length)) as Word[]) this.hear(word);
  }

  /** What was said while nobody listened is looked up in the tables. */
  private listenAgain(lost: pg.PoolClient) {
    if (this.listener !== lost || this.stopped) return;
    this.listener = null;
    lost.release(true);
    const retry = () => {
      if (!this.stopped) this.listen().then(this.onGap, () => setTimeout(retry, retryMs).unref());
    };
    setTimeout(retry, retryMs).unref();
  }
}
