import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("referral requests: ten a month, counted down, and the eleventh says what to do", async () => {
  const { job } = await aHiringTeam(world);
  const { api } = await aCandidate(world);
  const ask = async () => {
    const { id: jobId } = await aJob(world, { companyId: job.companyId });
    return api.referrals.ask({ query: {}, body: { jobId } });
  };
  await ask();
  const month = `${world.now().toISOString().slice(0, 7)}-01T00:00:00.000Z`;
  expect(await api.referrals.stats()).toEqual({
    availableRequest: 9,
    pendingRequest: 1,
    profileViews: 0,
    lastUpdatedAvailableRequestDate: month,
  });
  for (let more = 0; more < 9; more++) await ask();
  expect(await refusal(ask())).toMatchObject({ statusCode: 409, code: "NO_REQUESTS_LEFT" });
});
