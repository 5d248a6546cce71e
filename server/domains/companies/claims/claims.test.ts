import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { users } from "#server/domains/accounts/tables.ts";
import { companies, hasTeam } from "#server/domains/companies/index.ts";
import { aJob } from "#server/testing/jobs.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCompany, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const password = "correct horse battery";

function signUp(
  email: string,
  { claimed, linkedInUrl, website = email.split("@")[1]! }: Partial<Record<string, string>> = {},
) {
  return world.client().companies.signUp({
    query: { claimed },
    body: { email, password, fullName: "Di Known", companyName: "Known Works", website, linkedInUrl },
  });
}
async function confirm(email: string) {
  const token = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  await world.client().accounts.verifyEmail({ body: { token } });
}
/** As an import leaves it: a name, perhaps a domain, jobs, and nobody who looks after it. */
const known = (companyEmailDomain: string | null, slug?: string) =>
  aCompany(world, { companyEmailDomain, provenAt: null, isManaged: false, ...(slug && { slug }) });

test("claims: a company known by its domain is whose who proves a mailbox there, and nobody's before", async () => {
  const listed = await known("listed.example");
  const { id: jobId } = await aJob(world, { companyId: listed.id });
  const ask = { body: { website: "https://listed.example" } };
  expect(await world.client().companies.exists(ask)).toMatchObject({
    claimable: true,
    knownBy: "domain",
    company: { id: listed.id, openJobsCount: 1 },
  });

  const { token, user, company } = await signUp("di@listed.example");
  expect(company.id).toBe(listed.id);
  expect(user).toMatchObject({ accessRoles: [], companyAdmin: null });
  const api = world.client(token);
  const params = { id: listed.id };
  const before = [api.companies.update({ params, body: {} }), api.jobs.close({ params: { id: jobId } })];
  for (const { statusCode } of await Promise.all(before.map(refusal))) expect(statusCode).toBe(403);
  expect(await api.companies.myClaim()).toMatchObject({ claim: { state: "unconfirmed", openJobsCount: 1 } });

  await confirm("di@listed.example");
  expect(await api.accounts.me()).toMatchObject({ accessRoles: ["company"] });
  expect(await api.companies.get({ params })).toMatchObject({ proven: true, isManaged: true });
  expect((await api.jobs.close({ params: { id: jobId } })).status).toBe("closed");
  expect((await world.client().companies.exists(ask)).claimable).toBe(false);
  expect((await refusal(signUp("late@listed.example"))).code).toBe("COMPANY_EXISTS");
});

test("claims: a company whose last member with access left is open to its domain, though one without access stays", async () => {
  const company = await aCompany(world, { companyEmailDomain: "left.example", isManaged: true });
  const marit = await aCompanyAdmin(world, { companyId: company.id });
  const dilip = await aCompanyAdmin(world, { companyId: company.id });
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, marit.userId));
  await marit.api.companies.updateMember({
    params: { id: dilip.companyAdminId },
    body: { disabled: true },
  });
  await marit.api.privacy.deleteAccount({ body: { password } });
  const ask = { body: { website: "left.example" } };
  expect(await world.client().companies.exists(ask)).toMatchObject({ exists: true, claimable: true });
  const { token } = await signUp("nia@left.example");
  await confirm("nia@left.example");
  const nia = world.client(token);
  expect((await nia.companies.myClaim()).claim).toMatchObject({ state: "accepted" });
  const all = await nia.companies.team({ params: { id: company.id }, query: { all: "true" } });
  expect(new Map(all.map(({ email, disabled }) => [email, disabled]))).toEqual(
    new Map([
      [dilip.email, true],
      ["nia@left.example", false],
    ]),
  );
});

