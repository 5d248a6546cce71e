import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCandidate, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aRewardingTeam } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type EmployeePerson = Awaited<ReturnType<typeof anEmployee>>;
const day = 86_400;
const inDays = (days: number) => new Date(world.now().getTime() + days * day * 1000).toISOString();

/** A company that pays $1,000, two employees, two jobs, and someone who may be referred. */
async function twoReferrers(referralDays = 30) {
  const team = await aRewardingTeam(world);
  const { companyId, marit, employee: esi } = team;
  await marit.api.companies.update({ params: { id: companyId }, body: { referralDays } });
  const ben = await anEmployee(world, { companyId, fullName: "Ben Cole" });
  const other = await aJob(world, { companyId, jobTitle: "Warden" });
  const ann = await aCandidate(world, { fullName: "Ann Weaver" });
  return { ...team, esi, ben, other, ann };
}
type Two = Awaited<ReturnType<typeof twoReferrers>>;

async function refer(by: EmployeePerson, who: CandidatePerson, job: { id: string }) {
  const { id } = await who.api.referrals.ask({ query: {}, body: { jobId: job.id } });
  await by.api.referrals.refer({ params: { id }, body: {} });
  return id;
}
async function hire({ marit }: Pick<Two, "marit">, id: string) {
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.pass(60);
  await marit.api.applications.hire({ params: { id }, body: {} });
  await world.settle();
}
const earned = async ({ api, employeeId }: EmployeePerson) =>
  (await api.rewards.earnings({ params: { id: employeeId } })).totalEarnings;
const mine = async ({ api }: EmployeePerson) => (await api.referrals.mine({ query: {} })).referrals;
const apply = (who: CandidatePerson, job: { id: string }) =>
  who.api.applications.apply({ params: { id: job.id }, body: { answers: [], source: "Search" } });

test("first referral: of two employees the first is credited, both read so, and the first alone is paid", async () => {
  const two = await twoReferrers();
  const { esi, ben, ann, marit } = two;
  await refer(esi, ann, two.job);
  await world.pass(day);
  await ann.api.referrals.ask({ query: {}, body: { jobId: two.other.id } });
  const asked = (by: EmployeePerson) => by.api.referrals.requests({ query: {} });
  expect((await asked(ben)).requests).toMatchObject([{ first: { at: inDays(-1), until: inDays(29) } }]);
  expect((await asked(esi)).requests).toMatchObject([{ first: null }]);
  const [request] = (await asked(ben)).requests;
  await ben.api.referrals.refer({ params: { id: request!.id }, body: {} });
  expect(await mine(esi)).toMatchObject([
    { job: { jobTitle: "Ranger" }, credited: true, first: null, laterReferrers: 1, byLink: false },
  ]);
  expect(await mine(ben)).toMatchObject([
    { job: { jobTitle: "Warden" }, credited: false, first: { until: inDays(29) }, laterReferrers: 0 },
  ]);
  const shown = await marit.api.applications.get({ params: { id: request!.id } });
  expect(shown).toMatchObject({
    referral: { employeeName: "Ben Cole" },
    referrals: [
      { employeeName: "Esi Badu", jobTitle: "Ranger", credited: true },
      { employeeName: "Ben Cole", jobTitle: "Warden", credited: false },
    ],
  });
  if (shown.view !== "team") throw new Error("read as the team");
  expect(shown.employeeInvitesId).toBe(shown.referrals[1]!.id);
  await hire(two, request!.id);
  expect([await earned(esi), await earned(ben)]).toEqual([100_000, 0]);
  expect((await esi.api.giftCards.points()).points).toBe(600);
  expect((await ben.api.giftCards.points()).points).toBe(0);
});

test("first referral: once its days are over the next one counts, and a longer rule takes nothing back", async () => {
  const two = await twoReferrers(3);
  const { esi, ben, ann, marit, companyId } = two;
  await refer(esi, ann, two.job);
  await world.pass(4 * day);
  await marit.api.companies.update({ params: { id: companyId }, body: { referralDays: 365 } });
  const id = await refer(ben, ann, two.other);
  expect(await mine(ben)).toMatchObject([{ credited: true, hired: false, first: null, until: inDays(365) }]);
  await hire(two, id);
  expect(await mine(ben)).toMatchObject([{ credited: true, hired: true }]);
  expect([await earned(esi), await earned(ben)]).toEqual([0, 100_000]);
});

test("first referral: withdrawn and applied again in time, source and bonus stay; later they are gone", async () => {
  const two = await twoReferrers(3);
  const { esi, ann } = two;
  const early = await refer(esi, ann, two.job);
  const pia = await aCandidate(world);
  const late = await refer(esi, pia, two.job);
  await ann.api.applications.withdraw({ params: { id: early }, body: {} });
  await pia.api.applications.withdraw({ params: { id: late }, body: {} });
  await world.pass(day);
  expect(await apply(ann, two.job)).toMatchObject({ id: early, source: "Referral" });
  await world.pass(3 * day);
  expect(await apply(pia, two.job)).toMatchObject({ id: late, source: "Search" });
  const row = (id: string) => two.marit.api.applications.get({ params: { id } });
  expect(await row(early)).toMatchObject({ referral: { employeeName: "Esi Badu" } });
  expect(await row(late)).toMatchObject({ referral: null, referrals: [{ credited: false }] });
  expect((await mine(esi)).map(({ credited }) => credited)).toEqual([false, true]);
  await hire(two, late);
  expect(await earned(esi)).toBe(0);
  await hire(two, early);
  expect(await earned(esi)).toBe(100_000);
});

