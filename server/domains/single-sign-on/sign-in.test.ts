import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { allPermissions } from "#contract/team-rights.ts";
import { aBrowser } from "#server/testing/browser.ts";
import { OpenIdProvider } from "#server/testing/openid-provider.ts";
import {
  type CompanyPerson,
  aCompanyAdmin,
  aCandidate,
  aPerson,
  anAdministrator,
} from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aSingleSignOn, signInAt } from "#server/testing/single-sign-on.ts";
import { openWorld } from "#server/testing/world.ts";
import { users } from "#server/domains/accounts/tables.ts";
import { eq } from "drizzle-orm";
import { administrators } from "#server/domains/accounts/tables.ts";

const world = openWorld(null, { ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
let provider: OpenIdProvider;
let stranger: OpenIdProvider;
let ana: CompanyPerson;
let domain: string;
beforeAll(async () => {
  provider = new OpenIdProvider(world.now);
  stranger = new OpenIdProvider(world.now);
  await Promise.all([provider.open(), stranger.open()]);
});
afterAll(() => Promise.all([provider.close(), stranger.close()]));
beforeEach(async () => {
  ana = await aCompanyAdmin(world);
  ({ domain } = await aSingleSignOn(world, provider, ana));
});
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;
const nothing = Object.fromEntries(Object.keys(allPermissions({})).map((name) => [name, false]));

test("single sign-on: someone new is on their company's team, may look and change nothing, and signs in again as the same", async () => {
  const email = `sol@${domain}`;
  const { signedIn } = await signInAt(world, provider, { email });
  expect(signedIn!.user).toMatchObject({
    email,
    emailVerified: true,
    fullName: "Sol Signer",
    accessRoles: ["company"],
  });
  const me = await world.client(signedIn!.token).accounts.me();
  expect(me.can).toEqual({ ...nothing, actTowardsOthers: true });
  expect(me.companyAdmin!.companyId).toBe(ana.companyId);
  const again = await signInAt(world, provider, { email });
  expect(again.signedIn!.user.id).toBe(signedIn!.user.id);
});

test("single sign-on: who was invited has what the invitation gives", async () => {
  const email = `ida@${domain}`;
  await ana.api.companies.invite({ body: { email, permissions: { ...nothing, jobs: true } } });
  const { signedIn } = await signInAt(world, provider, { email });
  const me = await world.client(signedIn!.token).accounts.me();
  expect(me.can).toMatchObject({ jobs: true, team: false });
});

test("single sign-on: signing out ends the session, and it ends by itself within a day", async () => {
  const { signedIn } = await signInAt(world, provider, { email: `sol@${domain}` });
  const api = world.client(signedIn!.token);
  await api.accounts.logout();
  expect(await codeOf(api.accounts.me())).toBe("TOKEN_EXPIRED");
  const later = await signInAt(world, provider, { email: `sol@${domain}` });
  await world.pass(13 * 3600);
  expect(await codeOf(world.client(later.signedIn!.token).accounts.me())).toBe("TOKEN_EXPIRED");
});

test.each([
  ["for another audience", { claims: { aud: "another program" } }],
  ["of another issuer", { claims: { iss: "https://elsewhere.example" } }],
  ["without a signature", { signed: "none" }],
  ["signed by a stranger", { signed: "stranger" }],
  ["of another sign-in", { nonce: "of another sign-in" }],
  ["that has ended", { claims: { exp: 1_000_000_000 } }],
] as const)("single sign-on: a token %s signs nobody in", async (_, answer) => {
  expect(await codeOf(signInAt(world, provider, { email: `sol@${domain}`, ...answer }))).toBe("NOT_VOUCHED");
  expect(await world.db.$count(users, eq(users.email, `sol@${domain}`))).toBe(0);
});

test("single sign-on: an answer is taken once, in time, and only in the browser that asked", async () => {
  const browser = aBrowser(world);
  const email = `sol@${domain}`;
  const claims = { sub: "s", email };
  const finish = (who: typeof browser, search: string) =>
    codeOf(who.api.singleSignOn.finish({ body: { search } }));
  const { url } = await browser.api.singleSignOn.start({ body: { email } });
  const search = provider.signIn(url, { claims });
  expect(await finish(aBrowser(world), search)).toBe("SIGN_IN_EXPIRED");
  await browser.api.singleSignOn.finish({ body: { search } });
  expect(await finish(browser, search)).toBe("SIGN_IN_EXPIRED");
  const later = await browser.api.singleSignOn.start({ body: { email } });
  await world.pass(11 * 60);
  expect(await finish(browser, provider.signIn(later.url, { claims }))).toBe("SIGN_IN_EXPIRED");
});

test("single sign-on: an answer of one provider is not taken for another's", async () => {
  const bo = await aCompanyAdmin(world);
  await aSingleSignOn(world, stranger, bo);
  const browser = aBrowser(world);
  const { url } = await browser.api.singleSignOn.start({ body: { email: `sol@${domain}` } });
  const search = stranger.signIn(url, { claims: { sub: "s", email: `sol@${domain}` } });
  expect(await codeOf(browser.api.singleSignOn.finish({ body: { search } }))).toBe("NOT_VOUCHED");
  const code = new URLSearchParams(search).get("code")!;
  const mixed = await browser.api.singleSignOn.start({ body: { email: `sol@${domain}` } });
  const state = new URL(mixed.url).searchParams.get("state")!;
  const unsaid = `?${new URLSearchParams({ code, state }).toString()}`;
  expect(await codeOf(browser.api.singleSignOn.finish({ body: { search: unsaid } }))).toBe("NOT_VOUCHED");
});

test("single sign-on: a provider speaks for no address outside its company's domains, nor for one it doubts", async () => {
  const bo = await aCompanyAdmin(world);
  const other = await aSingleSignOn(world, stranger, bo);
  const as = (claims: Record<string, unknown>) =>
    codeOf(signInAt(world, provider, { email: `sol@${domain}`, claims }));
  expect(await as({ email: `victim@${other.domain}` })).toBe("ADDRESS_NOT_HELD");
  expect(await as({ email: bo.email })).toBe("ADDRESS_NOT_HELD");
  expect(await as({ email: `sol@below.${domain}` })).toBe("ADDRESS_NOT_HELD");
  expect(await as({ email: `sol@${domain}`, email_verified: false })).toBe("NO_ADDRESS");
  expect(await as({ email: undefined })).toBe("NO_ADDRESS");
  await ana.api.singleSignOn.removeDomain({ body: { domain } });
  expect(await as({})).toBe("NO_SINGLE_SIGN_ON");
});

test("single sign-on: opens nobody's account that is not the company's own", async () => {
  const at = async (name: string, person: { userId: string }) => {
    await world.db
      .update(users)
      .set({ email: `${name}@${domain}` })
      .where(eq(users.id, person.userId));
    return codeOf(signInAt(world, provider, { email: `${name}@${domain}` }));
  };
  expect(await at("seeker", await aCandidate(world))).toBe("ACCOUNT_EXISTS");
  expect(await at("rival", await aCompanyAdmin(world))).toBe("ACCOUNT_EXISTS");
  const squatter = await aPerson(world);
  await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, squatter.userId));
  expect(await at("unproven", squatter)).toBe("UNCONFIRMED_ACCOUNT");
  const admin = await anAdministrator(world);
  await world.db
    .update(administrators)
    .set({ email: `root@${domain}` })
    .where(eq(administrators.id, admin.adminId));
  expect(await codeOf(signInAt(world, provider, { email: `root@${domain}` }))).toBe("ADDRESS_NOT_HELD");
});

test("single sign-on: an address that is given to someone new does not open its former owner's account", async () => {
  const email = `desk@${domain}`;
  await signInAt(world, provider, { email });
  expect(await codeOf(signInAt(world, provider, { email, claims: { sub: "someone new" } }))).toBe(
    "LINKED_TO_ANOTHER",
  );
});

test("single sign-on: whose access was switched off stays out", async () => {
  const email = `sol@${domain}`;
  const { signedIn } = await signInAt(world, provider, { email });
  await ana.api.companies.updateMember({
    params: { id: signedIn!.user.companyAdmin!.id },
    body: { disabled: true },
  });
  expect(await codeOf(signInAt(world, provider, { email }))).toBe("FORBIDDEN");
});
