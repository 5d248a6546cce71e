import { expect, test } from "vitest";
import { anInvite } from "#server/testing/companies.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompany, aCompanyAdmin, aPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("account flags: they follow what the company did, and stay when it is over", async () => {
  const ana = await aCompanyAdmin(world);
  const params = { id: ana.companyId };
  const flags = async () => (await ana.api.companies.get({ params })).accountFlags;
  expect(new Set(Object.values(await flags()))).toEqual(new Set([false]));
  const { id } = await aJob(world, { companyId: ana.companyId, status: "draft" });
  await ana.api.jobs.setStatus({ params: { id }, body: { status: "live" } });
  await ana.api.jobs.close({ params: { id } });
  const bo = await aPerson(world);
  const { secret } = await anInvite(world, ana, { email: bo.email });
  expect(await flags()).toMatchObject({ jobsAdded: true, teamAdded: false });
  await bo.api.companies.joinTeam({ body: { inviteId: secret } });
  expect(await flags()).toMatchObject({ jobsAdded: true, teamAdded: true, websiteConnected: false });
});

test("account flags: a referral program counts once it pays something", async () => {
  const ana = await aCompanyAdmin(world);
  const params = { id: ana.companyId };
  const isSelected = async () =>
    (await ana.api.companies.get({ params })).accountFlags.referralProgramSelected;
  const pay = (hireBonus: number | null) =>
    ana.api.rewards.setProgram({
      params: { companyId: ana.companyId },
      body: { hireBonus, currency: "USD", payoutDelay: 90, payments: 1 },
    });
  await pay(null);
  expect(await isSelected()).toBe(false);
  await pay(1000);
  expect(await isSelected()).toBe(true);
  await pay(null);
  expect(await isSelected()).toBe(true);
});

test("account flags: saying what is true changes nothing, and what is not is refused with what to do", async () => {
  const ana = await aCompanyAdmin(world);
  const params = { id: ana.companyId };
  await ana.api.companies.setFlags({ params, body: { jobsAdded: false } });
  const ticked = ana.api.companies.setFlags({ params, body: { jobsAdded: true, teamAdded: false } });
  expect((await refusal(ticked)).details).toEqual({ jobsAdded: "Publish a job" });
  expect((await ana.api.companies.get({ params })).accountFlags.jobsAdded).toBe(false);
});

test("company channels: a page in the network is public and hires with its first live job", async () => {
  const company = await aCompany(world, { published: false });
  const ana = await aCompanyAdmin(world, { companyId: company.id });
  const params = { id: company.id };
  expect(await ana.api.companies.publishToNetwork({ params })).toMatchObject({
    published: true,
    appType: "network",
  });
  const { id } = await aJob(world, { companyId: company.id, status: "draft" });
  await ana.api.jobs.setStatus({ params: { id }, body: { status: "live" } });
  expect((await world.client().companies.get({ params })).appType).toBe("hire");
  expect(await ana.api.companies.publishToNetwork({ params })).toMatchObject({ appType: "hire" });
});

test("companies with teams: they name who hires, without addresses and without those whose access is off", async () => {
  const ana = await aCompanyAdmin(world, { fullName: "Ana Silva" });
  const off = await aCompanyAdmin(world, { companyId: ana.companyId });
  await ana.api.companies.updateMember({ params: { id: off.companyAdminId }, body: { disabled: true } });
  await aCompany(world);
  const reader = await aCandidate(world);
  const filter = JSON.stringify({ where: { id: ana.companyId } });
  const [listed, ...more] = await reader.api.companies.withTeams({ query: { filter } });
  expect(more).toEqual([]);
  expect(listed!.team).toEqual([
    { id: ana.companyAdminId, fullName: "Ana Silva", profilePicture: null, title: null },
  ]);
  const all = await reader.api.companies.withTeams({ query: {} });
  expect(all.every(({ team }) => team.length > 0)).toBe(true);
});
