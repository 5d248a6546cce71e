import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/tables.ts";
import { anInvite } from "#server/testing/companies.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate, aCompany, aCompanyAdmin, aPerson } from "#server/testing/people.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { teamInvites } from "../tables.ts";

const world = openWorld();
const visitor = () => world.client();
const ned = { fullName: "Ned New", password: "correct horse" };

test("invitations: the emailed link makes an account with a confirmed address, and works once", async () => {
  const ana = await aCompanyAdmin(world);
  const email = "new@colleagues.example";
  const { secret } = await anInvite(world, ana, { email, permissions: { team: false } });
  const shown = await visitor().companies.getInvite({ params: { secret } });
  expect(shown).toMatchObject({ hasAccount: false, company: { id: ana.companyId } });
  expect((await refusal(visitor().companies.joinTeam({ body: { inviteId: secret } }))).message).toBe(
    "Name and Password are required fields, Please add",
  );
  const body = { inviteId: secret, ...ned };
  const { token, company, user } = await visitor().companies.joinTeam({ body });
  expect(company.id).toBe(ana.companyId);
  expect(user.emailVerified).toBe(true);
  expect((await lastEmailTo(world, email))!.subject).toContain("Join the hiring team");
  const api = world.client(token);
  expect((await refusal(api.companies.invite({ body: { email: "x@y.example" } }))).statusCode).toBe(403);
  const team = await ana.api.companies.team({ params: { id: ana.companyId } });
  const member = team.find(({ fullName }) => fullName === "Ned New")!;
  await ana.api.companies.setPermissions({
    body: { companyAdminId: member.id, permissions: { team: true, jobs: false } },
  });
  await api.companies.invite({ body: { email: "x@y.example" } });
  expect((await refusal(api.jobs.create({ body: {} }))).statusCode).toBe(403);
  expect((await refusal(visitor().companies.joinTeam({ body }))).statusCode).toBe(410);
});