test("claims: a name alone proves nothing, so an administrator looks", async () => {
  const named = await known(null, "known-works");
  expect(
    await world.client().companies.exists({ body: { companyName: "Known Works", website: "known.example" } }),
  ).toMatchObject({ claimable: true, knownBy: "name", company: { id: named.id } });
  const linkedInUrl = "linkedin.com/in/di-known";
  expect(
    (await refusal(signUp("di@known.example", { linkedInUrl: "linkedin.com/company/known" }))).details,
  ).toEqual({ linkedInUrl: "Please enter a valid linkedIn URL" });
  const { token } = await signUp("di@known.example", { claimed: named.id, linkedInUrl });
  const { api } = await anAdministrator(world);
  expect(await api.companies.claims()).toEqual([]);
  expect((await world.client(token).companies.myClaim()).claim).toMatchObject({ reviewed: true });
  await confirm("di@known.example");
  const [claim] = await api.companies.claims();
  expect(claim).toMatchObject({
    domain: "known.example",
    fullName: "Di Known",
    linkedInUrl: `https://${linkedInUrl}`,
    state: "waiting",
  });
  const person = world.client(token);
  expect((await person.accounts.me()).accessRoles).toEqual([]);
  await api.companies.decideClaim({ params: { id: claim!.id }, body: { status: "accepted" } });
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, claim!.id))
    .orderBy(auditLog.id);
  expect(kept.map(({ action }) => action)).toEqual(["companyClaim.accepted"]);
  expect(await person.companies.get({ params: { id: named.id } })).toMatchObject({
    proven: true,
    companyEmailDomain: "known.example",
  });
  expect((await lastEmailTo(world, "di@known.example"))!.subject).toContain("You now manage");
  expect(await api.companies.claims()).toEqual([]);
  expect(await api.companySupport.get({ params: { id: named.id } })).toMatchObject({
    takenOver: { fullName: "Di Known", linkedInUrl: `https://${linkedInUrl}`, at: expect.any(String) },
  });
});

test("claims: people without an email at the company’s domain get a code of its own, and a mistyped email doesn’t", async () => {
  for (const [email, website] of [
    ["di@gmail.com", "ownbakery.example"],
    ["di@ownbakery.example", "https://gmail.com"],
  ] as const)
    expect((await refusal(signUp(email, { website }))).code).toBe("NO_COMPANY_EMAIL");
  const mistyped = await refusal(signUp("di@ownbakry.example", { website: "ownbakery.example" }));
  expect(mistyped).toMatchObject({ code: "VALIDATION", details: { email: expect.any(String) } });
});

test("claims: a refusal needs a reason, is told, and leaves the way to a company of one's own", async () => {
  const named = await known(null);
  const { token } = await signUp("di@refused.example", { claimed: named.id });
  await confirm("di@refused.example");
  const { api } = await anAdministrator(world);
  const [claim] = await api.companies.claims();
  const decide = (body: { status: "refused"; reason?: string }) =>
    api.companies.decideClaim({ params: { id: claim!.id }, body });
  expect((await refusal(decide({ status: "refused" }))).details).toHaveProperty("reason");
  await decide({ status: "refused", reason: "The page is another company’s." });
  expect((await refusal(decide({ status: "refused", reason: "Again" }))).code).toBe("CLAIM_DECIDED");
  const person = world.client(token);
  expect((await person.companies.myClaim()).claim).toMatchObject({
    state: "refused",
    reason: "The page is another company’s.",
  });
  const { company } = await person.companies.signUp({
    body: {
      email: "di@refused.example",
      password,
      fullName: "Di",
      companyName: "Refused",
      website: "refused.example",
    },
  });
  expect(company.proven).toBe(true);
});

/** What the audit log has of claims that ended as someone else has the company, as administrators read it. */
async function endedClaims(companyId: string) {
  const { api } = await anAdministrator(world);
  const query = { company: companyId, action: "company claim: ended" };
  return (await api.auditLog.list({ query })).entries;
}

test("claims: of two who ask, the first to prove the domain has it", async () => {
  const listed = await known("twice.example");
  const first = await signUp("first@twice.example");
  const second = await signUp("second@twice.example");
  await confirm("second@twice.example");
  await confirm("first@twice.example");
  const api = world.client(second.token);
  expect((await api.companies.get({ params: { id: listed.id } })).proven).toBe(true);
  expect((await world.client(first.token).companies.myClaim()).claim).toMatchObject({ state: "refused" });
  expect(await endedClaims(listed.id)).toMatchObject([{ actorKind: "system", personId: first.user.id }]);
});

