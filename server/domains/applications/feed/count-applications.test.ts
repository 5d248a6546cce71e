import { expect, test } from "vitest";
import type { ApplicationState } from "#contract/application-shapes.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("job stats: what people sent counts as applications, and neither leads nor invitations without a yes do", async () => {
  const { marit, job } = await aHiringTeam(world);
  const stand = (applicationState: ApplicationState, more = {}) =>
    anApplication(world, job, { applicationState, ...more });
  await stand("lead");
  const invited = await stand("outbound");
  await stand("declined", { withdrawn: true });
  await stand("denied");
  await stand("pending");
  const stats = () => marit.api.applications.stats({ params: { id: job.id } });
  expect(await stats()).toMatchObject({ total: 3, byState: { lead: 1, outbound: 1 } });
  await invited.candidate.api.applications.answerInvitation({
    params: { id: invited.id },
    query: {},
    body: { accept: false },
  });
  expect(await stats()).toMatchObject({ total: 3 });
  const ignored = await stand("outbound");
  await world.pass(15 * 86_400);
  expect(await marit.api.applications.get({ params: { id: ignored.id } })).toMatchObject({
    applicationState: "expired",
  });
  expect(await stats()).toMatchObject({ total: 3 });
});

test("feed counts: jobs with applications come first, then live ones that wait for their first", async () => {
  const { marit, job } = await aHiringTeam(world);
  const waiting = await aJob(world, { companyId: job.companyId });
  await aJob(world, { companyId: job.companyId, status: "draft" });
  await anApplication(world, job);
  await anApplication(world, job, { applicationState: "accepted" });
  await anApplication(world, job, { applicationState: "lead" });
  const { applied, pending, byJob } = await marit.api.applications.companyFeedStats();
  expect([applied, pending]).toEqual([2, 1]);
  expect(byJob.map(({ jobId, pending: here }) => [jobId, here])).toEqual([
    [job.id, 1],
    [waiting.id, 0],
  ]);
});