test("invitations: the id that the team sees opens nothing, nor does a link made of it", async () => {
  const ana = await aCompanyAdmin(world);
  const { id, secret } = await anInvite(world, ana, { email: "cfo@colleagues.example" });
  expect(secret).not.toBe(id);
  const tries = [
    visitor().companies.joinTeam({ body: { inviteId: id, ...ned } }),
    visitor().companies.getInvite({ params: { secret: id } }),
    visitor().companies.signUp({
      body: {
        ...ned,
        email: "cfo@colleagues.example",
        companyName: "Colleagues",
        website: "colleagues.example",
        inviteId: id,
      },
    }),
  ];
  for (const { statusCode } of await Promise.all(tries.map(refusal))) expect(statusCode).toBe(404);
  const [kept] = await world.db.select().from(teamInvites).where(eq(teamInvites.id, id));
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test("team rights: nobody gives or takes what they may not do themselves, unless nobody may anymore", async () => {
  const ana = await aCompanyAdmin(world);
  const inColleagues = { companyId: ana.companyId };
  const lead = await aCompanyAdmin(world, { ...inColleagues, without: ["salaries", "billing"] });
  const ben = await aCompanyAdmin(world, { ...inColleagues, without: ["salaries", "jobs"] });
  const set = (companyAdminId: string, permissions: object) =>
    lead.api.companies.setPermissions({ body: { companyAdminId, permissions } });
  const refused = { statusCode: 403, message: "Only teammates who can see salaries decide who else can." };
  expect(await refusal(set(ben.companyAdminId, { salaries: true }))).toMatchObject(refused);
  expect(await refusal(set(ana.companyAdminId, { salaries: false }))).toMatchObject(refused);
  expect((await set(ben.companyAdminId, { jobs: true, salaries: false })).permissions.jobs).toBe(true);
  const invite = (body: object) =>
    lead.api.companies.invite({ body: { email: "next@colleagues.example", ...body } });
  expect(await refusal(invite({ permissions: { salaries: true } }))).toMatchObject(refused);
  expect((await invite({})).permissions).toMatchObject({ jobs: true, salaries: false, billing: false });
  const params = { id: ana.companyAdminId };
  const off = lead.api.companies.updateMember({ params, body: { disabled: true } });
  expect((await refusal(off)).code).toBe("LAST_WITH_RIGHT");
  await withPassword(world, ana);
  await ana.api.privacy.deleteAccount({ body: { password } });
  expect((await set(ben.companyAdminId, { salaries: true })).permissions.salaries).toBe(true);
});

test("invitations: only those who may invite see them", async () => {
  const ana = await aCompanyAdmin(world);
  const mole = await aCompanyAdmin(world, { companyId: ana.companyId });
  await ana.api.companies.setPermissions({
    body: { companyAdminId: mole.companyAdminId, permissions: { team: false } },
  });
  await anInvite(world, ana, { email: "next@colleagues.example" });
  expect((await refusal(mole.api.companies.invites())).statusCode).toBe(403);
  expect(await ana.api.companies.invites()).toHaveLength(1);
});

test("team rights: everyone reads of themselves what their team lets them do, and who is on none reads nothing", async () => {
  const member = await aCompanyAdmin(world, { without: ["jobs"] });
  const { can } = await member.api.accounts.me();
  expect(can).toMatchObject({ jobs: false, team: true, actTowardsOthers: true });
  const unproven = await aCompany(world, { provenAt: null });
  const early = await aCompanyAdmin(world, { companyId: unproven.id });
  expect((await early.api.accounts.me()).can).toMatchObject({ jobs: true, actTowardsOthers: false });
  const candidate = await aCandidate(world);
  expect((await candidate.api.accounts.me()).can).toBeNull();
});

test("invitations: sent again, the new link works and the old one has ended", async () => {
  const ana = await aCompanyAdmin(world);
  const email = "twice@colleagues.example";
  const first = await anInvite(world, ana, { email });
  const second = await anInvite(world, ana, { email });
  expect(second.id).toBe(first.id);
  const join = (inviteId: string) => visitor().companies.joinTeam({ body: { inviteId, ...ned } });
  expect((await refusal(join(first.secret))).statusCode).toBe(404);
  await ana.api.companies.resendInvite({ params: { id: first.id } });
  expect((await refusal(join(second.secret))).statusCode).toBe(404);
  const secret = /team-invite\/([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  expect((await join(secret)).user.email).toBe(email);
});

test("invitations: an account that exists joins signed in or with its password, never by the link alone", async () => {
  const ana = await aCompanyAdmin(world);
  const known = await aCandidate(world);
  const { secret } = await anInvite(world, ana, { email: known.email });
  const body = { inviteId: secret };
  expect((await refusal(visitor().companies.joinTeam({ body }))).message).toBe(
    "An account with this email address already exists",
  );
  const { user } = await known.api.companies.joinTeam({ body });
  expect(user).toMatchObject({ id: known.userId, accessRoles: ["candidate", "company"] });
  expect((await refusal(ana.api.companies.invite({ body: { email: known.email } }))).code).toBe(
    "ALREADY_ON_THE_TEAM",
  );
});

test("invitations: joining by the link confirms the address of an account that never did", async () => {
  const ana = await aCompanyAdmin(world);
  const person = await aPerson(world, { email: "never@colleagues.example" });
  await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, person.userId));
  const { secret } = await anInvite(world, ana, { email: person.email });
  await person.api.companies.joinTeam({ body: { inviteId: secret } });
  expect(await person.api.accounts.me()).toMatchObject({ emailVerified: true });
});

test("invitations: they end after two weeks, can be removed, and are their company's only", async () => {
  const ana = await aCompanyAdmin(world);
  const other = await aCompanyAdmin(world);
  const email = "late@colleagues.example";
  const { id, secret } = await anInvite(world, ana, { email });
  const params = { id };
  expect((await refusal(other.api.companies.resendInvite({ params }))).statusCode).toBe(404);
  expect((await refusal(other.api.companies.removeInvite({ params }))).statusCode).toBe(404);
  await world.pass(15 * 86_400);
  const late = visitor().companies.joinTeam({ body: { inviteId: secret, ...ned } });
  expect((await refusal(late)).statusCode).toBe(410);
  const again = await anInvite(world, ana, { email });
  expect(again).toMatchObject({ id, expired: false });
  expect(await ana.api.companies.invites()).toHaveLength(1);
  await ana.api.companies.removeInvite({ params });
  const removed = visitor().companies.joinTeam({ body: { inviteId: again.secret, ...ned } });
  expect((await refusal(removed)).statusCode).toBe(404);
  const shown = visitor().companies.getInvite({ params: { secret: again.secret } });
  expect((await refusal(shown)).statusCode).toBe(404);
});
