import { setTimeout as pause } from "node:timers/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { leave, type OpenDatabase } from "#server/database/open.ts";
import { jobEvents } from "#server/domains/jobs/events.ts";
import { followEvents } from "#server/events/stream.ts";
import type { SearchEngine } from "#server/outside/search-engine/search-engine.ts";
import type { SearchDocument } from "#server/search-engine/index.ts";
import { percentile } from "./measure.ts";
import type { AskedQuery } from "./own-queries.ts";
import { tenFacets } from "./job-documents.ts";

const searchesASecond = 1000;
const writesASecond = 150;
const tickMs = 10;

export interface UpdateFigures {
  /** Until the last search was answered. */
  seconds: number;
  searches: number;
  writes: number;
  searchP50: number;
  searchP99: number;
  /** From the commit until a search sees it. */
  visibleP50: number;
  visibleP99: number;
  /** The longest time the thread that asks could not do anything else. */
  blockedMs: number;
}

interface Load {
  engine: SearchEngine;
  database: OpenDatabase;
}

/** Commits changed jobs and searches by words at a steady rate; each change goes the product's way: its event, the feed, the engine. */
export async function updateUnderLoad(
  { engine, database }: Load,
  { documents, queries, seconds }: { documents: SearchDocument[]; queries: AskedQuery[]; seconds: number },
): Promise<UpdateFigures> {
  const typed = queries.filter(({ query: { text = "" } }) => text.length > 1);
  const searchTimes: number[] = [];
  const changes = await followChanges({ engine, database });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let open = 0;
  const started = performance.now();
  let [searched, written] = [0, 0];
  while (performance.now() - started < seconds * 1000) {
    const passed = (performance.now() - started) / 1000;
    for (; searched < passed * searchesASecond; searched++)
      follow(timeSearch(engine, typed[searched % typed.length]!, searchTimes));
    for (; written < passed * writesASecond; written++)
      follow(changes.write(documents[written % documents.length]!, `changed-${written}`));
    await pause(tickMs);
  }
  while (open > 0) await pause(1);
  delay.disable();
  const visibleTimes = await changes.stop();
  return {
    seconds: (performance.now() - started) / 1000,
    searches: searched,
    writes: written,
    searchP50: percentile(searchTimes, 0.5),
    searchP99: percentile(searchTimes, 0.99),
    visibleP50: percentile(visibleTimes, 0.5),
    visibleP99: percentile(visibleTimes, 0.99),
    blockedMs: delay.max / 1e6,
  };

  /** Nothing of it is held, as what is held costs the thread time. */
  function follow(work: Promise<void>) {
    open++;
    void work.finally(() => open--);
  }
}

async function timeSearch(engine: SearchEngine, { query }: AskedQuery, times: number[]) {
  const asked = performance.now();
  await engine.search("jobs", { ...query, facets: tenFacets });
  times.push(performance.now() - asked);
}

/** A changed job and its event, in one transaction. */
async function commitChange(db: OpenDatabase["db"], document: SearchDocument) {
  const { id } = document;
  const written = JSON.stringify(document);
  const data = JSON.stringify({ jobId: id });
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into changed_jobs values (${id}, ${written})
      on conflict (id) do update set document = excluded.document`);
    leave(tx, "events");
    await tx.execute(
      sql`insert into domain_events (name, data, at) values (${jobEvents.changed.name}, ${data}, now())`,
    );
  });
}

/** Writes documents to the database and brings them from there into the engine; knows how long each took to be seen. */
async function followChanges({ engine, database }: Load) {
  const { db } = database;
  await db.execute(
    sql`create table if not exists changed_jobs (id text primary key, document jsonb not null)`,
  );
  const committed = new Map<string, number>();
  const visibleTimes: number[] = [];
  const waiting: string[] = [];
  let bringing: Promise<void> | null = null;
  const unfollow = await followEvents(database, ({ data }) => {
    waiting.push(data.jobId as string);
    bringing ??= bring().finally(() => (bringing = null));
  });

  /** Reads what changed and puts it in: every search that is answered from then on sees it. */
  async function bring() {
    while (waiting.length > 0) {
      const ids = waiting.splice(0);
      const { rows } = await db.execute<{ document: SearchDocument }>(
        sql`select document from changed_jobs where id in ${ids}`,
      );
      const documents = rows.map(({ document }) => document);
      await engine.put("jobs", documents);
      const seen = performance.now();
      for (const id of ids) visibleTimes.push(Math.max(0, seen - (committed.get(id) ?? seen)));
    }
  }
  return {
    async write(document: SearchDocument, id: string) {
      await commitChange(db, { ...document, id });
      committed.set(id, performance.now());
    },
    async stop() {
      while (bringing) await bringing;
      await unfollow();
      return visibleTimes;
    },
  };
}
