import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("claimed company: its new team reads the applications that came meanwhile, apart from later ones", async () => {
  const company = await aCompany(world, { companyEmailDomain: "late.example", provenAt: null });
  const job = await aJob(world, { companyId: company.id });
  const early = await anApplication(world, job);
  const email = "di@late.example";
  const { token } = await world
    .client()
    .companies.claim({ params: { companyId: company.id }, body: { email, password: "correct horse" } });
  const api = world.client(token);
  const params = { id: company.id };
  expect((await refusal(api.applications.claimApplications({ params }))).statusCode).toBe(403);

  await world.pass(3600);
  const confirmation = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  await world.client().accounts.verifyEmail({ body: { token: confirmation } });
  await world.pass(3600);
  await anApplication(world, job);
  const meanwhile = await api.applications.claimApplications({ params });
  expect(meanwhile).toMatchObject({ total: 1, applications: [{ id: early.id }] });
});

test("claimed company: a company that its team founded has none", async () => {
  const { marit, job } = await aHiringTeam(world);
  await anApplication(world, job);
  const params = { id: job.companyId };
  expect((await marit.api.applications.claimApplications({ params })).total).toBe(0);
});
