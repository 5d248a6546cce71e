import { sql } from "drizzle-orm";
import type { Database, OpenDatabase } from "#server/database/open.ts";
import { isUnavailable } from "#server/database/unavailable.ts";
import { type CommittedEvent, edgeOf, followEvents } from "#server/events/stream.ts";
import type { SearchEngine } from "#server/outside/search-engine/search-engine.ts";
import { type IndexSource, allSources, touchedIds } from "./index-source.ts";

const gatherMs = 5;
const retryMs = 1000;
const most = 500;
const first = "00000000-0000-0000-0000-000000000000";

/** Engines whose indexes hold everything. */
const ready = new WeakSet<SearchEngine>();
export function isReady(engine: SearchEngine) {
  return ready.has(engine);
}

interface Handed {
  database: OpenDatabase;
  engine: SearchEngine;
  /** How often the indexes are kept on disk, so that the next start goes on from there; never where not given. */
  keepEveryMs?: number;
  onFailure(error: unknown): void;
}

/**
 * Opens every index where it was kept, puts everything in where it was not, and follows each committed change;
 * answers once all can be found, with the way to stop.
 */
export async function startIndexes(handed: Handed) {
  const { database, engine, keepEveryMs } = handed;
  const world = await identityOf(database.db);
  const followers: Follower[] = [];
  try {
    for (const source of allSources()) {
      const follower = new Follower(source, handed, world);
      followers.push(follower);
      await follower.begin();
    }
  } catch (error) {
    // Whoever still listened would hold a connection, and the process could not stop.
    for (const follower of followers) await follower.end();
    throw error;
  }
  ready.add(engine);
  const keep = () => Promise.all(followers.map((follower) => follower.keep())).catch(handed.onFailure);
  const timer = keepEveryMs ? setInterval(keep, keepEveryMs) : undefined;
  if (keepEveryMs) await keep();
  return async () => {
    clearInterval(timer);
    for (const follower of followers) await follower.end();
    if (keepEveryMs) await keep();
  };
}

/** Which database this is: an index kept beside another one is of no use. */
async function identityOf(db: Database) {
  const { rows } = await db.execute<{ identity: string }>(
    sql`select system_identifier || '/' || current_database() as identity from pg_control_system()`,
  );
  return rows[0]!.identity;
}

/** Brings one index up to what is committed: events name ids, rows are read anew, what is gone is removed. */
class Follower {
  private waiting: CommittedEvent[] = [];
  private started = false;
  private round: Promise<void> | null = null;
  /** Whether the index has changed since it was last kept. */
  private changed = false;
  private stop = async () => {};
  /** Up to where events were heard when following ended; the others may hear more. */
  private ended: string | null = null;
  private readonly source: IndexSource;
  private readonly handed: Handed;
  private readonly world: string;

  constructor(source: IndexSource, handed: Handed, world: string) {
    this.source = source;
    this.handed = handed;
    this.world = world;
  }

  /** Events that come while the index is being filled wait until it is. */
  async begin() {
    const { database, engine } = this.handed;
    const { definition } = this.source;
    const { position } = await engine.open(definition);
    const [world, edge] = position?.split(" ") ?? [];
    const kept = world === this.world ? edge : undefined;
    this.stop = await followEvents(database, (event) => this.hear(event), kept);
    if (kept === undefined) await this.fill();
    this.started = true;
    if (this.waiting.length) await (this.round ??= this.catchUp());
  }
  async end() {
    this.ended = edgeOf(this.handed.database);
    await this.stop();
    await this.round;
  }
  /** Keeps the index as it is; what comes meanwhile is told again at the next start, which does no harm. */
  async keep() {
    if (!this.changed) return;
    while (this.round) await this.round;
    const edge = this.ended ?? edgeOf(this.handed.database);
    this.changed = false;
    await this.handed.engine.save(this.source.definition.name, `${this.world} ${edge}`);
  }

  private hear(event: CommittedEvent) {
    this.waiting.push(event);
    if (this.started) this.round ??= this.catchUp();
  }
  private async fill() {
    const { database, engine } = this.handed;
    const { name } = this.source.definition;
    await engine.clear(name);
    this.changed = true;
    for (let after = first; ;) {
      const documents = await this.source.read(database.db, { after });
      if (documents.length === 0) return;
      await engine.put(name, documents);
      after = documents.at(-1)!.id;
    }
  }
  private async catchUp() {
    while (this.waiting.length) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      const events = this.waiting.splice(0);
      await this.apply(events).catch((error: unknown) => this.keepForLater(events, error));
    }
    this.round = null;
  }
  /** While the database is away what was heard waits, so that the index misses nothing. */
  private async keepForLater(events: CommittedEvent[], error: unknown) {
    if (!isUnavailable(error)) return this.handed.onFailure(error);
    if (this.ended !== null) return;
    this.waiting.unshift(...events);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
  private async apply(events: CommittedEvent[]) {
    const { db } = this.handed.database;
    const ids = await touchedIds(this.source, db, events);
    for (let start = 0; start < ids.length; start += most) await this.refresh(ids.slice(start, start + most));
  }
  private async refresh(ids: string[]) {
    const { database, engine } = this.handed;
    const documents = await this.source.read(database.db, { ids });
    const there = new Set(documents.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    const { name } = this.source.definition;
    this.changed = true;
    if (documents.length) await engine.put(name, documents);
    if (gone.length) await engine.remove(name, gone);
  }
}
