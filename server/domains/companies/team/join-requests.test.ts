import { expect, test } from "vitest";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate, aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const password = "correct horse battery";
async function mailedToken(email: string) {
  return /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
}

/** Someone with an account under a private address, who claims a company by their work address while a coworker is faster. */
async function overtaken(domain: string) {
  const company = await aCompany(world, { companyEmailDomain: domain, provenAt: null, isManaged: false });
  const params = { companyId: company.id };
  const person = await aCandidate(world);
  const email = `di@${domain}`;
  await person.api.companies.claim({ params, body: { oldEmail: person.email, email } });
  const first = { email: `first@${domain}`, password };
  const winner = world.client((await world.client().companies.claim({ params, body: first })).token);
  await world.client().accounts.verifyEmail({ body: { token: await mailedToken(first.email) } });
  const ask = () => person.api.companies.askToJoin({ body: { companyId: company.id, email } });
  return { company, person, email, winner, ask };
}

test("taking over: someone who claims second with a work address asks to join under it, and joins with their existing account", async () => {
  const { company, person, email, winner, ask } = await overtaken("overtaken.example");
  const { api } = person;
  const claimToken = await mailedToken(email);
  const withoutIt = api.companies.askToJoin({ body: { companyId: company.id } });
  expect((await refusal(withoutIt)).message).toBe("Email address must match company domain");
  expect(await ask()).toEqual({ state: "asked" });
  expect((await api.companies.myClaim()).joinRequest).toMatchObject({ state: "asked", email });
  expect(await winner.companies.invites()).toEqual([]);

  await api.companies.confirmClaim({ body: { token: claimToken } });
  expect(await winner.companies.invites()).toMatchObject([{ state: "requested", email }]);
  await winner.companies.invite({ body: { email } });
  expect((await api.companies.myClaim()).joinRequest).toMatchObject({ state: "pending", email });
  const secret = /team-invite\/([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  const params = { secret };
  expect(await world.client().companies.getInvite({ params })).toMatchObject({
    hasAccount: true,
    asked: true,
    signedIn: false,
  });
  expect(await api.companies.getInvite({ params })).toMatchObject({ asked: true, signedIn: true });
  await api.companies.joinTeam({ body: { inviteId: secret } });
  const team = await winner.companies.team({ params: { id: company.id } });
  expect(team.map((member) => member.userId)).toContain(person.userId);
});

test("taking over: a claim that was proven too late asks the team at once", async () => {
  const { person, email, winner, ask } = await overtaken("toolate.example");
  await person.api.companies.confirmClaim({ body: { token: await mailedToken(email) } });
  expect(await ask()).toEqual({ state: "requested" });
  expect(await winner.companies.invites()).toMatchObject([{ state: "requested", email }]);
});

test("joining: a work address that isn’t the account’s gets a link, which works only for the person who asked", async () => {
  const team = await aCompanyAdmin(world);
  const { companyEmailDomain } = await world.client().companies.get({ params: { id: team.companyId } });
  const email = `bo@${companyEmailDomain}`;
  const [person, stranger] = [await aCandidate(world), await aCandidate(world)];
  const body = { companyId: team.companyId, email };
  expect(await stranger.api.companies.askToJoin({ body })).toEqual({ state: "asked" });
  expect(await person.api.companies.askToJoin({ body })).toEqual({ state: "asked" });
  const link = { token: await mailedToken(email) };
  expect(await team.api.companies.invites()).toEqual([]);
  await team.api.companies.invite({ body: { email } });
  const secret = /team-invite\/([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  const invited = await world.client().companies.getInvite({ params: { secret } });
  expect(invited).toMatchObject({ hasAccount: false });

  expect((await person.api.companies.confirmClaim({ body: link })).joinRequest).toMatchObject({
    state: "requested",
    email,
  });
  expect((await refusal(stranger.api.companies.confirmClaim({ body: link }))).code).toBe("LINK_EXPIRED");
});

test("taking over: a mistyped address of one’s account makes no other account", async () => {
  const company = await aCompany(world, {
    companyEmailDomain: "typo.example",
    provenAt: null,
    isManaged: false,
  });
  const body = { oldEmail: "no.one@people.example", email: "di@typo.example", password };
  const claim = world.client().companies.claim({ params: { companyId: company.id }, body });
  expect((await refusal(claim)).details).toHaveProperty("oldEmail");
});

/** A team, and how someone with an account elsewhere asks it under one of its addresses. */
async function aTeamToAsk() {
  const team = await aCompanyAdmin(world);
  const { companyEmailDomain } = await world.client().companies.get({ params: { id: team.companyId } });
  const person = await aCandidate(world);
  const address = (name: string) => `${name}@${companyEmailDomain}`;
  const ask = (name: string) =>
    person.api.companies.askToJoin({ body: { companyId: team.companyId, email: address(name) } });
  const confirm = async (name: string) => {
    const token = await mailedToken(address(name));
    return (await person.api.companies.confirmClaim({ body: { token } })).joinRequest;
  };
  const open = async () => (await team.api.companies.invites()).map(({ email, state }) => [email, state]);
  const join = async (name: string) => {
    const secret = /team-invite\/([\w-]+)/.exec((await lastEmailTo(world, address(name)))!.text)![1]!;
    await person.api.companies.joinTeam({ body: { inviteId: secret } });
  };
  return { team, person, address, ask, confirm, open, join };
}

test("joining: who was invited at an address that isn’t their account’s asks under it, and joins with their account", async () => {
  const { team, address, ask, confirm, open, join } = await aTeamToAsk();
  await team.api.companies.invite({ body: { email: address("di") } });
  await world.pass(60);
  expect(await ask("di")).toEqual({ state: "asked" });
  expect(await confirm("di")).toMatchObject({ state: "requested", email: address("di") });
  await team.api.companies.invite({ body: { email: address("di") } });
  await join("di");
  expect(await open()).toEqual([]);
});

test("joining: someone asks once, under the address they named last until one is confirmed, and not again after a decline", async () => {
  const { team, address, ask, confirm, open } = await aTeamToAsk();
  await ask("ob");
  await world.pass(1);
  expect(await ask("bo")).toEqual({ state: "asked" });
  await confirm("ob");
  expect(await open()).toEqual([]);
  expect(await confirm("bo")).toMatchObject({ state: "requested" });
  expect(await ask("bo.alias")).toEqual({ state: "requested" });
  expect(await open()).toEqual([[address("bo"), "requested"]]);
  const [request] = await team.api.companies.invites();
  await team.api.companies.removeInvite({ params: { id: request!.id } });
  expect((await refusal(ask("bo.alias"))).code).toBe("REQUEST_DECLINED");
});
