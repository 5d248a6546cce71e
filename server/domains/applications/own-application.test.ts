import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, joinsTeam } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("own application: members of the hiring team can neither apply there nor ask for a referral", async () => {
  const { marit, job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  await joinsTeam(world, ann, job.companyId);
  const one = { params: { id: job.id }, body: {} };
  const refused = {
    statusCode: 409,
    code: "OWN_COMPANY",
    message: expect.stringContaining("Ask a teammate to remove you from the team, then apply."),
  };
  expect(await refusal(ann.api.applications.apply(one))).toMatchObject(refused);
  expect(await refusal(ann.api.referrals.ask({ body: { jobId: job.id } }))).toMatchObject(refused);
  expect((await marit.api.applications.companyFeed({ query: {} })).total).toBe(0);
});

test("own application: an invitation isn’t accepted by who is on the team by then", async () => {
  const { job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job, { applicationState: "outbound" });
  await joinsTeam(world, candidate, job.companyId);
  expect(
    await refusal(candidate.api.applications.answerInvitation({ params: { id }, body: { accept: true } })),
  ).toMatchObject({
    code: "OWN_COMPANY",
  });
});

test("own application: who joins the team later sees their own as the candidate they are, and decides nothing about it", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate: ann, candidateId } = await anApplication(world, job);
  const other = await anApplication(world, job);
  await marit.api.candidateNotes.write({ body: { candidateId, noteText: "Weak in Go" } });
  await joinsTeam(world, ann, job.companyId);
  const { applications: own } = ann.api;
  const one = { params: { id } };
  expect(await own.get(one)).toMatchObject({ view: "candidate", canWithdraw: true });
  expect((await own.mine()).map((each) => each.id)).toEqual([id]);
  const filter = JSON.stringify({ where: { candidateId } });
  expect(await ann.api.candidateNotes.list({ query: { filter } })).toEqual([]);
  const feed = await own.companyFeed({ query: {} });
  expect(feed).toMatchObject({ total: 1, applications: [{ id: other.id }] });
  expect(await own.feedStats({ params: { id: job.id } })).toMatchObject({ pending: 1 });
  for (const call of [
    () => own.accept({ ...one, body: {} }),
    () => own.pass({ ...one, body: {} }),
    () => ann.api.scorecards.list(one),
    () => ann.api.offers.list(one),
  ])
    expect(await refusal(call())).toMatchObject({ statusCode: 404 });
  expect(await marit.api.applications.get(one)).toMatchObject({ view: "team" });
});

test("own application: what the team says among itself reaches its other members alone", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate: ann } = await anApplication(world, job);
  await joinsTeam(world, ann, job.companyId);
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.pass(120);
  const [asCandidate] = (await ann.api.messaging.conversations({ query: { as: "candidate" } })).items;
  expect(asCandidate).toMatchObject({ applicationId: id, teamCid: null });
  expect((await ann.api.messaging.conversations({ query: { as: "company" } })).total).toBe(0);
  expect(await ann.api.messaging.conversation({ params: { id } })).toMatchObject({ teamCid: null });
  const { notifications } = await ann.api.notifications.list({ query: {} });
  expect(notifications.map(({ audience }) => audience)).not.toContain("company");
});
