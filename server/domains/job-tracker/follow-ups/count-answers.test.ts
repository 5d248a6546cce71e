import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const dayMs = 86_400_000;
const ago = (days: number) => new Date(world.now().getTime() - days * dayMs);

test("statistics: how many were answered, after how many days, by source; what can be undone is no answer yet", async () => {
  const { job, marit } = await aHiringTeam(world);
  const seeker = await aCandidate(world);
  const { companyId } = marit;
  const matches = { candidate: seeker, source: "Matches" };
  const first = await anApplication(world, job, { ...matches, appliedAt: ago(4) });
  await anApplication(world, await aJob(world, { companyId }), { ...matches, appliedAt: ago(1) });
  await anApplication(world, await aJob(world), { candidate: seeker, applicationState: "outbound" });
  const statistics = () => seeker.api.jobTracker.statistics();

  await marit.api.applications.pass({
    params: { id: first.id },
    body: { undoKind: "pending_tab_qualified_feed_pass" },
  });
  expect(await statistics()).toMatchObject({ sent: 2, answered: 0, medianDays: null });
  await world.pass(60);
  const answered = await statistics();
  expect(answered).toMatchObject({ sent: 2, answered: 1, bySource: [{ source: "Matches", sent: 2 }] });
  expect(answered.medianDays).toBeCloseTo(4, 2);
});

test("statistics: on other sites the answer is the day the person moved the card, until it is moved back", async () => {
  const seeker = await aCandidate(world);
  const { jobTracker } = seeker.api;
  const keep = (jobTitle: string, state: "saved" | "applied" | "interview") =>
    jobTracker.saveExternal({ body: { jobTitle, companyName: "Peak", state } });
  const cook = await keep("Cook", "saved");
  await keep("Waiter", "saved");
  await keep("Nurse", "interview");
  const move = (state: "applied" | "interview" | "offer" | "declined") =>
    jobTracker.moveExternal({ params: { id: cook.id }, body: { state } });
  expect(cook.appliedAt).toBeNull();
  await world.pass(dayMs / 1000);
  await move("applied");
  await world.pass((6 * dayMs) / 1000);
  await move("interview");
  await world.pass(dayMs / 1000);
  await move("offer");
  const elsewhere = { source: "Other site", sent: 2, answered: 2, medianDays: 6 };
  expect(await jobTracker.statistics()).toMatchObject({ medianDays: 6, bySource: [elsewhere] });
  await move("declined");
  expect(await jobTracker.statistics()).toMatchObject({ answered: 2, medianDays: 6 });
  await move("applied");
  expect(await jobTracker.statistics()).toMatchObject({ sent: 2, answered: 1, medianDays: null });
});
