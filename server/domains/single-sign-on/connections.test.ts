import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { users } from "#server/domains/accounts/tables.ts";
import { companies } from "#server/domains/companies/tables.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { aBrowser } from "#server/testing/browser.ts";
import { OpenIdProvider } from "#server/testing/openid-provider.ts";
import { type CompanyPerson, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aSingleSignOn, signInAt } from "#server/testing/single-sign-on.ts";
import { openWorld } from "#server/testing/world.ts";
import { ssoConnections } from "./tables.ts";

const world = openWorld(null, { ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
let provider: OpenIdProvider;
let ana: CompanyPerson;
beforeAll(async () => {
  provider = new OpenIdProvider(world.now);
  await provider.open();
});
afterAll(() => provider.close());
beforeEach(async () => {
  ana = await aCompanyAdmin(world);
  provider.said = {};
});
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;
const settings = () => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
});
const password = "correct horse battery";
async function atDomain(person: CompanyPerson, domain: string) {
  const email = `${person.userId}@${domain}`;
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ email, passwordHash }).where(eq(users.id, person.userId));
  return email;
}
/** Another domain of the company, with the record of its connection. */
async function furtherDomain(by: CompanyPerson, domain: string) {
  const { connection } = await by.api.singleSignOn.show();
  world.textRecords.set(domain, [connection!.record.value]);
  await world.db
    .update(companies)
    .set({ furtherDomains: [domain] })
    .where(eq(companies.id, by.companyId));
}
async function tested(by: CompanyPerson, email: string) {
  const browser = aBrowser(world);
  browser.cookies.set("token", by.token);
  const { url } = await browser.api.singleSignOn.test();
  return browser.api.singleSignOn.finish({
    body: { search: provider.signIn(url, { claims: { sub: "tester", email } }) },
  });
}

test("single sign-on: the settings are kept, the secret sealed and never shown", async () => {
  await ana.api.singleSignOn.connect({ body: settings() });
  const shown = await ana.api.singleSignOn.show();
  expect(shown).toMatchObject({
    connection: { issuer: provider.issuer, domains: [], testedAt: null, enforcedAt: null },
    redirectUri: "http://parallel.test/sign-in/company/return",
  });
  const [row] = await world.db
    .select()
    .from(ssoConnections)
    .where(eq(ssoConnections.companyId, ana.companyId));
  expect(JSON.stringify([shown, row])).not.toContain(provider.clientSecret);
});

test("single sign-on: a secret is kept for its own provider and client, and told to no other", async () => {
  await ana.api.singleSignOn.connect({ body: settings() });
  const { issuer, clientId } = settings();
  await ana.api.singleSignOn.connect({ body: { issuer, clientId } });
  for (const other of [
    { issuer, clientId: "another" },
    { issuer: "https://elsewhere.example", clientId },
  ])
    expect(await refusal(ana.api.singleSignOn.connect({ body: other }))).toMatchObject({
      details: { clientSecret: "Enter the client secret of this provider and client" },
    });
});

test("single sign-on: a provider that is somewhere private, calls itself otherwise or is none is refused", async () => {
  const connect = (issuer: string) =>
    refusal(ana.api.singleSignOn.connect({ body: { ...settings(), issuer } }));
  expect((await connect("http://login.acme.example")).message).toContain("https://");
  expect((await connect("https://10.0.0.1")).message).toContain("not on the public internet");
  provider.said = { issuer: "https://elsewhere.example" };
  expect((await connect(provider.issuer)).code).toBe("VALIDATION");
  provider.said = { authorization_endpoint: "javascript:alert(1)" };
  expect((await connect(provider.issuer)).code).toBe("VALIDATION");
});

test("single sign-on: only a domain of the company, and only with the record there", async () => {
  const { record } = await ana.api.singleSignOn.connect({ body: settings() });
  const found = await world.db.select().from(companies).where(eq(companies.id, ana.companyId));
  const domain = found[0]!.companyEmailDomain!;
  const add = (wanted: string) => ana.api.singleSignOn.addDomain({ body: { domain: wanted } });
  world.textRecords.set("someone-elses.example", [record.value]);
  expect(await codeOf(add("someone-elses.example"))).toBe("VALIDATION");
  expect(await codeOf(add(domain))).toBe("RECORD_MISSING");
  world.textRecords.set(domain, ["v=spf1 -all", record.value]);
  expect((await add(domain)).domains).toEqual([domain]);
});

