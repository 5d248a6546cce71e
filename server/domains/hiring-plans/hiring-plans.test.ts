import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MatchingJobs } from "#contract/many-jobs.ts";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type Team = Awaited<ReturnType<typeof aHiringTeam>>;
const hireSomeone = async ({ marit, job }: Team) => {
  const { id } = await anApplication(world, job, { applicationState: "pipeline", stage: "offer" });
  await marit.api.applications.hire({ params: { id }, body: {} });
  await world.settle();
};
const toldOf = async ({ api }: Team["dilip"]) => {
  const { notifications } = await api.notifications.list({ query: {} });
  return notifications.filter(({ event }) => event === "hiringPlan.filled");
};

test("hiring plan: a job is for several people, and the team is told once when the last is hired", async () => {
  const team = await aHiringTeam(world, { jobTitle: "Ranger" });
  const { marit, dilip, job } = team;
  const plan = { openings: 2, targetOn: "2027-02-01" };
  await marit.api.hiringPlans.set({ params: { id: job.id }, body: plan });
  await anApplication(world, job);
  await anApplication(world, job, { applicationState: "denied" });
  await hireSomeone(team);
  const about = { jobId: job.id, jobTitle: "Ranger", status: "live", ...plan };
  expect((await dilip.api.hiringPlans.list()).jobs).toEqual([
    expect.objectContaining({ ...about, filled: 1, active: 1 }),
  ]);
  expect(await toldOf(dilip)).toEqual([]);
  await hireSomeone(team);
  expect((await dilip.api.hiringPlans.list()).jobs).toMatchObject([{ ...about, filled: 2, active: 1 }]);
  expect(await toldOf(dilip)).toMatchObject([
    { title: "Ranger is filled", url: `/hire/plan?close=${job.id}` },
  ]);
  await hireSomeone(team);
  expect(await toldOf(dilip)).toHaveLength(1);
});

test("hiring plan: fewer openings than people hired ask the team what becomes of the job, once", async () => {
  const team = await aHiringTeam(world, { jobTitle: "Ranger" });
  const { marit, dilip, job } = team;
  const plan = (openings: number) =>
    marit.api.hiringPlans.set({ params: { id: job.id }, body: { openings, targetOn: null } });
  await plan(4);
  await hireSomeone(team);
  await hireSomeone(team);
  await plan(3);
  await world.settle();
  expect(await toldOf(dilip)).toEqual([]);
  await plan(2);
  await plan(1);
  await world.settle();
  expect(await toldOf(dilip)).toMatchObject([
    { title: "Ranger is filled", url: `/hire/plan?close=${job.id}` },
  ]);
});

test("hiring plan: without a plan a job is for one, and a closed job stays where it was planned", async () => {
  const { marit, job } = await aHiringTeam(world);
  const list = async () =>
    (await marit.api.hiringPlans.list()).jobs.map(({ openings, targetOn }) => [openings, targetOn]);
  expect(await list()).toEqual([[1, null]]);
  await marit.api.jobs.close({ params: { id: job.id } });
  expect(await list()).toEqual([]);
  await marit.api.hiringPlans.set({ params: { id: job.id }, body: { openings: 3, targetOn: null } });
  expect(await list()).toEqual([[3, null]]);
});

test("hiring plan: a search in the list of jobs narrows it", async () => {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Ranger" });
  await aJob(world, { companyId: job.companyId, jobTitle: "Nurse" });
  const titles = async (query: Partial<MatchingJobs>) =>
    (await marit.api.hiringPlans.list({ query })).jobs.map(({ jobTitle }) => jobTitle);
  expect(await titles({})).toEqual(["Nurse", "Ranger"]);
  expect(await titles({ status: "live", q: "range" })).toEqual(["Ranger"]);
  expect(await titles({ status: "draft" })).toEqual([]);
  const { marit: stranger } = await aHiringTeam(world, { jobTitle: "Ranger" });
  expect(
    (await stranger.api.hiringPlans.list({ query: { q: "Ranger" } })).jobs.map(({ jobId }) => jobId),
  ).not.toContain(job.id);
});

test("hiring plan: is read a page at a time, and its sum is of all jobs that were found", async () => {
  const team = await aHiringTeam(world, { jobTitle: "Ranger" });
  const { marit, job } = team;
  for (const jobTitle of ["Nurse", "Night nurse"]) await aJob(world, { companyId: job.companyId, jobTitle });
  await marit.api.hiringPlans.set({ params: { id: job.id }, body: { openings: 3, targetOn: null } });
  await hireSomeone(team);
  const read = (query: Parameters<typeof marit.api.hiringPlans.list>[0] = {}) =>
    marit.api.hiringPlans.list(query);
  const first = await read({ query: { limit: 2 } });
  expect(first).toMatchObject({ total: 3, sum: { liveJobs: 3, openings: 5, filled: 1 } });
  expect(first.jobs.map(({ jobTitle }) => jobTitle)).toEqual(["Night nurse", "Nurse"]);
  const second = await read({ query: { skip: 2, limit: 2 } });
  expect(second).toMatchObject({ jobs: [{ jobTitle: "Ranger" }], total: 3, sum: first.sum });
  expect(await read({ query: { q: "nurse" } })).toMatchObject({ total: 2, sum: { openings: 2, filled: 0 } });
  expect((await read({ query: { jobId: job.id } })).jobs).toMatchObject([{ jobTitle: "Ranger" }]);

  expect((await read({ query: { filled: "true" } })).jobs).toEqual([]);
  await marit.api.hiringPlans.set({ params: { id: job.id }, body: { openings: 1, targetOn: null } });
  expect((await read({ query: { filled: "true" } })).jobs).toEqual([]);
  await anApplication(world, job);
  expect((await read({ query: { filled: "true" } })).jobs).toMatchObject([{ jobTitle: "Ranger" }]);
});

