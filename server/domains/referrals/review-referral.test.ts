import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aPersonOfAllParts, anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { outcomeOf } from "./review-referral.ts";

const world = openWorld();

test.each([
  [{ for: 0, against: 0 }, null],
  [{ for: 1, against: 0 }, null],
  [{ for: 2, against: 0 }, "for"],
  [{ for: 3, against: 2 }, null],
  [{ for: 1, against: 3 }, "against"],
] as const)("votes of %o decide: %s", (votes, outcome) => {
  expect(outcomeOf(votes)).toBe(outcome);
});

async function aReferral() {
  const team = await aHiringTeam(world);
  const { companyId } = team.job;
  const referrer = await anEmployee(world, { companyId, fullName: "Joel Tran" });
  const colleagues = [await anEmployee(world, { companyId }), await anEmployee(world, { companyId })];
  const { id, candidate } = await anApplication(world, team.job, {
    applicationState: "review",
    employeeId: referrer.employeeId,
    source: "Referral",
  });
  return { ...team, companyId, referrer, colleagues, id, candidate };
}
const vote = (vote: "for" | "against", id: string) => ({ params: { id }, body: { vote } });

test("referral reviews: two colleagues bring a referral to the hiring team; one may change their mind before", async () => {
  const { marit, colleagues, referrer, id, job } = await aReferral();
  const [ada, ben] = colleagues;
  expect(await ada!.api.referrals.vote(vote("against", id))).toMatchObject({
    against: 1,
    mine: "against",
  });
  expect(await ada!.api.referrals.vote(vote("for", id))).toMatchObject({
    for: 1,
    against: 0,
    mine: "for",
  });
  expect((await ben!.api.referrals.reviews({ query: {} })).reviews).toMatchObject([
    { id, for: 1, mine: null, referral: { employeeName: "Joel Tran" } },
  ]);
  expect(await referrer.api.referrals.reviews({ query: {} })).toEqual({ reviews: [], total: 0 });

  expect(await marit.api.applications.feedStats({ params: { id: job.id } })).toMatchObject({
    review: 1,
    pending: 0,
  });
  expect(await marit.api.applications.get({ params: { id } })).toMatchObject({
    votes: { for: 1, against: 0 },
  });
  const decided = await ben!.api.referrals.vote(vote("for", id));
  expect(decided).toMatchObject({ applicationState: "pending", for: 2 });
  expect(await refusal(ada!.api.referrals.vote(vote("against", id)))).toMatchObject({
    statusCode: 409,
    code: "REVIEW_OVER",
  });
});

test("referral reviews: the hiring team decides alone, and the candidate reads no reason", async () => {
  const { marit, id, candidate } = await aReferral();
  expect(await marit.api.referrals.vote(vote("against", id))).toMatchObject({
    applicationState: "denied",
  });
  const [mine] = await candidate.api.applications.mine();
  expect(mine).toMatchObject({ applicationState: "denied", endReason: null });
});

test("referral reviews: who referred has no vote, and neither have strangers or the person it is about", async () => {
  const { referrer, id, job } = await aReferral();
  expect(await refusal(referrer.api.referrals.vote(vote("for", id)))).toMatchObject({
    code: "OWN_REFERRAL",
  });
  const stranger = await anEmployee(world);
  expect(await refusal(stranger.api.referrals.vote(vote("for", id)))).toMatchObject({ statusCode: 404 });
  const open = await anApplication(world, job, { applicationState: "pending" });
  expect(
    await refusal((await anEmployee(world, job)).api.referrals.vote(vote("for", open.id))),
  ).toMatchObject({ code: "REVIEW_OVER" });
});

test("referral reviews: where nobody at the company decides, an administrator does, with a reason the team reads", async () => {
  const { marit, candidate, id, companyId, colleagues } = await aReferral();
  const { api } = await anAdministrator(world);
  const filter = JSON.stringify({ where: { companyId } });
  expect(await api.referrals.reviewRequests({ query: { filter } })).toMatchObject({
    requests: [{ id, for: 0, against: 0, referral: { employeeName: "Joel Tran" } }],
    total: 1,
  });
  const decide = (body: { status: "approved" | "rejected"; reason?: string }) =>
    api.referrals.decideRequest({ params: { id }, body });
  expect(await refusal(decide({ status: "rejected" }))).toMatchObject({
    statusCode: 422,
    details: { reason: expect.any(String) },
  });
  expect(await decide({ status: "rejected", reason: "The profile is made up" })).toMatchObject({
    applicationState: "denied",
  });
  expect(await refusal(decide({ status: "approved" }))).toMatchObject({ code: "REVIEW_OVER" });
  const history = await marit.api.applications.history({ params: { id } });
  expect(history.at(-1)).toMatchObject({ by: "Parallel", why: "The profile is made up" });
  const [mine] = await candidate.api.applications.mine();
  expect(mine).toMatchObject({ applicationState: "denied", endReason: null });
  expect(await refusal(colleagues[0]!.api.referrals.vote(vote("for", id)))).toMatchObject({
    code: "REVIEW_OVER",
  });
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(kept.map(({ action, actorKind }) => `${action} ${actorKind}`)).toContain("request.rejected admin");
});

test("referral reviews: who works and hires there votes as a coworker, and decides only as the hiring team", async () => {
  const { companyId, id, job } = await aReferral();
  const noor = await aPersonOfAllParts(world, { companyId });
  const as = (part: "employee" | "company") => ({ query: { as: part } });
  const voted = await noor.api.referrals.vote({ ...vote("for", id), ...as("employee") });
  expect(voted).toMatchObject({ applicationState: "review", for: 1, mine: "for" });
  expect((await noor.api.referrals.reviews(as("employee"))).reviews).toMatchObject([{ id, mine: "for" }]);
  expect(await refusal(noor.api.referrals.vote(vote("for", id)))).toMatchObject({ statusCode: 422 });
  expect(await noor.api.referrals.vote({ ...vote("for", id), ...as("company") })).toMatchObject({
    applicationState: "pending",
  });
  const own = await anApplication(world, job, { applicationState: "review", employeeId: noor.employeeId });
  for (const part of ["employee", "company"] as const)
    expect(await refusal(noor.api.referrals.vote({ ...vote("for", own.id), ...as(part) }))).toMatchObject({
      code: "OWN_REFERRAL",
    });
});

test("referral reviews: nobody decides about themselves, whatever they are at the company", async () => {
  const { companyId, job } = await aReferral();
  const noor = await aPersonOfAllParts(world, { companyId });
  const { id } = await anApplication(world, job, { applicationState: "review", candidate: noor });
  for (const as of ["employee", "company"] as const)
    expect(await refusal(noor.api.referrals.vote({ ...vote("for", id), query: { as } }))).toMatchObject({
      statusCode: 404,
    });
});
