import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type pg from "pg";
import type { OpenDatabase } from "#server/database/open.ts";

export interface CommittedEvent {
  position: number;
  name: string;
  data: Record<string, unknown>;
  at: Date;
}
type Tell = (event: CommittedEvent) => void;

const channel = "events";
const pollMs = 1000;
const feeds = new WeakMap<OpenDatabase, EventStream>();

/**
 * Follows every committed event, in order, from now on or from an edge, whichever process wrote it; answers with the way to stop.
 * All followers of one database share one reader and one listening connection.
 */
export function followEvents(database: OpenDatabase, tell: Tell, since?: string) {
  return feedOf(database).follow(tell, since);
}

/** Up to where the followers have been told; a follower that begins there again misses nothing. */
export function edgeOf(database: OpenDatabase) {
  return feedOf(database).edge;
}

function feedOf(database: OpenDatabase) {
  const feed = feeds.get(database) ?? new EventStream(database);
  feeds.set(database, feed);
  return feed;
}

/**
 * Reads what was committed after each commit of events made here, after each call from another process, and each second in case a call got lost.
 * Transactions end out of the order in which they began, so it goes by their numbers and stays below the oldest still open.
 */
class EventStream {
  private readonly me = randomUUID();
  private readonly database: OpenDatabase;
  private readonly followers = new Set<Tell>();
  private started: Promise<void> | null = null;
  edge = "";
  private reading: Promise<void> | null = null;
  private again = false;
  /** Someone here committed since the others were last called. */
  private ownNews = false;
  private listening: Promise<void> | null = null;
  private listener: pg.PoolClient | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(database: OpenDatabase) {
    this.database = database;
    database.onCommit((left) => {
      if (left.has("events")) this.ownNews = true;
      // A transaction that was still open may have kept earlier events from being told.
      if (this.ownNews) this.wake();
    });
  }

  async follow(tell: Tell, since?: string) {
    await (this.started ??= this.start());
    if (since === undefined) this.followers.add(tell);
    else await this.join(tell, since);
    return async () => {
      this.followers.delete(tell);
      if (this.followers.size === 0) await this.stop();
    };
  }

  private async start() {
    this.edge = (await this.openNow()).next;
    await this.listen();
    this.timer = setInterval(() => void this.beat(), pollMs);
  }
  private async stop() {
    clearInterval(this.timer);
    this.started = null;
    await this.reading;
    this.listener?.release(true);
    this.listener = null;
  }

  private async beat() {
    if (!this.listener) await this.listen().catch(() => {});
    this.wake();
  }
  /** One connection is asked for at a time, however long it takes. */
  private listen() {
    this.listening ??= this.openListener().finally(() => (this.listening = null));
    return this.listening;
  }
  private async openListener() {
    const client = await this.database.pool.connect();
    client.on("notification", ({ payload }) => payload !== this.me && this.wake());
    client.on("error", () => {
      // One that is no longer ours was given back already: by the stop, or because it could not listen.
      if (this.listener !== client) return;
      this.listener = null;
      client.release(true);
    });
    await client.query(`listen ${channel}`).catch((error: unknown) => {
      client.release(true);
      throw error;
    });
    if (this.started) this.listener = client;
    else client.release(true);
  }

  /** Tells one follower what it missed; nothing else is read meanwhile, so it joins without a gap. */
  private async join(tell: Tell, since: string) {
    while (this.reading) await this.reading;
    const missed = async () => {
      for (const event of await this.between(since, this.edge)) tell(event);
      this.followers.add(tell);
    };
    this.reading = missed().finally(() => {
      this.reading = null;
      if (this.again) this.wake();
    });
    await this.reading;
  }

  private wake() {
    if (!this.started) return;
    this.again = true;
    this.reading ??= this.readOn().finally(() => (this.reading = null));
  }
  private async readOn() {
    while (this.again && this.started) {
      this.again = false;
      await this.read().catch(() => {});
    }
  }
  private async read() {
    const calling = this.ownNews;
    const { next, last } = await this.openNow();
    if (next === this.edge) return;
    const events = await this.between(this.edge, next);
    this.edge = next;
    if (events.length === 0) return;
    for (const event of events) for (const tell of this.followers) tell(event);
    if (!calling) return;
    // Whoever is still open may have hidden what was committed here: the others are called again once it shows.
    this.ownNews = next !== last;
    await this.database.pool.query("select pg_notify($1, $2)", [channel, this.me]);
  }

  /** Every transaction below `next` has ended: what it wrote is visible, or never will be. `last` is the first that has not begun. */
  private async openNow() {
    const { rows } = await this.database.db.execute<{ next: string; last: string }>(
      sql`select pg_snapshot_xmin(now)::text as next, pg_snapshot_xmax(now)::text as last from pg_current_snapshot() now`,
    );
    return rows[0]!;
  }
  private async between(edge: string, next: string): Promise<CommittedEvent[]> {
    const { rows } = await this.database.db.execute<{
      position: string;
      name: string;
      data: Record<string, unknown>;
      at: string;
    }>(
      sql`select position, name, data, at from domain_events
          where written_by >= ${edge}::xid8 and written_by < ${next}::xid8 order by written_by, position`,
    );
    return rows.map((row) => ({ ...row, position: Number(row.position), at: new Date(row.at) }));
  }
}
