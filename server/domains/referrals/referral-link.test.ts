import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { followedLinks } from "#server/domains/applications/referrals/tables.ts";
import { type CandidatePerson, aCandidate, anEmployee, disableAccount } from "#server/testing/people.ts";
import { aRewardingTeam } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type EmployeePerson = Awaited<ReturnType<typeof anEmployee>>;

/** A company that pays for referrals, and an employee with a link to share. */
async function aSharer(tag: string) {
  const team = await aRewardingTeam(world);
  await tagged(team.employee, tag);
  return { ...team, esi: team.employee, ann: await aCandidate(world, { fullName: "Ann Weaver" }) };
}
const tagged = ({ api, userId }: Pick<CandidatePerson, "api" | "userId">, parallelTag: string) =>
  api.accounts.updateAccount({ params: { id: userId }, body: { parallelTag } });
const apply = (
  who: Pick<CandidatePerson, "api">,
  job: { id: string },
  pTag: string,
  source = "Shared link",
) =>
  who.api.applications.apply({
    params: { id: job.id },
    body: { answers: [], pTag, source: source as "Shared link" },
  });
const mine = async ({ api }: EmployeePerson) => (await api.referrals.mine({ query: {} })).referrals;

test("referral link: an application by an employee’s link says so to all, and a hire is credited to them", async () => {
  const { esi, ann, marit, job } = await aSharer("esi-link");
  const sent = await apply(ann, job, "Esi-Link");
  expect(sent).toMatchObject({ source: "Referral link" });
  expect(await mine(esi)).toMatchObject([
    { candidate: { fullName: "Ann Weaver" }, byLink: true, credited: true },
  ]);
  const params = { id: sent.id };
  const shown = await marit.api.applications.get({ params });
  expect(shown).toMatchObject({
    source: "Referral link",
    referral: null,
    employeeInvitesId: expect.any(String),
    referrals: [{ employeeName: "Esi Badu", byLink: true, credited: true }],
  });
  await world.settle();
  const told = await esi.api.notifications.list({ query: { audience: "employee" } });
  expect(told.notifications).toMatchObject([
    { title: "Ann Weaver applied through your link", url: "/teams/referrals" },
  ]);
  const { report } = await marit.api.reports.show({ query: { source: "Referral link" } });
  expect(report.applied).toBe(1);
  await marit.api.applications.accept({ params, body: {} });
  await world.pass(60);
  await marit.api.applications.hire({ params, body: {} });
  await world.settle();
  const { totalEarnings } = await esi.api.rewards.earnings({ params: { id: esi.employeeId } });
  expect(totalEarnings).toBe(100_000);
});

test("referral link: what comes of the application is among the employee’s activities and numbers, and they hear of the hire", async () => {
  const { esi, ann, marit, job, companyId } = await aSharer("esi-counts");
  const stats = () => esi.api.employees.stats({ params: { id: esi.employeeId, companyId } });
  const kinds = async () =>
    (await esi.api.employees.activities({ query: {} })).activities.map(({ kind }) => kind);
  const params = { id: (await apply(ann, job, "esi-counts")).id };
  expect(await stats()).toMatchObject({ requests: 0, referred: 1, waiting: 1 });
  expect(await kinds()).toEqual(["applied"]);
  expect(await esi.api.employees.flags()).toMatchObject({ firstReferral: true });
  await marit.api.applications.accept({ params, body: {} });
  await world.pass(60);
  expect(await stats()).toMatchObject({ waiting: 0, interviewing: 1 });
  await marit.api.applications.hire({ params, body: {} });
  await world.pass(60);
  expect(await stats()).toMatchObject({ referred: 1, hired: 1, interviewing: 0 });
  expect(await kinds()).toEqual(["hired", "shortlisted", "applied"]);
  const told = await esi.api.notifications.list({ query: { audience: "employee" } });
  expect(told.notifications.map(({ title }) => title)).toContain("Your referral was hired");
});