test("first referral: someone who was referred and applies for another job by themselves is still theirs", async () => {
  const two = await twoReferrers();
  const { esi, ann } = two;
  await refer(esi, ann, two.job);
  const own = await apply(ann, two.other);
  expect(own).toMatchObject({ source: "Search" });
  const shown = await two.marit.api.applications.get({ params: { id: own.id } });
  expect(shown).toMatchObject({
    referral: null,
    employeeInvitesId: null,
    referrals: [{ employeeName: "Esi Badu", credited: true }],
  });
  await hire(two, own.id);
  expect(await earned(esi)).toBe(100_000);
});

test("first referral: asked for and never made it earns nothing, and is no source when they apply themselves", async () => {
  const two = await twoReferrers();
  const { esi, ann } = two;
  await esi.api.accounts.updateAccount({ params: { id: esi.userId }, body: { parallelTag: "esi-b" } });
  const { id } = await ann.api.referrals.ask({ query: { pTag: "esi-b" }, body: { jobId: two.job.id } });
  await ann.api.applications.withdraw({ params: { id }, body: {} });
  expect(await apply(ann, two.job)).toMatchObject({ source: "Search" });
  await hire(two, id);
  expect(await earned(esi)).toBe(0);
});

test("first referral: two accounts of one person that the team merges share it until the merge is undone", async () => {
  const two = await twoReferrers();
  const { esi, ben, ann, marit } = two;
  const again = await aCandidate(world, { fullName: "Ann Weaver" });
  for (const { candidateId } of [ann, again])
    await world.db
      .update(candidates)
      .set({ phone: "+49 731 555 0144" })
      .where(eq(candidates.id, candidateId));
  await refer(esi, ann, two.job);
  await world.pass(day);
  const id = await refer(ben, again, two.other);
  expect(await mine(ben)).toMatchObject([{ credited: true }]);
  const body = { keptId: ann.candidateId, goneId: again.candidateId };
  const merge = await marit.api.duplicatePeople.merge({ body });
  expect(await mine(ben)).toMatchObject([{ credited: false, first: { until: inDays(29) } }]);
  await marit.api.duplicatePeople.undo({ params: { id: merge.id } });
  expect(await mine(ben)).toMatchObject([{ credited: true }]);
  await marit.api.duplicatePeople.merge({ body });
  await hire(two, id);
  expect([await earned(esi), await earned(ben)]).toEqual([100_000, 0]);
});

test("first referral: the days are a number of the company’s, from 1 to 730, and one’s referrals are one’s own", async () => {
  const { marit, companyId, esi, ann, job } = await twoReferrers();
  const set = (referralDays: number) =>
    marit.api.companies.update({ params: { id: companyId }, body: { referralDays } });
  expect(await refusal(set(0))).toMatchObject({
    statusCode: 422,
    details: { referralDays: "At least 1 day" },
  });
  expect(await refusal(set(731))).toMatchObject({ details: { referralDays: "At most 730 days" } });
  await refer(esi, ann, job);
  expect(await mine(esi)).toHaveLength(1);
  expect(await mine(await anEmployee(world))).toEqual([]);
});

test("first referral: with the account of the first employee their referral goes, and the next one counts", async () => {
  const two = await twoReferrers();
  const { esi, ben, ann } = two;
  await refer(esi, ann, two.job);
  await world.pass(day);
  const id = await refer(ben, ann, two.other);
  const password = "harbor lights at dawn 7";
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, esi.userId));
  await esi.api.privacy.deleteAccount({ body: { password } });
  await world.settle();
  expect(await mine(ben)).toMatchObject([{ credited: true, first: null }]);
  await hire(two, id);
  expect(await earned(ben)).toBe(100_000);
});

test("first referral: whose bonus it is hears of the hire, not who referred the person for that job", async () => {
  const two = await twoReferrers();
  const { esi, ben, ann } = two;
  await refer(esi, ann, two.job);
  await world.pass(day);
  await hire(two, await refer(ben, ann, two.other));
  const hires = async ({ api }: EmployeePerson) =>
    (await api.notifications.list({ query: { audience: "employee" } })).notifications.filter(
      ({ title }) => title === "Your referral was hired",
    );
  expect(await hires(esi)).toMatchObject([{ text: "Ann Weaver was hired as Warden." }]);
  expect(await hires(ben)).toEqual([]);
});

test("first referral: one that was refused in review brings no bonus for a later application", async () => {
  const two = await twoReferrers();
  const { esi, ann, marit, job, other } = two;
  await marit.api.companies.update({ params: { id: job.companyId }, body: { referralReviews: true } });
  const id = await refer(esi, ann, job);
  await marit.api.referrals.vote({ params: { id }, body: { vote: "against" } });
  await world.pass(day);
  await hire(two, (await apply(ann, other)).id);
  expect(await earned(esi)).toBe(0);
});