test("single sign-on: only who has every permission changes it; another company's is not there", async () => {
  await aSingleSignOn(world, provider, ana);
  const clerk = await aCompanyAdmin(world, { companyId: ana.companyId, without: ["billing"] });
  expect(await codeOf(clerk.api.singleSignOn.connect({ body: settings() }))).toBe("FORBIDDEN");
  expect(await codeOf(clerk.api.singleSignOn.enforce({ body: { enforced: true } }))).toBe("FORBIDDEN");
  expect((await clerk.api.singleSignOn.show()).connection).toMatchObject({ issuer: provider.issuer });
  const bo = await aCompanyAdmin(world);
  expect((await bo.api.singleSignOn.show()).connection).toBeNull();
  expect(await codeOf(bo.api.singleSignOn.disconnect())).toBe("NOT_FOUND");
});

test("single sign-on: enforcing waits for a test, ends the team's password sessions and refuses new ones, but for one person", async () => {
  const { domain } = await aSingleSignOn(world, provider, ana);
  const bea = await aCompanyAdmin(world, { companyId: ana.companyId });
  const freelance = await aCompanyAdmin(world, { companyId: ana.companyId });
  const [anaAt, beaAt] = [await atDomain(ana, domain), await atDomain(bea, domain)];
  const enforce = () => ana.api.singleSignOn.enforce({ body: { enforced: true } });
  expect(await codeOf(enforce())).toBe("NOT_TESTED");
  expect(await codeOf(tested(ana, "tester@elsewhere.example"))).toBe("ADDRESS_NOT_HELD");
  expect(await tested(ana, `tester@${domain}`)).toMatchObject({ signedIn: null, tested: `tester@${domain}` });
  expect(await enforce()).toMatchObject({ exceptUserId: ana.userId });

  expect(await codeOf(bea.api.accounts.me())).toBe("TOKEN_EXPIRED");
  await expect(freelance.api.accounts.me()).resolves.toBeTruthy();
  const login = (email: string) => world.client().accounts.login({ body: { email, password } });
  expect(await codeOf(login(beaAt))).toBe("SINGLE_SIGN_ON_NEEDED");
  await expect(login(anaAt)).resolves.toBeTruthy();
  const { signedIn } = await signInAt(world, provider, { email: beaAt });
  expect(signedIn!.user.id).toBe(bea.userId);

  await ana.api.singleSignOn.enforce({ body: { enforced: false } });
  await expect(login(beaAt)).resolves.toBeTruthy();
});

test("single sign-on: the one who is excepted keeps their access until another is chosen, and with their account it ends", async () => {
  const { domain } = await aSingleSignOn(world, provider, ana);
  const bea = await aCompanyAdmin(world, { companyId: ana.companyId });
  await tested(ana, `tester@${domain}`);
  const enforce = (exceptUserId: string) =>
    ana.api.singleSignOn.enforce({ body: { enforced: true, exceptUserId } });
  await enforce(bea.userId);
  const switchOff = () =>
    ana.api.companies.updateMember({ params: { id: bea.companyAdminId }, body: { disabled: true } });
  expect(await codeOf(switchOff())).toBe("SIGNS_IN_WITHOUT_PROVIDER");
  await enforce(ana.userId);
  await expect(switchOff()).resolves.toMatchObject({ disabled: true });

  const cy = await aCompanyAdmin(world, { companyId: ana.companyId });
  await atDomain(cy, "private.example");
  await enforce(cy.userId);
  await cy.api.privacy.deleteAccount({ body: { password } });
  await world.settle();
  expect((await ana.api.singleSignOn.show()).connection).toMatchObject({
    enforcedAt: null,
    exceptUserId: null,
  });
  const { notifications } = await ana.api.notifications.list({ query: { audience: "company" } });
  expect(notifications.map(({ event }) => event)).toContain("singleSignOn.enforcementEnded");
});

