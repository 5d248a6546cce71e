import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#server/domains/companies/index.ts";
import { anApplication } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { type CandidatePerson, aCandidate, anEmployee } from "#server/testing/people.ts";
import { aReferralRequest } from "#server/testing/referrals.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type Asked = Awaited<ReturnType<typeof aReferralRequest>>;

/** The person asks once more, everyone or someone by name. */
const askAgain = ({ greta, job }: Pick<Asked, "greta" | "job">, pTag?: string) =>
  greta.api.referrals.ask({
    query: pTag ? { pTag } : {},
    body: { jobId: job.id, note: "Once more", ...(!pTag && { everyone: true }) },
  });
const requestsTo = async ({ api }: Pick<Asked["employee"], "api">) =>
  (await api.referrals.requests({ query: {} })).requests;
const mine = async ({ api }: CandidatePerson) => (await api.applications.mine({ query: {} }))[0];

test("referral requests: after one employee declines, the person asks another, or everyone", async () => {
  const request = await aReferralRequest(world, { byName: true });
  const { employee, greta, one, id, job, tag } = request;
  await employee.api.referrals.decline(one);
  expect(await mine(greta)).toMatchObject({ canAskReferral: true });
  expect(await refusal(askAgain(request, tag))).toMatchObject({ code: "DECLINED_BEFORE" });
  const coworker = await anEmployee(world, { companyId: job.companyId, fullName: "Mona Reed" });
  expect(await askAgain(request)).toMatchObject({ id, shownAs: "referral request", endReason: null });
  expect(await requestsTo(coworker)).toMatchObject([{ id, asksMe: false, note: "Once more" }]);
  expect((await coworker.api.employees.activities({ query: {} })).activities).toEqual([]);
  await coworker.api.referrals.refer({ ...one, body: {} });
  await world.settle();
  expect(await request.marit.api.applications.get(one)).toMatchObject({
    applicationState: "pending",
    referral: { employeeName: "Mona Reed" },
  });
});

test("referral requests: the next employee reads nothing of what was asked of another before", async () => {
  const request = await aReferralRequest(world, { byName: true });
  const { employee, greta, one, job } = request;
  await employee.api.referrals.decline(one);
  const mona = await anEmployee(world, { companyId: job.companyId });
  const tag = `mona-${mona.userId.slice(-12)}`;
  await mona.api.accounts.updateAccount({ params: { id: mona.userId }, body: { parallelTag: tag } });
  await world.pass(60);
  expect(await askAgain(request, tag)).toMatchObject({ canAskReferral: false });
  expect((await mona.api.employees.activities({ query: {} })).activities).toMatchObject([{ kind: "asked" }]);
  expect(await refusal(askAgain({ greta, job }))).toMatchObject({ code: "ALREADY_ASKED" });
});

test("referral requests: one that no one answered in time, or was withdrawn, may be sent again", async () => {
  const silent = await aReferralRequest(world, { byName: false });
  const ofSilent = eq(companies.id, silent.job.companyId);
  await world.db.update(companies).set({ answerDays: 7 }).where(ofSilent);
  await world.pass(8 * 86_400);
  await world.settle();
  expect(await mine(silent.greta)).toMatchObject({
    shownAs: "Passed",
    endReason: "No one answered your request in time.",
    canAskReferral: true,
  });
  expect((await lastEmailTo(world, silent.greta.email))!.subject).toContain("Your referral request for");
  expect(await askAgain(silent)).toMatchObject({ shownAs: "referral request" });

  const withdrawn = await aReferralRequest(world, { byName: false });
  await withdrawn.greta.api.applications.withdraw({ ...withdrawn.one, body: {} });
  expect(await askAgain(withdrawn)).toMatchObject({ shownAs: "referral request" });
});

test.each([
  ["an application that waits", { applicationState: "pending" }, "ALREADY_APPLIED"],
  ["an invitation", { applicationState: "outbound" }, "INVITED"],
  ["an application that was withdrawn", { applicationState: "declined", withdrawn: true }, "TEAM_KNOWS"],
  ["a rejection", { applicationState: "denied" }, "TEAM_KNOWS"],
  ["an application that ended unanswered", { applicationState: "expired" }, "TEAM_KNOWS"],
] as const)("referral requests: no one is asked after %s, and the reason is true", async (_, state, code) => {
  const { job } = await aReferralRequest(world, { byName: false });
  const greta = await aCandidate(world);
  await anApplication(world, job, { candidate: greta, ...state });
  const refused = await refusal(askAgain({ greta, job }));
  expect(refused).toMatchObject({ statusCode: 409, code });
  expect(/already applied/.test(refused.message)).toBe(code === "ALREADY_APPLIED");
});