test("referral link: nothing is told of what came before it", async () => {
  const { esi, ann, marit, job } = await aSharer("esi-later");
  const { id } = await apply(ann, job, "", "Search");
  await marit.api.applications.pass({
    params: { id },
    body: { undoKind: "pending_tab_qualified_feed_pass" },
  });
  await world.pass(60);
  await apply(ann, job, "esi-later");
  const { activities } = await esi.api.employees.activities({ query: {} });
  expect(activities.map(({ kind }) => kind)).toEqual(["applied"]);
});

test("referral link: a stranger’s, a candidate’s, an unknown and one’s own link are no referral", async () => {
  const { ann, job, esi, companyId } = await aSharer("esi-there");
  const stranger = await anEmployee(world);
  await tagged(stranger, "works-elsewhere");
  const pia = await aCandidate(world);
  await tagged(pia, "pia-seeks");
  const sourceBy = async (pTag: string, who: Pick<CandidatePerson, "api">) =>
    (await apply(who, job, pTag)).source;
  expect(await sourceBy("works-elsewhere", ann)).toBe("Shared link");
  expect(await sourceBy("pia-seeks", await aCandidate(world))).toBe("Shared link");
  expect(await sourceBy("no-one-has-this", await aCandidate(world))).toBe("Shared link");
  const both = await aCandidate(world);
  await tagged(both, "own-link");
  const own = {
    id: newId(),
    userId: both.userId,
    kind: "employee",
    companyId,
    createdAt: world.now(),
  } as const;
  await world.db.insert(roles).values(own);
  expect(await sourceBy("own-link", both)).toBe("Shared link");
  expect(await mine(esi)).toEqual([]);
});

test("referral link: who was spoken for before stays with that employee, by the link of another", async () => {
  const { esi, ann, job, companyId, marit } = await aSharer("esi-second");
  const ben = await anEmployee(world, { companyId });
  const { id } = await ann.api.referrals.ask({ query: {}, body: { jobId: job.id } });
  await ben.api.referrals.refer({ params: { id }, body: {} });
  await ann.api.applications.withdraw({ params: { id }, body: {} });
  await world.pass(60);
  expect(await apply(ann, job, "esi-second")).toMatchObject({ source: "Referral" });
  expect(await mine(esi)).toEqual([]);
  expect(await marit.api.applications.get({ params: { id } })).toMatchObject({
    referrals: [{ byLink: false, credited: true }],
  });
});

const day = 86_400;
const password = "correct horse battery";
/** Applies by an address that says nothing of who shared it. */
const applyLater = ({ api }: Pick<CandidatePerson, "api">, { id }: { id: string }) =>
  api.applications.apply({ params: { id }, body: { answers: [], source: "Search" } });
const follow = ({ api }: Pick<CandidatePerson, "api">, pTag: string) =>
  api.referrals.follow({ body: { pTag } });
const sharerFor = ({ api }: Pick<CandidatePerson, "api">, { id }: { id: string }) =>
  api.referrals.sharer({ params: { id } });

async function signedUpBy(pTag: string, fullName: string) {
  const { token, user } = await world.client().candidates.signUpFromApplication({
    query: { pTag },
    body: {
      fullName,
      email: `${fullName.toLowerCase().replaceAll(" ", ".")}@people.example`,
      password,
      location: "Leeds, United Kingdom",
      linkedInUrl: "https://www.linkedin.com/in/someone",
    },
  });
  await world.settle();
  return { api: world.client(token), userId: user.id };
}

test("referral link: who signs up by it and applies later without it is the employee’s, who learns of it only then", async () => {
  const { esi, marit, job, companyId } = await aSharer("esi-early");
  const bo = await signedUpBy("ESI-early", "Bo Early");
  const at = world.now();
  expect(await mine(esi)).toEqual([]);
  expect(await sharerFor(bo, job)).toEqual({ fullName: "Esi Badu" });
  // The name of the link may pass to someone else meanwhile.
  await tagged(esi, "esi-renamed");
  await tagged(await anEmployee(world, { companyId }), "esi-early");
  await world.pass(3 * day);
  const { id, source } = await applyLater(bo, job);
  expect(source).toBe("Referral link");
  expect(await mine(esi)).toMatchObject([
    { candidate: { fullName: "Bo Early" }, byLink: true, credited: true },
  ]);
  const shown = await marit.api.applications.get({ params: { id } });
  expect(shown).toMatchObject({
    referrals: [{ employeeName: "Esi Badu", credited: true, at: at.toISOString() }],
  });
  expect(await sharerFor(bo, job)).toBeNull();
});

