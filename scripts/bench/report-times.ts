import { sql } from "drizzle-orm";
import type { ReportFilters } from "#contract/reports.ts";
import { newId } from "#server/database/ids.ts";
import type { Database } from "#server/database/open.ts";
import { countReport } from "#server/domains/reports/index.ts";
import { percentile } from "../search/measure.ts";
import { countFacts } from "./count-facts.ts";
import { onOwnDatabase } from "./own-database.ts";

export interface ReportTimes {
  people: number;
  /** To count the facts of all of them. */
  factsSeconds: number;
  reports: { name: string; p50: number; p95: number }[];
}
const people = 250_000;
const rounds = 40;
const companyId = newId();
const now = new Date("2026-11-23T12:00:00Z");
const job = sql`md5('job' || nth % 40)::uuid`;
const person = sql`md5('person' || nth)::uuid`;

/** The report of one company over 1,000,000 moves of 250,000 applications. */
export function timeReports(): Promise<ReportTimes> {
  return onOwnDatabase({ durable: false }, async (db) => {
    await writeHistory(db);
    const { rows } = await db.execute<{ id: string }>(sql`select id from applications order by id`);
    const started = performance.now();
    await countFacts(
      db,
      rows.map(({ id }) => id),
    );
    const factsSeconds = (performance.now() - started) / 1000;
    await db.execute(sql`analyze`);
    const reports = [
      await timeReport(db, "all time", {}),
      await timeReport(db, "the last 90 days", { lastDays: 90 }),
      await timeReport(db, "the last 365 days, half of all", { lastDays: 365 }),
      await timeReport(db, "one source, all time", { source: "Referral" }),
    ];
    return { people, factsSeconds, reports };
  });
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

async function timeReport(db: Database, name: string, filters: ReportFilters) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const { applied } = await countReport(db, { companyId, userId: null, filters, now });
    if (applied === 0) throw new Error("The report counts nothing.");
    times.push(performance.now() - started);
  }
  return { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
