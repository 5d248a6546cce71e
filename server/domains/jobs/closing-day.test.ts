import { expect, test } from "vitest";
import { endOf, isOver } from "#shared/jobs/closing-day.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { newestFeedJobs } from "./careers/feed-jobs.ts";

const world = openWorld();
const hour = 3600;
const dayOf = (inDays: number) =>
  new Date(world.now().getTime() + inDays * 24 * hour * 1000).toISOString().slice(0, 10);

async function aLiveJob() {
  const ana = await aCompanyAdmin(world);
  const { id } = await aJob(world, { companyId: ana.companyId });
  return {
    ana,
    params: { id },
    statusOf: async () => (await ana.api.jobs.get({ params: { id } })).status,
    /** How long until this day is over everywhere. */
    secondsTo: (day: string) => (endOf(day).getTime() - world.now().getTime()) / 1000,
  };
}

test.each([
  ["2026-11-30", "2026-11-30T23:59:59Z", false],
  ["2026-11-30", "2026-12-01T11:59:59Z", false],
  ["2026-11-30", "2026-12-01T12:00:00Z", true],
  [null, "2026-12-01T12:00:00Z", false],
])("closing day: %s at %s: over %s", (day, at, over) => {
  expect(isOver(day, new Date(at))).toBe(over);
});

test("closing day: a job is open through its last day everywhere, and closes by itself then", async () => {
  const { ana, params, statusOf, secondsTo } = await aLiveJob();
  const closesOn = dayOf(3);
  await ana.api.jobs.update({ params, body: { closesOn } });
  await world.pass(secondsTo(closesOn) - 1);
  expect(await statusOf()).toBe("live");
  await world.pass(1);
  const closed = await ana.api.jobs.get({ params });
  expect(closed).toMatchObject({ status: "closed", closesOn, closedAt: endOf(closesOn).toISOString() });
  const { openJobsCount } = await ana.api.companies.get({ params: { id: ana.companyId } });
  expect(openJobsCount).toBe(0);
});

test("closing day: a later day counts from when it is set, and none keeps the job open", async () => {
  const { ana, params, statusOf, secondsTo } = await aLiveJob();
  const [soon, later] = [dayOf(2), dayOf(5)];
  await ana.api.jobs.update({ params, body: { closesOn: soon } });
  await ana.api.jobs.update({ params, body: { closesOn: later } });
  await world.pass(secondsTo(soon));
  expect(await statusOf()).toBe("live");
  await ana.api.jobs.update({ params, body: { closesOn: null } });
  await world.pass(secondsTo(later));
  expect(await statusOf()).toBe("live");
});

test("closing day: a day that is over keeps a job from being live, and says what to do", async () => {
  const { ana, params, secondsTo } = await aLiveJob();
  const refusal = { details: { closesOn: "Choose a later day, or remove it" } };
  await expect(ana.api.jobs.update({ params, body: { closesOn: dayOf(-3) } })).rejects.toMatchObject({
    error: refusal,
  });
  const closesOn = dayOf(1);
  await ana.api.jobs.update({ params, body: { closesOn } });
  await world.pass(secondsTo(closesOn));
  await expect(ana.api.jobs.setStatus({ params, body: { status: "live" } })).rejects.toMatchObject({
    error: refusal,
  });
});

test("closing day: a job whose day is over is in no feed, even before it is closed", async () => {
  const { ana } = await aLiveJob();
  await aJob(world, { companyId: ana.companyId, closesOn: dayOf(-3), jobTitle: "Over" });
  const { id } = await aJob(world, { companyId: ana.companyId, closesOn: dayOf(1), jobTitle: "Open" });
  const found = await newestFeedJobs(world.db, { companyId: ana.companyId, now: world.now() }, 10);
  expect(found.filter(({ closesOn }) => closesOn).map((job) => job.id)).toEqual([id]);
});

test("closing day: a copy of a job starts without one", async () => {
  const { ana, params } = await aLiveJob();
  await ana.api.jobs.update({ params, body: { closesOn: dayOf(3) } });
  const copy = await ana.api.jobs.create({ query: { duplicateJobId: params.id }, body: {} });
  expect(copy.closesOn).toBeNull();
});