test("referral link: who signed in by one is that employee’s, also when another’s link leads to the application", async () => {
  const { esi, ann, job, companyId } = await aSharer("esi-first");
  await follow(ann, "esi-first");
  const late = await anEmployee(world, { companyId });
  await tagged(late, "late-second");
  await world.pass(day);
  await follow(ann, "late-second");
  await apply(ann, job, "late-second");
  expect(await mine(esi)).toMatchObject([{ credited: true }]);
  expect(await mine(late)).toMatchObject([{ credited: false }]);
});

test("referral link: followed too long ago, to another company or unknown, it counts for nothing", async () => {
  const { esi, ann, job, marit, companyId } = await aSharer("esi-long");
  const elsewhere = await aSharer("esi-elsewhere");
  await marit.api.companies.update({ params: { id: companyId }, body: { referralDays: 2 } });
  await follow(ann, "esi-long");
  await follow(ann, "no-one-has-this");
  await follow(elsewhere.ann, "esi-elsewhere");
  expect(await sharerFor(elsewhere.ann, job)).toBeNull();
  expect((await applyLater(elsewhere.ann, job)).source).toBe("Search");
  await world.pass(3 * day);
  expect(await sharerFor(ann, job)).toBeNull();
  expect((await applyLater(ann, job)).source).toBe("Search");
  expect([await mine(esi), await mine(elsewhere.esi)]).toEqual([[], []]);
});

test("referral link: what is remembered of a followed link goes with the account", async () => {
  const { esi } = await aSharer("esi-gone");
  const cy = await signedUpBy("esi-gone", "Cy Gone");
  const kept = () => world.db.$count(followedLinks, eq(followedLinks.employeeId, esi.employeeId));
  expect(await kept()).toBe(1);
  await cy.api.privacy.deleteAccount({ body: { password } });
  await world.settle();
  expect(await kept()).toBe(0);
});

const worksNowAt = (esi: EmployeePerson, companyId: string | null) =>
  world.db.update(roles).set({ companyId }).where(eq(roles.id, esi.employeeId));

test("referral link: of an employee who left, it counts for nothing, and they hear of no one", async () => {
  const { esi, ann, job } = await aSharer("esi-left");
  await follow(ann, "esi-left");
  await worksNowAt(esi, null);
  expect(await sharerFor(ann, job)).toBeNull();
  expect((await applyLater(ann, job)).source).toBe("Search");
  await world.settle();
  expect((await esi.api.notifications.list({ query: { audience: "employee" } })).total).toBe(0);
});

test("referral link: a disabled employee’s link counts for nothing until we enable the account again", async () => {
  const { esi, ann, job } = await aSharer("esi-disabled");
  await follow(ann, "esi-disabled");
  await disableAccount(world, esi);
  expect(await sharerFor(ann, job)).toBeNull();
  const cleo = await aCandidate(world);
  await follow(cleo, "esi-disabled");
  await disableAccount(world, esi, false);
  expect(await sharerFor(ann, job)).not.toBeNull();
  expect(await sharerFor(cleo, job)).toBeNull();
});

test("referral link: followed again once the employee works elsewhere, it counts there", async () => {
  const { esi, ann, job } = await aSharer("esi-moved");
  const next = await aSharer("bo-next");
  await follow(ann, "esi-moved");
  await worksNowAt(esi, next.companyId);
  await world.pass(day);
  await follow(ann, "esi-moved");
  expect((await applyLater(ann, next.job)).source).toBe("Referral link");
  expect(await mine(esi)).toMatchObject([{ candidate: { fullName: "Ann Weaver" }, byLink: true }]);
  expect((await applyLater(ann, job)).source).toBe("Search");
});
