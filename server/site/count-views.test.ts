import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompanyAdmin, anEmployee } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { countViews } from "./count-views.ts";

const world = openWorld((app, { config, now }) => {
  countViews(app, config, now);
  for (const page of ["/jobs/:id", "/:company/careers", "/applyto/:tag"]) app.get(page, async () => "a page");
});
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

interface Visit {
  address?: string;
  agent?: string;
  token?: string;
  headers?: Record<string, string>;
}
async function open(url: string, { address = "192.0.2.1", agent = browser, token, headers }: Visit = {}) {
  await world.app.inject({
    url,
    remoteAddress: address,
    headers: { "user-agent": agent, ...headers },
    ...(token && { cookies: { token } }),
  });
}
let job: { id: string; companyId: string };
beforeAll(async () => {
  job = await aJob(world);
});

async function jobViews() {
  const [row] = await world.db.select().from(jobs).where(eq(jobs.id, job.id));
  return row!.clickCount;
}

test("views: a person who opens a job counts once a day, and again the next day", async () => {
  await open(`/jobs/${job.id}`);
  await open(`/jobs/${job.id}?q=nurse`);
  await expect.poll(jobViews).toBe(1);
  await open(`/jobs/${job.id}`, { address: "192.0.2.2" });
  await expect.poll(jobViews).toBe(2);
  await world.pass(86_400);
  await open(`/jobs/${job.id}`);
  await expect.poll(jobViews).toBe(3);
});

test("views: a person who opens the link an employee shares counts for the employee", async () => {
  const { api, userId, employeeId, companyId } = await anEmployee(world);
  const parallelTag = `esi-${userId.slice(-12)}`;
  await api.accounts.updateAccount({ params: { id: userId }, body: { parallelTag } });
  await open(`/applyto/${parallelTag}`);
  const stats = () => api.employees.stats({ params: { id: employeeId, companyId } });
  await expect.poll(async () => (await stats()).linkViews).toBe(1);
  const before = await jobViews();
  const shared = `/jobs/${job.id}?pTag=${parallelTag}`;
  await open(shared, { address: "192.0.2.31" });
  await open(shared, { address: "192.0.2.31" });
  await expect.poll(async () => (await stats()).linkViews).toBe(2);
  await expect.poll(jobViews).toBe(before + 1);
});

test("views: programs, looks ahead and the company's own team do not count", async () => {
  const ana = await aCompanyAdmin(world);
  const own = await aJob(world, { companyId: ana.companyId });
  await open(`/jobs/${own.id}`, { agent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await open(`/jobs/${own.id}`, { headers: { "sec-purpose": "prefetch" } });
  await open(`/jobs/${own.id}`, { token: ana.token });
  const seeker = await aCandidate(world);
  await open(`/jobs/${own.id}`, { token: seeker.token });
  await expect
    .poll(async () => (await ana.api.jobs.stats({ params: { companyId: ana.companyId } })).clicks)
    .toBe(1);
});

test("views: the careers page counts for its company", async () => {
  const company = async () =>
    (await world.db.select().from(companies).where(eq(companies.id, job.companyId)))[0]!;
  await open(`/${(await company()).slug}/careers`, { address: "192.0.2.9" });
  await expect.poll(async () => (await company()).viewCount).toBe(1);
});
