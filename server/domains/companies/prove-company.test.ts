import { expect, test } from "vitest";
import { emailNotConfirmed } from "#contract/team-rights.ts";
import { aJob } from "#server/testing/jobs.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
openSearch(world);

async function signUp(domain: string, name = "ana") {
  const { token, company, user } = await world.client().companies.signUp({
    body: {
      email: `${name}@${domain}`,
      password: "correct horse",
      fullName: name,
      companyName: `Company at ${domain}`,
      website: domain,
    },
  });
  const api = world.client(token);
  return { api, company, user, params: { id: company.id } };
}

/** Opens the link of the newest email, as someone does who reads the mailbox. */
async function confirm(email: string) {
  const token = /token=([\w-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
  await world.client().accounts.verifyEmail({ body: { token } });
}

const complete = {
  jobTitle: "Field technician",
  jobDescription: "<p>You keep sensors running.</p>",
  locations: ["Bristol, United Kingdom"],
};

test("companies: a company whose domain has accents or umlauts can sign up, prove it and be found, however it’s spelled", async () => {
  const { api, company, params } = await signUp("müller.example");
  await confirm("ana@müller.example");
  expect(await api.companies.get({ params })).toMatchObject({ proven: true });
  const exists = (body: object) => world.client().companies.exists({ body });
  for (const body of [
    { website: "https://www.Müller.example/jobs" },
    { website: "xn--mller-kva.example" },
    { email: "bo@müller.example" },
  ])
    expect((await exists(body)).company, JSON.stringify(body)).toMatchObject({ id: company.id });
  expect((await exists({ website: "muller.example" })).exists).toBe(false);
});

test("unproven companies: they prepare freely and act towards nobody", async () => {
  const { api, company, params } = await signUp("typed.example");
  expect(company.proven).toBe(false);
  await api.companies.update({ params, body: { companyAboutHeader: "We keep sensors running" } });
  const job = await api.jobs.create({ body: complete });
  await api.jobs.update({ params: { id: job.id }, body: { department: "Field" } });
  await api.jobs.setCompanyStages({ params, body: { stages: ["Trial day"] } });

  const waits = [
    api.jobs.setStatus({ params: { id: job.id }, body: { status: "live" } }),
    api.jobs.update({ params: { id: job.id }, query: { publish: "true" }, body: {} }),
    api.companies.publish({ params }),
    api.companies.invite({ body: { email: "bo@typed.example" } }),
    api.jobs.import({ params, body: { address: "https://boards.greenhouse.io/typed" } }),
    api.networks.talentPool({ params: { id: job.id } }),
    api.networks.search({ body: {} }),
    api.networks.recommendations({ query: {} }),
    api.networks.invite({ body: { candidates: [{ candidateId: job.id, jobId: job.id }] } }),
    api.search.search({ params: { index: "candidates" }, body: {} }),
  ];
  for (const refused of await Promise.all(waits.map(refusal)))
    expect(refused).toMatchObject({
      statusCode: 403,
      code: "EMAIL_NOT_CONFIRMED",
      message: emailNotConfirmed,
    });
  expect((await refusal(world.client().jobs.get({ params: { id: job.id } }))).statusCode).toBe(404);
  expect((await refusal(world.client().companies.get({ params }))).statusCode).toBe(404);
});

test("unproven companies: the emailed link opens everything without a new sign-in", async () => {
  const { api, user, params } = await signUp("reads-its-mail.example");
  const job = await api.jobs.create({ body: complete });
  await confirm(user.email);
  expect(await api.companies.get({ params })).toMatchObject({ proven: true });
  await api.jobs.setStatus({ params: { id: job.id }, body: { status: "live" } });
  expect((await world.client().jobs.get({ params: { id: job.id } })).status).toBe("live");
  await api.companies.invite({ body: { email: "bo@reads-its-mail.example" } });
});

test("unproven companies: who only typed a domain does not keep its people out", async () => {
  const squatter = await signUp("contested.example", "squatter");
  const asked = { body: { website: "contested.example" } };
  expect(await world.client().companies.exists(asked)).toMatchObject({ exists: false });
  const owner = await signUp("contested.example", "owner");
  expect(owner.company.id).not.toBe(squatter.company.id);
  await confirm(owner.user.email);
  expect(await owner.api.companies.get(owner)).toMatchObject({ proven: true });
  expect(await world.client().companies.exists(asked)).toMatchObject({
    exists: true,
    company: { id: owner.company.id },
  });
  await confirm(squatter.user.email);
  expect(await squatter.api.companies.get(squatter)).toMatchObject({ proven: false });
  expect((await refusal(squatter.api.companies.publish(squatter))).code).toBe("COMPANY_NOT_CONFIRMED");
  expect((await refusal(signUp("contested.example", "third"))).code).toBe("COMPANY_EXISTS");
});

test("unproven companies: an address at another domain proves nothing", async () => {
  const company = await aCompany(world, { provenAt: null, companyEmailDomain: "harbor.example" });
  const { api, email, companyId } = await aCompanyAdmin(world, { companyId: company.id });
  await api.accounts.resendVerification({ body: { email } });
  const job = await aJob(world, { companyId, status: "draft" });
  const publishing = api.jobs.setStatus({ params: { id: job.id }, body: { status: "live" } });
  expect((await refusal(publishing)).code).toBe("COMPANY_NOT_CONFIRMED");
});

test("unproven companies: closing and editing what is live needs no proof", async () => {
  const company = await aCompany(world, { provenAt: null });
  const { api } = await aCompanyAdmin(world, { companyId: company.id });
  const { id } = await aJob(world, { companyId: company.id });
  await api.jobs.update({ params: { id }, body: { department: "Field" } });
  expect((await api.jobs.close({ params: { id } })).status).toBe("closed");
});
