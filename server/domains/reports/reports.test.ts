import { expect, test } from "vitest";
import type { ReportFilters } from "#contract/reports.ts";
import { newId } from "#server/database/ids.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const day = 86_400;

/** Two jobs; of the first someone was hired after nine days and someone waits, of the second someone was passed. */
async function aHistory() {
  const team = await aHiringTeam(world, { department: "Engineering" });
  const { api } = team.marit;
  const second = await aJob(world, { companyId: team.job.companyId, department: "Sales" });
  const apply = async (jobId: string) =>
    (await (await aCandidate(world)).api.applications.apply({ params: { id: jobId }, body: {} })).id;
  const hired = await apply(team.job.id);
  const passed = await apply(second.id);
  await world.pass(2 * day);
  await api.applications.accept({ params: { id: hired }, body: {} });
  await api.applications.pass({ params: { id: passed }, body: {} });
  await world.pass(3 * day);
  await api.applications.move({ body: { requestId: hired, stage: "offer" } });
  await world.pass(4 * day);
  await api.applications.hire({ params: { id: hired }, body: {} });
  const waiting = await apply(team.job.id);
  await world.settle();
  return { ...team, api, second, hired, passed, waiting };
}

test("reports: what happened is counted, and each number opens exactly those applications", async () => {
  const { api, hired, passed, waiting } = await aHistory();
  const { report } = await api.reports.show();
  expect(report).toMatchObject({
    applied: 3,
    funnel: [
      { step: "applied", count: 3 },
      { step: "screen", count: 1 },
      { step: "interview", count: 1 },
      { step: "offer", count: 1 },
      { step: "hired", count: 1 },
    ],
    timeToHire: { count: 1, median: 9 * 24 },
    answers: { count: 2, median: 48 },
    owed: [
      { wait: "short", count: 1 },
      { wait: "week", count: 0 },
      { wait: "long", count: 0 },
    ],
  });
  expect(report.stages.map(({ stage, here, time }) => [stage, here, time?.median])).toEqual([
    ["screen", 0, 72],
    ["interview", 0, undefined],
    ["offer", 0, 96],
  ]);
  const opened = async (query: Parameters<typeof api.reports.applications>[0]["query"]) => {
    const { applications, total } = await api.reports.applications({ query });
    expect(applications).toHaveLength(total);
    return applications.map(({ id }) => id).toSorted();
  };
  expect(await opened({ number: "reached" })).toEqual([hired, passed, waiting].toSorted());
  expect(await opened({ number: "reached", step: "hired" })).toEqual([hired]);
  expect(await opened({ number: "reached", step: "__proto__" })).toEqual([]);
  expect(await opened({ number: "left", step: "offer" })).toEqual([hired]);
  expect(await opened({ number: "here", step: "offer" })).toEqual([]);
  expect(await opened({ number: "answered" })).toEqual([hired, passed].toSorted());
  expect(await opened({ number: "owed", wait: "short" })).toEqual([waiting]);
  expect(await opened({ number: "owed", wait: "long" })).toEqual([]);
});

test("reports: a job, a department, a source and days narrow them, but everyone who waits is counted", async () => {
  const { api, job, second, waiting } = await aHistory();
  const appliedOf = async (query: ReportFilters) => (await api.reports.show({ query })).report.applied;
  expect(await appliedOf({ jobId: second.id })).toBe(1);
  expect(await appliedOf({ department: "Engineering" })).toBe(2);
  expect(await appliedOf({ source: "Referral" })).toBe(0);
  const yesterday = new Date(world.now().getTime() - day * 1000).toISOString().slice(0, 10);
  const { report, choices } = await api.reports.show({ query: { jobId: job.id, to: yesterday } });
  expect(report).toMatchObject({ applied: 1, owed: [{ count: 1 }, { count: 0 }, { count: 0 }] });
  const owed = await api.reports.applications({ query: { number: "owed", to: yesterday } });
  expect(owed.applications.map(({ id }) => id)).toEqual([waiting]);
  expect(choices).toMatchObject({ departments: ["Engineering", "Sales"], sources: [expect.any(String)] });
});

test("reports: departments are those of all jobs, however many there are", async () => {
  const { marit, job } = await aHiringTeam(world, { department: "Engineering" });
  const others = Array.from({ length: 600 }, (_, nth) => {
    const id = newId();
    const jobTitle = `Job ${String(nth).padStart(4, "0")}`;
    return { ...job, id, publicJobId: id.slice(-12), jobTitle, department: nth === 599 ? "Zoo" : null };
  });
  await world.db.insert(jobs).values(others);
  expect((await marit.api.reports.show({ query: {} })).choices.departments).toEqual(["Engineering", "Zoo"]);
});

test("reports: another company's job does not exist, and its applications are not counted", async () => {
  const { job } = await aHistory();
  const { api } = await aCompanyAdmin(world);
  for (const call of [
    () => api.reports.show({ query: { jobId: job.id } }),
    () => api.reports.applications({ query: { jobId: job.id, number: "reached" } }),
    () => api.reports.download({ query: { jobId: job.id, format: "csv" } }),
  ])
    expect(await refusal(call())).toMatchObject({ statusCode: 404 });
  expect((await api.reports.show()).report.applied).toBe(0);
});

test("reports: what is undone was never counted", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id } = await anApplication(world, job);
  const params = { id };
  await marit.api.applications.pass({ params, body: { undoKind: "pending_tab_qualified_feed_pass" } });
  await world.settle();
  expect((await marit.api.reports.show()).report.answers).toMatchObject({ count: 1 });
  await marit.api.applications.undo({ params });
  await world.settle();
  const { report } = await marit.api.reports.show();
  expect(report).toMatchObject({ answers: null, owed: [{ count: 1 }, {}, {}] });
});

test("reports: applications written without an announcement are counted within an hour", async () => {
  const { marit, job } = await aHiringTeam(world);
  await anApplication(world, job, { applicationState: "pipeline", stage: "interview" });
  await anApplication(world, job, { applicationState: "lead" });
  await world.pass(3600);
  expect((await marit.api.reports.show()).report).toMatchObject({
    stages: [{}, { stage: "interview", here: 1 }, {}],
  });
});
