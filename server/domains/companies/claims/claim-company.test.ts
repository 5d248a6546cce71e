import { expect, test } from "vitest";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate, aCompany, aCompanyAdmin, aPerson, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const password = "correct horse battery";
let made = 0;

/** As an import leaves it: shown to everybody, and run by nobody. */
const known = (companyEmailDomain: string | null = `known${++made}.example`) =>
  aCompany(world, { companyEmailDomain, provenAt: null, isManaged: false });
const claim = (companyId: string, body: { email: string; oldEmail?: string; password?: string }) =>
  world.client().companies.claim({ params: { companyId }, body: { password, ...body } });
async function mailedToken(email: string) {
  return /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
}
async function confirm(email: string) {
  await world.client().accounts.verifyEmail({ body: { token: await mailedToken(email) } });
}

test("taking over: addresses are lower-cased, and until one is proven nobody has the company", async () => {
  const company = await known("lower.example");
  const page = { params: { slug: company.slug } };
  expect(await world.client().companies.claimPage(page)).toMatchObject({
    company: { id: company.id },
    domain: "lower.example",
    claimable: true,
  });
  const { token, user, claim: open } = await claim(company.id, { email: "Di.Known@Lower.Example" });
  expect(user).toMatchObject({ email: "di.known@lower.example", fullName: "Di Known", companyAdmin: null });
  expect(open).toMatchObject({ state: "unconfirmed", domain: "lower.example", hasTeam: false });
  expect(await world.client().companies.claimPage(page)).toMatchObject({ claimable: true });
  const api = world.client(token);
  expect((await refusal(api.companies.publish({ params: { id: company.id } }))).statusCode).toBe(403);

  await confirm("di.known@lower.example");
  expect((await api.companies.myClaim()).claim).toMatchObject({ state: "accepted" });
  expect(await api.companies.publish({ params: { id: company.id } })).toMatchObject({
    isManaged: true,
    proven: true,
  });
  expect(await world.client().companies.claimPage(page)).toMatchObject({ claimable: false });
});

test("taking over: only an address at the company's domain counts, and no public mail provider's", async () => {
  const [listed, named] = [await known("strict.example"), await known(null)];
  for (const [id, email] of [
    [listed.id, "di@elsewhere.example"],
    [listed.id, "di@gmail.com"],
    [named.id, "di@gmail.com"],
  ] as const)
    expect((await refusal(claim(id, { email }))).details).toEqual({
      email: "Email address must match company domain",
    });
});

test("taking over: an account that is here under another address goes on, and the link is for it alone", async () => {
  const company = await known("moved.example");
  const person = await aCandidate(world);
  const asked = { oldEmail: person.email.toUpperCase(), email: "Di@Moved.example" };
  expect((await refusal(claim(company.id, { ...asked, password: "not the password" }))).details).toEqual({
    password: "Enter this account’s password, or sign in first",
  });
  const { user, claim: open } = await person.api.companies.claim({
    params: { companyId: company.id },
    body: asked,
  });
  expect(user).toMatchObject({ id: person.userId, email: person.email });
  expect(open).toMatchObject({ state: "unconfirmed", email: "di@moved.example" });
  const body = { token: await mailedToken("di@moved.example") };
  const stranger = await aCandidate(world);
  expect((await refusal(stranger.api.companies.confirmClaim({ body }))).code).toBe("LINK_EXPIRED");
  expect((await person.api.companies.confirmClaim({ body })).claim!.state).toBe("accepted");
  expect((await refusal(person.api.companies.confirmClaim({ body }))).code).toBe("LINK_EXPIRED");
  expect((await person.api.accounts.me()).accessRoles).toEqual(["candidate", "company"]);
});

test("taking over: a TXT record at the domain proves it without a mailbox there", async () => {
  const company = await known("records.example");
  const person = await aCandidate(world);
  const { api } = person;
  const body = { oldEmail: person.email, email: "office@records.example", password };
  const { claim: open } = await api.companies.claim({ params: { companyId: company.id }, body });
  expect((await refusal(api.companies.proveByDns())).code).toBe("RECORD_MISSING");
  world.textRecords.set("records.example", ["v=spf1 -all", "parallel-claim=someone-else"]);
  expect((await refusal(api.companies.proveByDns())).code).toBe("RECORD_MISSING");
  world.textRecords.set("records.example", ["v=spf1 -all", open.txtRecord]);
  expect((await api.companies.proveByDns()).claim.state).toBe("accepted");
  expect((await api.accounts.me()).can).toMatchObject({ actTowardsOthers: true });
  expect((await refusal(api.companies.proveByDns())).code).toBe("CLAIM_DECIDED");
});

test("taking over: a record proves a domain, not that it is the company's; an administrator looks then", async () => {
  const company = await known(null);
  const person = await aCandidate(world);
  const body = { oldEmail: person.email, email: "office@perhaps.example", password };
  const { claim: open } = await person.api.companies.claim({ params: { companyId: company.id }, body });
  world.textRecords.set("perhaps.example", [open.txtRecord]);
  expect((await person.api.companies.proveByDns()).claim.state).toBe("waiting");
});