test("claims: once one is approved, the others for that company end, and their people are led to its team", async () => {
  const named = await known(null);
  await world.db
    .update(companies)
    .set({ boards: ["greenhouse/rivals"] })
    .where(eq(companies.id, named.id));
  await signUp("ana@rivals.example", { claimed: named.id });
  // Who asked first stands first.
  await world.pass(1);
  const bob = await signUp("bob@rivals.example", { claimed: named.id });
  await confirm("ana@rivals.example");
  await world.pass(1);
  await confirm("bob@rivals.example");
  const { api } = await anAdministrator(world);
  const waiting = async () =>
    (await api.companies.claims()).filter(({ companyId }) => companyId === named.id);
  const [first] = await waiting();
  expect(await waiting()).toMatchObject([
    { email: "ana@rivals.example", boards: ["greenhouse/rivals"] },
    { email: "bob@rivals.example" },
  ]);
  await api.companies.decideClaim({ params: { id: first!.id }, body: { status: "accepted" } });
  await world.settle();
  expect(await waiting()).toEqual([]);
  const mine = world.client(bob.token);
  expect((await mine.companies.myClaim()).claim).toMatchObject({ state: "refused", hasTeam: true });
  expect(await endedClaims(named.id)).toMatchObject([
    { actorKind: "system", personId: bob.user.id, why: expect.stringContaining("already has a hiring team") },
  ]);
  const email = await lastEmailTo(world, "bob@rivals.example");
  expect(email!.text).toMatch(/Someone else who claimed .+ now manages its page/);
  expect(email!.text).toContain("/hire/claim");
  expect((await lastEmailTo(world, "ana@rivals.example"))!.subject).toContain("You now manage");
  const body = { companyId: named.id, email: "bob@rivals.example" };
  expect(await mine.companies.askToJoin({ body })).toEqual({ state: "requested" });
});

test("claims: a waiting claim ends when a later one is proven without a review, and nobody is called disabled", async () => {
  const listed = await known(null);
  await signUp("ana@later.example", { claimed: listed.id });
  await confirm("ana@later.example");
  await world.db
    .update(companies)
    .set({ companyEmailDomain: "later.example" })
    .where(eq(companies.id, listed.id));
  await signUp("bob@later.example");
  const { api } = await anAdministrator(world);
  const waiting = async () =>
    (await api.companies.claims()).filter(({ companyId }) => companyId === listed.id);
  expect(await waiting()).toMatchObject([{ teamDisabled: false }]);
  await confirm("bob@later.example");
  expect(await waiting()).toEqual([]);
});

test("claims: one that waits at a company with a team in place doesn’t say that the team is disabled", async () => {
  const company = await aCompany(world, { companyEmailDomain: null, provenAt: null, isManaged: false });
  await signUp("ana@inplace.example", { claimed: company.id });
  await confirm("ana@inplace.example");
  await world.db.update(companies).set({ isManaged: true }).where(eq(companies.id, company.id));
  await aCompanyAdmin(world, { companyId: company.id });
  const { api } = await anAdministrator(world);
  const claims = await api.companies.claims();
  expect(claims.find(({ companyId }) => companyId === company.id)).toMatchObject({ teamDisabled: false });
});

test("claims: a disabled account can’t be given a company, and a team of disabled accounts doesn’t count", async () => {
  const named = await known(null);
  const email = "di@shut.example";
  const { user } = await signUp(email, { claimed: named.id });
  await confirm(email);
  const { api } = await anAdministrator(world);
  const claimOf = async () => (await api.companies.claims()).find((claim) => claim.companyId === named.id)!;
  const setDisabled = (disabled: boolean) =>
    api.support.setDisabled({
      params: { id: user.id },
      body: { disabled, reason: "They collect deposits from applicants." },
    });
  const { id } = await claimOf();
  const decide = (status: "accepted" | "refused") =>
    api.companies.decideClaim({ params: { id }, body: { status, reason: "Not theirs" } });
  await setDisabled(true);
  expect(await claimOf()).toMatchObject({ disabled: true });
  expect(await refusal(decide("accepted"))).toMatchObject({ statusCode: 409, code: "ACCOUNT_DISABLED" });
  await setDisabled(false);
  await decide("accepted");
  expect(await hasTeam(world.db, named.id)).toBe(true);
  await setDisabled(true);
  expect(await hasTeam(world.db, named.id)).toBe(false);
});
