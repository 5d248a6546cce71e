import type { Database, OpenDatabase } from "#server/database/open.ts";
import { type SeenFact, followFacts } from "#server/events/feed.ts";
import type { SearchEngine } from "#server/outside/search-engine/search-engine.ts";
import { type IndexSource, allSources } from "./index-source.ts";

const gatherMs = 5;
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
  onFailure(error: unknown): void;
}

/** Puts every document in and then follows every committed change; answers once all can be found, with the way to stop. */
export async function startIndexes({ database, engine, onFailure }: Handed) {
  const following = new Map(
    allSources().map((source) => [source, new Follower(source, { database, engine, onFailure })]),
  );
  const stop = await followFacts(database, (fact) => {
    for (const follower of following.values()) follower.hear(fact);
  });
  for (const [source, follower] of following) {
    await engine.open(source.definition);
    await fill(database.db, engine, source);
    follower.start();
  }
  ready.add(engine);
  return async () => {
    await stop();
    await Promise.all([...following.values()].map((follower) => follower.settled()));
  };
}

async function fill(db: Database, engine: SearchEngine, source: IndexSource) {
  for (let after = first; ;) {
    const documents = await source.read(db, { after });
    if (documents.length === 0) return;
    await engine.put(source.definition.name, documents);
    after = documents.at(-1)!.id;
  }
}

/** Brings one index up to what is committed: facts name ids, rows are read anew, what is gone is removed. */
class Follower {
  private waiting: SeenFact[] = [];
  private started = false;
  private round: Promise<void> | null = null;
  private readonly source: IndexSource;
  private readonly handed: Handed;

  constructor(source: IndexSource, handed: Handed) {
    this.source = source;
    this.handed = handed;
  }

  /** Facts that come while the index is filled wait until it is. */
  hear(fact: SeenFact) {
    this.waiting.push(fact);
    if (this.started) this.round ??= this.catchUp();
  }
  start() {
    this.started = true;
    if (this.waiting.length) this.round ??= this.catchUp();
  }
  async settled() {
    await this.round;
  }

  private async catchUp() {
    while (this.waiting.length) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      const facts = this.waiting.splice(0);
      await this.apply(facts).catch(this.handed.onFailure);
    }
    this.round = null;
  }
  private async apply(facts: SeenFact[]) {
    const { db } = this.handed.database;
    const touched = await Promise.all(facts.map((fact) => this.source.touchedBy(db, fact)));
    const ids = [...new Set(touched.flat())];
    for (let start = 0; start < ids.length; start += most) await this.refresh(ids.slice(start, start + most));
  }
  private async refresh(ids: string[]) {
    const { database, engine } = this.handed;
    const documents = await this.source.read(database.db, { ids });
    const there = new Set(documents.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    const { name } = this.source.definition;
    if (documents.length) await engine.put(name, documents);
    if (gone.length) await engine.remove(name, gone);
  }
}
