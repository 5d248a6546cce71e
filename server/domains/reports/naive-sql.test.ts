import { type SQL, and, inArray, ne, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ApplicationState } from "#contract/application-shapes.ts";
import { newId } from "#server/database/ids.ts";
import { applicationHistory, applications } from "#server/domains/applications/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openWorld } from "#server/testing/world.ts";
import { refreshFacts } from "./refresh-facts.ts";

const world = openWorld();
const hour = 3_600_000;
const timeZone = "America/New_York";
const steps = ["screen", "interview", "case-study", "offer", "hired", "denied"] as const;

/** Where each of many applications went, and after how many hours each time. */
const paths = fc.sample(
  fc.record({
    source: fc.constantFrom("Careers page", "Referral", "Talent pool"),
    nthJob: fc.nat(1),
    hour: fc.nat(40 * 24),
    moves: fc.array(fc.tuple(fc.constantFrom(...steps), fc.integer({ min: 1, max: 300 })), { maxLength: 6 }),
  }),
  { numRuns: 300, seed: 7 },
);

/** The same applications as rows, with a history and no announcement. */
async function write() {
  const { marit, job } = await aHiringTeam(world, { department: "Engineering" });
  await marit.api.companies.update({ params: { id: marit.companyId }, body: { timeZone } });
  const jobs = [job, await aJob(world, { companyId: job.companyId, department: "Sales" })];
  const ids: string[] = [];
  for (const { source, nthJob, hour: nthHour, moves } of paths) {
    const id = newId();
    let at = new Date(Date.UTC(2026, 9, 1, nthHour));
    let here: { toState: ApplicationState; toStage: string | null } = { toState: "pending", toStage: null };
    const history = [{ move: "apply", at, ...here }];
    for (const [step, hours] of moves) {
      at = new Date(at.getTime() + hours * hour);
      here =
        step === "denied"
          ? { toState: "denied", toStage: here.toStage }
          : { toState: "pipeline", toStage: step };
      history.push({ move: step === "denied" ? "pass" : step === "hired" ? "hire" : "move", at, ...here });
    }
    ids.push(id);
    const appliedAt = history[0]!.at;
    await world.db.insert(applications).values({
      id,
      jobId: jobs[nthJob]!.id,
      companyId: job.companyId,
      candidateId: newId(),
      source,
      applicationState: here.toState,
      stage: here.toStage,
      waitingSince: appliedAt,
      appliedAt,
      changedAt: at,
      lastActivityAt: at,
    });
    await world.db
      .insert(applicationHistory)
      .values(
        history.map((each) => ({ id: newId(), applicationId: id, actorKind: "company" as const, ...each })),
      );
  }
  await world.db.transaction((tx) => refreshFacts(tx, ids));
  return { api: marit.api, jobs, ids };
}

async function one(query: SQL) {
  const { rows } = await world.db.execute(query);
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]));
}
const hoursFrom = (from: string, to: string) => sql.raw(`floor(extract(epoch from ${to} - ${from}) / 3600)`);
/** Median and quartiles of times; null where nobody has one. */
async function spread(value: SQL, from: SQL) {
  const found =
    await one(sql`select count(*) as count, percentile_disc(0.25) within group (order by ${value}) as lower,
    percentile_disc(0.5) within group (order by ${value}) as median, percentile_disc(0.75) within group (order by ${value}) as upper
    from ${from}`);
  return found.count ? found : null;
}