test("single sign-on: when we close the account of the one who is excepted, the team can sign in without the provider, and is told", async () => {
  const { domain } = await aSingleSignOn(world, provider, ana);
  const bea = await aCompanyAdmin(world, { companyId: ana.companyId });
  await tested(ana, `tester@${domain}`);
  await ana.api.singleSignOn.enforce({ body: { enforced: true, exceptUserId: bea.userId } });
  const desk = (await anAdministrator(world)).api.support;
  await desk.setDisabled({
    params: { id: bea.userId },
    body: { disabled: true, reason: "Someone else signed up in their name." },
  });
  await world.settle();
  expect((await ana.api.singleSignOn.show()).connection).toMatchObject({
    enforcedAt: null,
    exceptUserId: null,
  });
  const { notifications } = await ana.api.notifications.list({ query: { audience: "company" } });
  expect(notifications.filter(({ event }) => event === "singleSignOn.enforcementEnded")).toHaveLength(1);
  const again = ana.api.singleSignOn.enforce({ body: { enforced: true, exceptUserId: bea.userId } });
  expect((await refusal(again)).details).toHaveProperty("exceptUserId");
});

test("single sign-on: an address that moves away does not lead around it", async () => {
  const { domain } = await aSingleSignOn(world, provider, ana);
  const bea = await aCompanyAdmin(world, { companyId: ana.companyId });
  await signInAt(world, provider, { email: await atDomain(bea, domain) });
  await tested(ana, `tester@${domain}`);
  await ana.api.singleSignOn.enforce({ body: { enforced: true } });
  const elsewhere = await atDomain(bea, "private.example");
  const login = world.client().accounts.login({ body: { email: elsewhere, password } });
  expect(await codeOf(login)).toBe("SINGLE_SIGN_ON_NEEDED");
});

test("single sign-on: a domain that teammates sign in at stays while passwords are off, under Single sign-on and in the profile", async () => {
  const { domain } = await aSingleSignOn(world, provider, ana);
  const further = `further-${domain}`;
  await furtherDomain(ana, further);
  await ana.api.singleSignOn.addDomain({ body: { domain: further } });
  const bea = await aCompanyAdmin(world, { companyId: ana.companyId });
  const email = await atDomain(bea, further);
  await signInAt(world, provider, { email });
  await tested(ana, `tester@${domain}`);
  await ana.api.singleSignOn.enforce({ body: { enforced: true } });

  const body = { domain: further };
  const params = { id: ana.companyId };
  const removals = [
    () => ana.api.singleSignOn.removeDomain({ body }),
    () => ana.api.companies.removeDomain({ params, body }),
  ];
  for (const remove of removals)
    expect(await refusal(remove())).toMatchObject({
      statusCode: 409,
      code: "PASSWORDS_OFF",
      message: `Passwords are off, so teammates at ${further} could no longer sign in. Allow passwords again under Single sign-on first.`,
    });
  await expect(signInAt(world, provider, { email })).resolves.toMatchObject({
    signedIn: { user: { id: bea.userId } },
  });

  await ana.api.singleSignOn.enforce({ body: { enforced: false } });
  for (const remove of removals) await remove();
  await expect(world.client().accounts.login({ body: { email, password } })).resolves.toBeTruthy();
});

test("single sign-on: a domain it doesn't use leaves the profile also while passwords are off", async () => {
  const { domain } = await aSingleSignOn(world, provider, ana);
  const unused = `unused-${domain}`;
  await furtherDomain(ana, unused);
  await tested(ana, `tester@${domain}`);
  await ana.api.singleSignOn.enforce({ body: { enforced: true } });
  const params = { id: ana.companyId };
  expect(await ana.api.companies.removeDomain({ params, body: { domain: unused } })).toEqual({
    domains: [domain],
  });
});

test("single sign-on: disconnecting ends what it opened, and other settings have to be tested again", async () => {
  const { domain } = await aSingleSignOn(world, provider, ana);
  const { signedIn } = await signInAt(world, provider, { email: `sol@${domain}` });
  await tested(ana, `tester@${domain}`);
  const changed = await ana.api.singleSignOn.connect({ body: { ...settings(), clientId: "another client" } });
  expect(changed).toMatchObject({ testedAt: null, enforcedAt: null, domains: [domain] });
  expect(await codeOf(world.client(signedIn!.token).accounts.me())).toBe("TOKEN_EXPIRED");
  await ana.api.singleSignOn.disconnect();
  expect((await world.db.select().from(auditLog)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(["sso.connected", "sso.domains", "sso.enforced", "sso.disconnected"]),
  );
  const start = world.client().singleSignOn.start({ body: { email: `sol@${domain}` } });
  expect(await codeOf(start)).toBe("NO_SINGLE_SIGN_ON");
});
