import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { anOfferDraft, anOffer } from "#server/testing/offers.ts";
import { aCandidate, aCompanyAdmin, joinsTeam } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("dashboard: who waits by job and longest, and which jobs end soon", async () => {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Ranger" });
  const soon = await aJob(world, {
    companyId: marit.companyId,
    jobTitle: "Keeper",
    closesOn: new Date(world.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10),
  });
  await aJob(world, { companyId: marit.companyId, closesOn: "2099-01-01" });
  const apply = async (id: string) =>
    (await (await aCandidate(world)).api.applications.apply({ params: { id }, body: {} })).id;
  const first = await apply(job.id);
  await world.pass(60);
  const second = await apply(soon.id);
  const third = await apply(job.id);
  await marit.api.applications.accept({ params: { id: third }, body: {} });
  await apply(job.id);
  await world.settle();
  const shown = await marit.api.dashboard.show();
  expect(shown).toMatchObject({
    hasJobs: true,
    waiting: 3,
    decisions: [
      { jobId: job.id, jobTitle: "Ranger", count: 2 },
      { jobId: soon.id, jobTitle: "Keeper", count: 1 },
    ],
    ending: [{ jobId: soon.id, jobTitle: "Keeper" }],
    offers: [],
  });
  await marit.api.applications.save({ params: { id: first }, body: { saved: true } });
  await anApplication(world, job, { applicationState: "review" });
  await world.pass(3600);
  const counts = await marit.api.applications.companyFeedStats();
  expect((await marit.api.dashboard.show()).waiting).toBe(counts.pending + counts.saved + counts.review);
  expect(shown.owed.slice(0, 2).map(({ applicationId }) => applicationId)).toEqual([first, second]);
});

test("dashboard: someone who applied before they joined the team does not wait for their own decision", async () => {
  const { marit, job } = await aHiringTeam(world);
  const [other, own] = [await aCandidate(world), await aCandidate(world)];
  const params = { id: job.id };
  const { id } = await other.api.applications.apply({ params, body: {} });
  await own.api.applications.apply({ params, body: {} });
  await joinsTeam(world, own, marit.companyId);
  await world.settle();
  const shown = await own.api.dashboard.show();
  expect(shown.owed.map(({ applicationId }) => applicationId)).toEqual([id]);
  expect(shown).toMatchObject({ waiting: 1, decisions: [{ jobId: job.id, count: 1 }] });
  expect((await marit.api.dashboard.show()).waiting).toBe(2);
});

test("dashboard: offers that wait for the reader's approval come first, and only those who see offers read them", async () => {
  const { marit, dilip, params, job } = await anOffer(world, (team) => ({
    approverIds: [team.dilip.userId],
  }));
  await marit.api.offers.submit({ params });
  const other = await anApplication(world, job, { applicationState: "pipeline", stage: "offer" });
  const second = await marit.api.offers.create({
    params: { id: other.id },
    body: { ...anOfferDraft, approverIds: [marit.userId] },
  });
  await marit.api.offers.submit({ params: { id: second.id } });
  const offersOf = async ({ api }: typeof marit) =>
    (await api.dashboard.show()).offers.map(({ id, mine }) => [id, mine]);
  expect(await offersOf(dilip)).toEqual([
    [params.id, true],
    [second.id, false],
  ]);
  expect(await offersOf(marit)).toEqual([
    [second.id, true],
    [params.id, false],
  ]);
});

test("dashboard: who may not see salaries sees no offers there either", async () => {
  const { marit, params } = await anOffer(world, (team) => ({ approverIds: [team.dilip.userId] }));
  await marit.api.offers.submit({ params });
  const reviewer = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["salaries"] });
  expect((await reviewer.api.dashboard.show()).offers).toEqual([]);
  const { api } = await aCompanyAdmin(world, { companyId: marit.companyId });
  expect((await api.dashboard.show()).offers).toHaveLength(1);
});

test("dashboard: a new company has nothing yet", async () => {
  const { api } = await aCompanyAdmin(world);
  expect(await api.dashboard.show()).toEqual({
    hasJobs: false,
    decisions: [],
    waiting: 0,
    owed: [],
    offers: [],
    ending: [],
  });
});
