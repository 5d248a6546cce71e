import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("feed counts: jobs with applications come first, then live ones that wait for their first", async () => {
  const { marit, job } = await aHiringTeam(world);
  const waiting = await aJob(world, { companyId: job.companyId });
  await aJob(world, { companyId: job.companyId, status: "draft" });
  await anApplication(world, job);
  const { pending, byJob } = await marit.api.applications.companyFeedStats();
  expect(pending).toBe(1);
  expect(byJob.map(({ jobId, pending: here }) => [jobId, here])).toEqual([
    [job.id, 1],
    [waiting.id, 0],
  ]);
});