test("hiring plan: a job is late once its day is over where the company is", async () => {
  const { marit, job } = await aHiringTeam(world);
  const zone = (timeZone: string) =>
    marit.api.companies.update({ params: { id: marit.companyId }, body: { timeZone } });
  const late = async () => (await marit.api.hiringPlans.list()).jobs.map((each) => each.late);
  expect(await late()).toEqual([false]);
  // By the clock of the tests it is the 21st, but still the 20th in Honolulu.
  await zone("Pacific/Honolulu");
  const set = (targetOn: string) =>
    marit.api.hiringPlans.set({ params: { id: job.id }, body: { openings: 2, targetOn } });
  expect(await set("2026-11-20")).toMatchObject({ late: false });
  expect(await late()).toEqual([false]);
  expect(await set("2026-11-19")).toMatchObject({ late: true });
  await set("2026-11-20");
  await zone("Asia/Tokyo");
  expect(await late()).toEqual([true]);
});

test("hiring plan: numbers have bounds, only people who may edit jobs plan, and the log keeps it", async () => {
  const { marit, job } = await aHiringTeam(world);
  const set = (openings: number, { api } = marit) =>
    api.hiringPlans.set({ params: { id: job.id }, body: { openings, targetOn: null } });
  expect(await refusal(set(0))).toMatchObject({
    statusCode: 422,
    details: { openings: "Plan at least 1 opening" },
  });
  const reader = await aCompanyAdmin(world, { companyId: job.companyId, without: ["jobs"] });
  expect(await refusal(set(2, reader))).toMatchObject({ statusCode: 403 });
  const { marit: stranger } = await aHiringTeam(world);
  expect(await refusal(set(2, stranger))).toMatchObject({ statusCode: 404 });
  await set(4);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, job.id));
  expect(kept).toMatchObject([
    { action: "hiringPlan.changed", before: null, after: { openings: 4, targetOn: null } },
  ]);
});

test("hiring plan: a filled job closes only once it is said what becomes of the others, one by one and many at once", async () => {
  const team = await aHiringTeam(world, { jobTitle: "Ranger" });
  const { marit, job } = team;
  const { jobs } = marit.api;
  const one = { params: { id: job.id } };
  const many = { params: { id: job.companyId } };
  await hireSomeone(team);
  await anApplication(world, job);
  const ways = [
    () => jobs.close(one),
    () => jobs.setStatus({ ...one, body: { status: "closed" } }),
    () => jobs.setStatusOfMany({ ...many, body: { to: "closed", ids: [job.id] } }),
  ];
  for (const close of ways)
    expect(await refusal(close())).toMatchObject({
      statusCode: 422,
      code: "OTHERS_WAITING",
      message: "Decide first what to tell the others who are still in progress: 1 person for Ranger.",
      details: {
        others: "Pass them first, or send “stay” to close without passing them",
        jobs: [{ jobId: job.id, jobTitle: "Ranger", openings: 1, filled: 1, active: 1 }],
      },
    });
  expect((await jobs.get(one)).status).toBe("live");
  const closed = await jobs.setStatusOfMany({
    ...many,
    body: { to: "closed", ids: [job.id], others: "stay" },
  });
  expect(closed.changed).toBe(1);
  await jobs.undoStatusOfMany({ params: { id: job.companyId, batchId: closed.batchId! } });
  expect(await jobs.close({ ...one, body: { others: "stay" } })).toMatchObject({ status: "closed" });
});

test("hiring plan: people whom colleagues still review count among the others, and hear when the job closes", async () => {
  const team = await aHiringTeam(world);
  const { jobs } = team.marit.api;
  const one = { params: { id: team.job.id } };
  await hireSomeone(team);
  const { candidate, id } = await anApplication(world, team.job, { applicationState: "review" });
  expect(await refusal(jobs.close(one))).toMatchObject({ code: "OTHERS_WAITING" });
  await jobs.close({ ...one, body: { others: "stay" } });
  await world.settle();
  const { applicationState } = await candidate.api.applications.get({ params: { id } });
  expect(applicationState).toBe("expired");
  const { notifications } = await candidate.api.notifications.list({ query: {} });
  expect(notifications.map(({ event }) => event)).toContain("application.expired");
});

test("hiring plan: hires made at the same moment are told once, however many there are", async () => {
  for (const openings of [1, 2]) {
    const team = await aHiringTeam(world, { jobTitle: "Ranger" });
    const { marit, dilip, job } = team;
    await marit.api.hiringPlans.set({ params: { id: job.id }, body: { openings, targetOn: null } });
    for (let nth = 0; nth < 3; nth++) {
      const { id } = await anApplication(world, job, { applicationState: "pipeline", stage: "offer" });
      await marit.api.applications.hire({ params: { id }, body: {} });
    }
    await world.settle();
    expect(await toldOf(dilip)).toHaveLength(1);
  }
});

test("hiring plan: a job that has openings left, or no one waiting, closes without a question", async () => {
  const open = await aHiringTeam(world);
  await anApplication(world, open.job);
  expect(await open.marit.api.jobs.close({ params: { id: open.job.id } })).toMatchObject({
    status: "closed",
  });
  const full = await aHiringTeam(world);
  await hireSomeone(full);
  expect(await full.marit.api.jobs.close({ params: { id: full.job.id } })).toMatchObject({
    status: "closed",
  });
});