test("taking over: of two who prove it at the same moment one has it, and the other asks them for an invitation", async () => {
  const company = await known("race.example");
  const emails = ["first@race.example", "second@race.example"];
  const people = [];
  for (const email of emails) people.push({ email, ...(await claim(company.id, { email })) });
  await Promise.all(emails.map(confirm));
  const seen = await Promise.all(
    people.map(async ({ token, email }) => {
      const api = world.client(token);
      return { email, api, claim: (await api.companies.myClaim()).claim! };
    }),
  );
  expect(seen.map(({ claim: { state } }) => state).toSorted()).toEqual(["accepted", "refused"]);
  const winner = seen.find(({ claim: { state } }) => state === "accepted")!;
  const loser = seen.find(({ claim: { state } }) => state === "refused")!;
  expect(loser.claim).toMatchObject({ hasTeam: true });
  expect(await winner.api.companies.team({ params: { id: company.id } })).toHaveLength(1);

  const ask = () => loser.api.companies.askToJoin({ body: { companyId: company.id } });
  expect(await ask()).toEqual({ state: "requested" });
  expect(await ask()).toEqual({ state: "requested" });
  await world.settle();
  const [told] = (await winner.api.notifications.list({ query: {} })).notifications;
  expect(told).toMatchObject({ title: expect.stringContaining("wants to join your team") });
  const requests = await winner.api.companies.invites();
  expect(requests).toMatchObject([{ state: "requested", email: loser.email }]);
  await winner.api.companies.invite({ body: { email: loser.email, permissions: { billing: false } } });
  expect((await loser.api.companies.myClaim()).joinRequest).toMatchObject({ state: "pending" });
  const secret = /team-invite\/([\w-]+)/.exec((await lastEmailTo(world, loser.email))!.text)![1]!;
  await loser.api.companies.joinTeam({ body: { inviteId: secret } });
  expect((await loser.api.accounts.me()).can).toMatchObject({ billing: false, jobs: true });
});

test("joining: who signs up for a company that hires here is heard once their address is confirmed", async () => {
  const team = await aCompanyAdmin(world);
  const { companyEmailDomain } = await world.client().companies.get({ params: { id: team.companyId } });
  const email = `late@${companyEmailDomain}`;
  const join = (person: object) =>
    world.client().companies.joinTeam({ query: { claimed: team.companyId }, body: { password, ...person } });
  expect((await refusal(join({ email: "late@elsewhere.example" }))).details).toHaveProperty("email");
  const { token } = await join({ email, fullName: "Lee Late" });
  expect(await team.api.companies.invites()).toEqual([]);
  await confirm(email);
  const [request] = await team.api.companies.invites();
  expect(request).toMatchObject({ state: "requested", fullName: "Lee Late" });
  await team.api.companies.removeInvite({ params: { id: request!.id } });
  const again = world.client(token).companies.askToJoin({ body: { companyId: team.companyId } });
  expect((await refusal(again)).code).toBe("REQUEST_DECLINED");
  expect(await team.api.companies.invites()).toEqual([]);
});

test("joining: coworkers ask the team of a proven company that isn’t public yet, and nobody asks a disabled one’s", async () => {
  const company = await aCompany(world, { companyEmailDomain: "quiet.example", published: false });
  const team = await aCompanyAdmin(world, { companyId: company.id });
  const page = { params: { slug: company.slug } };
  const join = (email: string) =>
    world.client().companies.joinTeam({ query: { claimed: company.id }, body: { password, email } });
  expect(await world.client().companies.exists({ body: { website: "quiet.example" } })).toMatchObject({
    exists: true,
    claimable: false,
  });
  expect(await world.client().companies.claimPage(page)).toMatchObject({ claimable: false });
  await join("lee@quiet.example");
  await confirm("lee@quiet.example");
  const signedIn = await aPerson(world, { email: "mia@quiet.example" });
  await signedIn.api.companies.askToJoin({ body: { companyId: company.id } });
  const asking = (await team.api.companies.invites()).map(({ email }) => email);
  expect(asking.toSorted()).toEqual(["lee@quiet.example", "mia@quiet.example"]);

  const { api } = await anAdministrator(world);
  const body = { disabled: true, reason: "Several of its jobs ask for money." };
  await api.companySupport.setDisabled({ params: { id: company.id }, body });
  expect((await refusal(join("noa@quiet.example"))).statusCode).toBe(404);
  expect((await refusal(world.client().companies.claimPage(page))).statusCode).toBe(404);
});

test("joining: team sign-up for a company nobody runs takes it over", async () => {
  const company = await known("nobody.example");
  const email = "di@nobody.example";
  const { user } = await world
    .client()
    .companies.joinTeam({ query: { claimed: company.id }, body: { email, password, fullName: "Di" } });
  expect(user.companyAdmin).toBeNull();
  await confirm(email);
  expect((await world.client().companies.get({ params: { id: company.id } })).proven).toBe(true);
});