/** Asks for a report, compares its numbers with plain SQL over the history, and answers how many applied. */
async function compareWithHistory(
  api: Awaited<ReturnType<typeof write>>["api"],
  filters: { jobId: string; from?: string; to?: string },
) {
  const { jobId, from = "2020-01-01", to = "2030-01-01" } = filters;
  const { report } = await api.reports.show({ query: filters });
  const chosen = sql`select * from applications where job_id = ${jobId}
    and (applied_at at time zone ${timeZone})::date between ${from} and ${to}`;
  const isHired = sql`(a.application_state = 'pipeline' and a.stage = 'hired')`;
  const came = (
    stages: string[],
  ) => sql`count(*) filter (where ${isHired} or exists (select from application_history h
    where not h.undone and h.application_id = a.id and h.to_state = 'pipeline' and h.to_stage in ${stages}))`;
  const inOwn = sql`count(*) filter (where exists (select from application_history h
    where not h.undone and h.application_id = a.id and h.to_state = 'pipeline' and h.to_stage = 'case-study'))`;
  const reached =
    await one(sql`select count(*) as applied, ${came(["screen", "interview", "case-study", "offer"])} as screen,
    ${came(["interview", "case-study", "offer"])} as interview, ${inOwn} as "case-study",
    ${came(["offer"])} as offer, count(*) filter (where ${isHired}) as hired from (${chosen}) a`);
  expect(Object.fromEntries(report.funnel.map(({ step, count }) => [step, count]))).toEqual(reached);
  const first = (moves: string[]) => sql`(select min(at) from application_history h
    where not h.undone and h.application_id = a.id and h.move in ${moves}) as done`;
  const elsewhere = sql`select max(at) from application_history h where not h.undone and h.application_id = a.id
    and (h.to_state <> 'pipeline' or h.to_stage <> 'hired')`;
  const hires = sql`select a.applied_at, (select min(at) from application_history h where not h.undone
    and h.application_id = a.id and h.at > (${elsewhere})) as done from (${chosen}) a where ${isHired}`;
  const untilDone = hoursFrom("applied_at", "done");
  expect(report.timeToHire).toEqual(await spread(untilDone, sql`(${hires}) t where done is not null`));
  const answers = sql`select a.applied_at, ${first(["move", "pass", "hire"])} from (${chosen}) a`;
  expect(report.answers).toEqual(await spread(untilDone, sql`(${answers}) t where done is not null`));
  for (const { stage, time } of report.stages) {
    const spells = sql`select h.*, lead(h.at) over (partition by application_id order by at) as until
      from application_history h join (${chosen}) a on a.id = h.application_id where not h.undone`;
    const times = sql`select application_id, sum(until - at) as spent, bool_or(until is null) as here
      from (${spells}) s where to_state = 'pipeline' and to_stage = ${stage} group by 1`;
    const hours = sql`floor(extract(epoch from spent) / 3600)`;
    expect(time, stage).toEqual(await spread(hours, sql`(${times}) t where not here`));
  }
  expect(report.sources.length).toBeGreaterThan(1);
  for (const { source, ...counts } of report.sources)
    expect({ source, ...counts }).toEqual({
      source,
      ...(await one(sql`select count(*) as applied, ${came(["interview", "case-study", "offer"])} as interview,
        count(*) filter (where ${isHired}) as hired from (${chosen}) a where source = ${source}`)),
    });
  return report.applied;
}

/** All time is kept added up; of most days the others are taken from it; of few days each application is counted. */
const periods = [{}, { from: "2026-10-05", to: "2026-11-06" }, { from: "2026-10-28", to: "2026-11-03" }];

test("reports: the numbers are those of plain SQL over the history, over a change of the clocks and after changes", async () => {
  const { api, jobs, ids } = await write();
  const compareAll = async () => {
    const counts: number[] = [];
    for (const { id: jobId } of jobs)
      for (const period of periods) counts.push(await compareWithHistory(api, { jobId, ...period }));
    return counts;
  };
  const [all, most, few] = await compareAll();
  expect(most).toBeGreaterThan(all! / 2);
  expect(few).toBeLessThan(all! / 2);
  const [gone, undone] = [ids.slice(0, 50), ids.slice(50, 150)];
  await world.db.delete(applications).where(inArray(applications.id, gone));
  await world.db
    .update(applicationHistory)
    .set({ undone: true })
    .where(and(inArray(applicationHistory.applicationId, undone), ne(applicationHistory.move, "apply")));
  await world.db
    .update(applications)
    .set({ applicationState: "pending", stage: null })
    .where(inArray(applications.id, undone));
  const parts = [ids.slice(0, 100), ids.slice(60, 220), ids.slice(40, 300).toReversed()];
  await Promise.all(parts.map((part) => world.db.transaction((tx) => refreshFacts(tx, part))));
  expect((await compareAll())[0]).toBeLessThan(all!);
  await expect(world.database.pool.query("update report_stages set hours = 1")).rejects.toThrow(
    /removed and added anew/,
  );
});

test("reports: all of a department or a source are those of its days", async () => {
  const { api } = await write();
  for (const view of [{}, { department: "Sales" }, { source: "Referral" }]) {
    const { report, choices } = await api.reports.show({ query: view });
    const days = [{ to: "2026-10-12" }, { from: "2026-10-13" }];
    const parts = await Promise.all(days.map((each) => api.reports.show({ query: { ...view, ...each } })));
    expect(parts.reduce((total, part) => total + part.report.applied, 0)).toBe(report.applied);
    expect(choices.sources).toEqual(["Careers page", "Referral", "Talent pool"]);
  }
});
