import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#server/domains/companies/tables.ts";
import { aBrowser } from "#server/testing/browser.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aPublished, decide, mailedToken } from "#server/testing/external-jobs.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const days = (count: number) => world.pass(count * 86_400);

async function aLiveJob() {
  const posting = await aPublished(world);
  const { jobId, email } = posting;
  return {
    ...posting,
    statusOf: async () => (await world.client().jobs.get({ params: { id: jobId } })).status,
    told: () =>
      world.mailed
        .filter(({ to, subject }) => to === email && !/is live|onfirm/.test(subject))
        .map((mail) => mail.subject),
  };
}

test("freshness: a person who posted a job without an account gets two emails about it before it closes", async () => {
  const { api, params, told, statusOf } = await aLiveJob();
  await days(22);
  expect(told()).toEqual([]);
  await days(1.1);
  expect(told()).toEqual(["Still hiring for Night baker?"]);
  await days(5.1);
  expect(told()).toHaveLength(2);
  expect(await statusOf()).toBe("live");
  const { closesAt } = await api.externalJobs.get({ params });
  expect(Date.parse(closesAt!) - world.now().getTime()).toBeGreaterThan(86_400_000);
  await days(2.1);
  expect(await statusOf()).toBe("closed");
  expect(told().at(-1)).toBe("We closed Night baker");
  expect(await api.externalJobs.get({ params })).toMatchObject({ state: "closed", closesAt: null });
  expect((await refusal(api.externalJobs.confirm({ params }))).code).toBe("NOT_LIVE");
  expect(world.failures).toEqual([]);
});

test("freshness: the mailed link opens the job on any device, and one click keeps it live for another 30 days", async () => {
  const { email, params, told, statusOf } = await aLiveJob();
  await days(23.1);
  expect((await lastEmailTo(world, email))!.text).toContain("within 7 days");
  const token = await mailedToken(world, email);
  const phone = aBrowser(world).api.externalJobs;
  expect((await refusal(phone.confirm({ params }))).statusCode).toBe(404);
  const opened = await phone.verifyEmail({ params, body: { token } });
  expect(opened.closesAt).not.toBeNull();
  await days(1);
  expect(await phone.confirm({ params })).toMatchObject({ closesAt: null, state: "published" });
  await days(22);
  expect(told()).toHaveLength(1);
  expect(await statusOf()).toBe("live");
});

test("freshness: handing in a change keeps the job live for another 30 days, and the change waits until it is decided on", async () => {
  const { api, params, told, statusOf } = await aLiveJob();
  await days(23.1);
  await days(5.1);
  await api.externalJobs.update({ params, body: { jobTitle: "Day baker" } });
  expect(await api.externalJobs.publish({ params })).toMatchObject({ state: "waiting", closesAt: null });
  await days(22);
  expect(await statusOf()).toBe("live");
  expect(told()).toHaveLength(2);
  for (const more of [1.1, 5.1, 2.1]) await days(more);
  expect(await statusOf()).toBe("closed");
  expect(await api.externalJobs.get({ params })).toMatchObject({ state: "waiting", closesAt: null });
  await decide(world, params, { status: "published" });
  expect(await statusOf()).toBe("live");
});

test("freshness: once a team runs the company it is asked in its app, and the poster is not", async () => {
  const { jobId, told } = await aLiveJob();
  const { companyId } = await world.client().jobs.get({ params: { id: jobId } });
  await world.db.update(companies).set({ isManaged: true }).where(eq(companies.id, companyId));
  await days(40);
  expect(told()).toEqual([]);
});
