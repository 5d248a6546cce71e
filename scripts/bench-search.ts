import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbedded } from "#server/database/embedded.ts";
import { migrateDatabase, type OpenDatabase, openDatabase } from "#server/database/open.ts";
import type { CompanyJob } from "#server/outside/ats/json-lines.ts";
import { inMemoryEngine } from "#server/outside/search-engine/in-memory.ts";
import { postgresEngine } from "#server/outside/search-engine/postgres.ts";
import type { SearchEngine } from "#server/outside/search-engine/search-engine.ts";
import type { SearchDocument } from "#server/search-engine/index.ts";
import "./command-errors.ts";
import { documentMaker, jobIndex, recombined } from "./search/job-documents.ts";
import { readJobRows } from "./search/job-rows.ts";
import { tableOf, timeQueries, type Timed } from "./search/measure.ts";
import { type AskedQuery, ownQueries, readQueries } from "./search/own-queries.ts";
import { updateUnderLoad } from "./search/update-load.ts";

/**
 * Measures the search: npm run bench:search -- --jobs FILE… [--queries FILE] [--million] [--no-postgres]
 * Files are JSON lines, packed or not; posts (a text without a title) become descriptions of jobs that have none.
 */
const { values, positionals } = parseArgs({
  options: {
    jobs: { type: "string", multiple: true },
    queries: { type: "string" },
    million: { type: "boolean", default: false },
    "no-postgres": { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const million = 1_000_000;
const batch = 500;
/** Of the queries that are asked before any is measured, as a service that has run for a minute has been asked some. */
const warmingSeed = 1000;
/** PostgreSQL is slow, so it is asked a part of the queries. */
const everyWhich = 8;
const files = [...(values.jobs ?? []), ...positionals];
if (files.length === 0) {
  console.error(
    "Say which jobs: npm run bench:search -- --jobs FILE… [--queries FILE] [--million] [--no-postgres]",
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "hiring-platform-search-"));
try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run() {
  const jobs = readJobRows(files);
  const wanted = values.million ? million : jobs.length;
  const gb = Math.round(totalmem() / 1024 ** 3);
  console.log(
    `${cpus()[0]!.model}, ${availableParallelism()} cores, ${gb} GB, Node ${process.versions.node}; load ${loadavg()[0]!.toFixed(1)}`,
  );
  const engine = inMemoryEngine({ folder });
  await engine.open(jobIndex);
  const seconds = await build(engine, jobs, wanted);
  const { documents, words, bytes } = await engine.stats("jobs");
  console.log(
    `docs ${documents}, build ${seconds.toFixed(1)} s, ${words} words, memory ${Math.round(bytes / 1e6)} MB (${Math.round(bytes / documents)} bytes a job)`,
  );

  const asked = [...ownQueries(jobs, 100), ...(values.queries ? readQueries(values.queries) : [])];
  await timeQueries(engine, ownQueries(jobs, 100, warmingSeed));
  // A change, so that no answer of the warming is kept.
  await engine.put("jobs", [documentMaker()(jobs[0]!, "job-0")]);
  const own = await timeQueries(engine, asked);
  console.log(`\nOur engine, through its thread, ten facets on every query\n${tableOf(own)}`);
  await restart(engine);
  if (!values.million || !values["no-postgres"]) await withDatabase(engine, jobs, { asked, own });
  await engine.close();
}

/** Only the time that the engine has work counts, not that of reading the jobs. */
async function build(engine: SearchEngine, jobs: CompanyJob[], wanted: number): Promise<number> {
  let spent = 0;
  for (const documents of batches(jobs, wanted)) {
    const started = performance.now();
    await engine.put("jobs", documents);
    spent += performance.now() - started;
  }
  return spent / 1000;
}

function* batches(jobs: CompanyJob[], wanted: number): Generator<SearchDocument[]> {
  const documentOf = documentMaker();
  const source = wanted > jobs.length ? recombined(jobs, wanted) : jobs.slice(0, wanted);
  let documents: SearchDocument[] = [];
  let number = 0;
  for (const job of source) {
    documents.push(documentOf(job, `job-${number++}`));
    if (documents.length < batch) continue;
    yield documents;
    documents = [];
  }
  yield documents;
}

async function restart(engine: SearchEngine) {
  const saving = performance.now();
  await engine.save("jobs", "0");
  const saved = performance.now() - saving;
  const again = inMemoryEngine({ folder });
  const opening = performance.now();
  const { documents } = await again.open(jobIndex);
  await again.search("jobs", { text: "s" });
  console.log(
    `\nSnapshot written in ${(saved / 1000).toFixed(1)} s; a restart from it answers after ${((performance.now() - opening) / 1000).toFixed(1)} s with ${documents} docs`,
  );
  await again.close();
}

async function withDatabase(
  engine: SearchEngine,
  jobs: CompanyJob[],
  { asked, own }: { asked: AskedQuery[]; own: Timed[] },
) {
  const server = await startEmbedded(folder);
  const database = openDatabase(server.url, { max: 8 });
  try {
    await migrateDatabase(database);
    if (!values.million) await changeUnderLoad(engine, database, { jobs, asked });
    if (!values["no-postgres"]) await besidePostgres(database, jobs, { asked, own });
  } finally {
    await database.close();
    await server.stop();
  }
}

async function changeUnderLoad(
  engine: SearchEngine,
  database: OpenDatabase,
  { jobs, asked }: { jobs: CompanyJob[]; asked: AskedQuery[] },
) {
  const [documents = []] = batches(jobs, Math.min(jobs.length, batch));
  const load = { documents, queries: asked };
  await updateUnderLoad({ engine, database }, { ...load, seconds: 3 });
  const figures = await updateUnderLoad({ engine, database }, { ...load, seconds: 10 });
  console.log(
    `\n${figures.searches} searches and ${figures.writes} commits in ${figures.seconds.toFixed(1)} s: search p50 ${figures.searchP50.toFixed(1)} ms, p99 ${figures.searchP99.toFixed(1)} ms; ` +
      `a commit is seen after p50 ${figures.visibleP50.toFixed(1)} ms, p99 ${figures.visibleP99.toFixed(1)} ms; the event loop was blocked for at most ${figures.blockedMs.toFixed(0)} ms`,
  );
}

async function besidePostgres(
  database: OpenDatabase,
  jobs: CompanyJob[],
  { asked, own }: { asked: AskedQuery[]; own: Timed[] },
) {
  const postgres = postgresEngine(database.pool);
  await postgres.open(jobIndex);
  const seconds = await build(postgres, jobs, values.million ? million : jobs.length);
  await database.pool.query("vacuum analyze search.jobs");
  const sample = asked.filter((_, at) => at % everyWhich === 0);
  const theirs = await timeQueries(postgres, sample);
  const times = own.at(-1)!.perSecond / theirs.at(-1)!.perSecond;
  console.log(
    `\nPostgreSQL full text over the same rows (put in within ${seconds.toFixed(0)} s), every ${everyWhich}th query\n${tableOf(theirs)}\n\n` +
      `Ours answers ${times.toFixed(0)} times as many queries a second.`,
  );
}
