import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { holdJob, releaseJob } from "#server/domains/jobs/index.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { aPosting, aPublished, decide } from "#server/testing/external-jobs.ts";
import { aCompany, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const days = (count: number) => world.pass(count * 86_400);

test("a job without an account: a company made from its website is shown with its first job, and not forgotten", async () => {
  world.dependencies.outside.fetch = async () => ({
    status: 200,
    contentType: "text/html",
    body: Buffer.from("<title>Rye House</title>"),
  });
  const { company } = await world.client().companies.autoCreate({ body: { website: "rye-house.example" } });
  expect(company.published).toBe(false);
  const { jobId, job } = await aPublished(world, { email: "di@rye-house.example" });
  const shown = async () => (await world.client().jobs.get({ params: { id: jobId } })).companyId;
  expect(job.takeOverSlug).toBe(company.slug);
  expect(await shown()).toBe(company.id);
  await days(32);
  expect(await shown()).toBe(company.id);
});

test("a job without an account: a company that we disabled gets no job", async () => {
  const disabledAt = world.now();
  await aCompany(world, {
    companyEmailDomain: "gone.example",
    isManaged: false,
    published: false,
    provenAt: null,
    disabledAt,
    disabledReason: "It is not one.",
  });
  const { api, params } = await aPosting(world, { email: "di@gone.example" });
  await api.externalJobs.publish({ params });
  const refused = await refusal(decide(world, params, { status: "published" }));
  expect(refused).toMatchObject({ statusCode: 409, code: "COMPANY_DISABLED" });
});

test("a job without an account: its page says why no one finds it while we keep its company down, and no one is asked about it", async () => {
  const { api, params, jobId, email } = await aPublished(world);
  const { companyId } = (await world.db.select().from(jobs).where(eq(jobs.id, jobId)))[0]!;
  const shown = () => api.externalJobs.get({ params });
  const asked = () => world.mailed.filter(({ to, subject }) => to === email && /hiring/.test(subject)).length;
  expect(await shown()).toMatchObject({ jobStatus: "live", heldReason: null });
  const set = async (disabled: boolean) => {
    const desk = (await anAdministrator(world)).api.companySupport;
    await desk.setDisabled({ params: { id: companyId }, body: { disabled, reason: "It is not one." } });
  };
  await set(true);
  expect(await shown()).toMatchObject({ jobStatus: "held", heldReason: "It is not one." });
  expect((await refusal(world.client().jobs.get({ params: { id: jobId } }))).statusCode).toBe(404);
  await days(24);
  expect(asked()).toBe(0);
  await set(false);
  expect(await shown()).toMatchObject({ jobStatus: "live", heldReason: null, closesAt: null });
  await days(22);
  expect(asked()).toBe(0);
  await days(2);
  await days(5.2);
  expect(asked()).toBe(2);
  await set(true);
  await days(10);
  await set(false);
  await days(1);
  expect(await shown()).toMatchObject({ state: "published", jobStatus: "live", closesAt: null });
  expect(asked()).toBe(2);
});

test("a job without an account: who posted it is told by email why no one finds it anymore, and when people find it again", async () => {
  const { params, jobId, email } = await aPublished(world);
  const other = await aPublished(world, {
    email: "bo@barley-mill.example",
    fields: { companyName: "Barley Mill" },
  });
  const { companyId } = (await world.db.select().from(jobs).where(eq(jobs.id, jobId)))[0]!;
  const desk = (await anAdministrator(world)).api;
  const told = async (act: () => Promise<unknown>) => {
    await world.settle();
    world.mailed = [];
    await act();
    await world.settle();
    expect(world.mailed.filter(({ to }) => to === other.email)).toEqual([]);
    return world.mailed.filter(({ to }) => to === email);
  };
  const setCompany = (disabled: boolean) => () =>
    desk.companySupport.setDisabled({
      params: { id: companyId },
      body: { disabled, reason: "It is not one." },
    });
  const setJob = (hold: boolean) => () =>
    world.db.transaction((tx) => {
      const held = { id: jobId, companyId };
      return hold
        ? holdJob(tx, held, { why: "Several people reported it.", now: world.now() })
        : releaseJob(tx, held, world.now());
    });
  const hidden = "People can’t find Night baker for now";
  const back = "People can find Night baker again";
  const [gone] = await told(setCompany(true));
  expect(gone).toMatchObject({ subject: hidden, text: expect.stringContaining("It is not one.") });
  const key = /token=([\w.-]+)&applicants=1/.exec(gone!.text)![1]!;
  const opened = { params, body: { token: key } };
  expect(await world.client().externalJobs.verifyEmail(opened)).toMatchObject({ id: params.id });
  expect(await told(setJob(true))).toEqual([]);
  expect(await told(setJob(false))).toEqual([]);
  expect(await told(setCompany(false))).toMatchObject([{ subject: back }]);
  expect(await told(setJob(true))).toMatchObject([
    { subject: hidden, text: expect.stringContaining("Several people reported it.") },
  ]);
  expect(await told(setCompany(true))).toEqual([]);
  expect(await told(setCompany(false))).toEqual([]);
  expect(await told(setJob(false))).toMatchObject([{ subject: back }]);
  expect(world.failures).toEqual([]);
});

test("a job without an account: a website counts as the company’s only at the domain of the proven address", async () => {
  const shownOf = async (email: string, companyWebsite: string) => {
    const { jobId } = await aPublished(world, { email, fields: { companyWebsite } });
    const { company } = await world.client().jobs.get({ params: { id: jobId } });
    const page = await world.client().companies.get({ params: { id: company.id } });
    return [company.website, page.website];
  };
  const own = "https://www.wheat.example/about";
  expect(await shownOf("di@wheat.example", "www.wheat.example/about")).toEqual([own, own]);
  expect(await shownOf("di@barley.example", "acme.example")).toEqual([null, null]);
  expect(await shownOf("di@gmail.com", "acme.example")).toEqual([null, null]);
});
