import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { huntMs, raceOften, racers } from "#server/testing/how-often.ts";
import { aJob } from "#server/testing/jobs.ts";
import { pressed } from "#server/testing/over-http.ts";
import { aCandidate, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("referral requests: ten a month, counted down, and the eleventh says what to do", async () => {
  const { job } = await aHiringTeam(world);
  await anEmployee(world, { companyId: job.companyId });
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

test(
  "referral requests: of fifty who race for the ten of a month, ten are taken",
  () =>
    raceOften(async () => {
      const { job } = await aHiringTeam(world);
      const { companyId } = job;
      await anEmployee(world, { companyId });
      const { api } = await aCandidate(world);
      const jobs = await Promise.all(Array.from({ length: racers }, () => aJob(world, { companyId })));
      const { done, refused } = await pressed(racers, (nth) =>
        api.referrals.ask({ query: {}, body: { jobId: jobs[nth]!.id } }),
      );
      expect(done).toHaveLength(10);
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["NO_REQUESTS_LEFT"]));
      expect(await api.referrals.stats()).toMatchObject({ availableRequest: 0, pendingRequest: 10 });
    }),
  huntMs,
);

test("referral requests: the month begins where the person is", async () => {
  const seeker = await aCandidate(world);
  const monthIn = async (timeZone: string) => {
    const params = { id: seeker.userId };
    await seeker.api.accounts.updateAccount({ params, body: { timeZone, timeZoneChosen: true } });
    return (await seeker.api.referrals.stats()).lastUpdatedAvailableRequestDate;
  };
  expect(await monthIn("America/New_York")).toBe("2026-11-01T04:00:00.000Z");
  expect(await monthIn("Asia/Tokyo")).toBe("2026-10-31T15:00:00.000Z");
  // In Tokyo December has begun.
  await world.pass((Date.parse("2026-11-30T20:00:00Z") - world.now().getTime()) / 1000);
  expect(await monthIn("Asia/Tokyo")).toBe("2026-11-30T15:00:00.000Z");
  expect(await monthIn("America/New_York")).toBe("2026-11-01T04:00:00.000Z");
});
