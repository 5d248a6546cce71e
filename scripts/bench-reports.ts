import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { ReportFilters } from "#contract/reports.ts";
import { startEmbedded } from "#server/database/embedded.ts";
import { newId } from "#server/database/ids.ts";
import { type Database, migrateDatabase, openDatabase } from "#server/database/open.ts";
import { countReport, refreshFacts } from "#server/domains/reports/index.ts";

/** Measures the report of one company over 1,000,000 moves of 250,000 applications: npm run bench:reports */
const people = 250_000;
const atOnce = 1000;
const rounds = 40;
const companyId = newId();
const now = new Date("2026-11-23T12:00:00Z");
const job = sql`md5('job' || nth % 40)::uuid`;
const person = sql`md5('person' || nth)::uuid`;

const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
const server = await startEmbedded(folder, { durable: false });
const database = openDatabase(server.url, { max: 8 });
try {
  console.log(`${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`);
  await migrateDatabase(database);
  await writeHistory(database.db);
  console.log(
    `Facts of ${people.toLocaleString("en-US")} applications: ${await seconds(() => countFacts())} s`,
  );
  await database.db.execute(sql`analyze`);
  await measure("all time", {});
  await measure("the last 90 days", { from: "2026-08-25" });
  await measure("one source, all time", { source: "Referral" });
} finally {
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Everyone applies, is shortlisted, interviewed and passed; a tenth is hired in place of the pass. */
async function writeHistory(db: Database) {
  const hired = sql`nth % 10 = 0`;
  const came = sql`timestamptz '2024-11-24' + nth % 730 * interval '1 day'`;
  await db.execute(sql`
    insert into applications (id, job_id, company_id, candidate_id, application_state, stage, source,
      applied_at, changed_at, last_activity_at)
    select ${person}, ${job}, ${companyId}, ${person}, case when ${hired} then 'pipeline' else 'denied' end,
      case when ${hired} then 'hired' else 'interview' end,
      (array['Careers page', 'Referral', 'Marketplace', 'Talent pool'])[1 + nth % 4], ${came}, ${came}, ${came}
    from generate_series(1, ${people}) nth`);
  await db.execute(sql`
    insert into application_history (id, application_id, at, move, actor_kind, to_state, to_stage)
    select gen_random_uuid(), ${person}, ${came} + step.part * (1 + nth % 97) * interval '1 hour', step.move, 'company',
      step.state, step.stage
    from generate_series(1, ${people}) nth cross join lateral (values
      (0, 'apply', 'pending', null), (1, 'shortlist', 'pipeline', 'screen'), (2, 'move', 'pipeline', 'interview'),
      (3, case when ${hired} then 'hire' else 'pass' end, case when ${hired} then 'pipeline' else 'denied' end,
        case when ${hired} then 'hired' else 'interview' end)) step(part, move, state, stage)`);
  await db.execute(sql`analyze`);
}

async function countFacts() {
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from applications order by id`);
  for (let start = 0; start < rows.length; start += atOnce) {
    const ids = rows.slice(start, start + atOnce).map(({ id }) => id);
    await database.db.transaction((tx) => refreshFacts(tx, ids));
  }
}

async function measure(name: string, filters: ReportFilters) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const { applied } = await countReport(database.db, { companyId, filters, now });
    if (applied === 0) throw new Error("The report counts nothing.");
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.ceil(part * rounds) - 1]!.toFixed(0);
  console.log(`Report, ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

async function seconds(act: () => Promise<unknown>) {
  const started = performance.now();
  await act();
  return ((performance.now() - started) / 1000).toFixed(1);
}
