import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { roles } from "#server/domains/accounts/index.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { passOnOneConnection } from "#server/testing/one-connection.ts";
import { aCompanyAdmin, disableAccount } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { csvOf } from "./report-tables.ts";

const world = openWorld();
const day = 86_400;
const weekly = (email: string) =>
  world.mailed.filter(({ to, subject }) => to === email && subject.startsWith("Your week in hiring"));

test("report settings: everyone of a team has their own, and a change keeps the rest", async () => {
  const { marit, dilip } = await aHiringTeam(world);
  const savedFilters = [{ name: "Referrals", filters: { source: "Referral" } }];
  await marit.api.reports.change({ body: { savedFilters } });
  expect(await marit.api.reports.change({ body: { weeklyEmail: true } })).toEqual({
    weeklyEmail: true,
    savedFilters,
  });
  expect((await dilip.api.reports.show()).settings).toEqual({ weeklyEmail: false, savedFilters: [] });
  const unnamed = [{ name: " ", filters: {} }];
  expect(await refusal(marit.api.reports.change({ body: { savedFilters: unnamed } }))).toMatchObject({
    message: "Name these filters",
  });
});

test("report settings: two tabs that change different things at once both count", async () => {
  const { marit } = await aHiringTeam(world);
  const savedFilters = [{ name: "Referrals", filters: { source: "Referral" } }];
  await marit.api.reports.change({ body: { weeklyEmail: false } });
  await Promise.all([
    marit.api.reports.change({ body: { weeklyEmail: true } }),
    marit.api.reports.change({ body: { savedFilters } }),
  ]);
  expect((await marit.api.reports.show()).settings).toEqual({ weeklyEmail: true, savedFilters });
});

test("weekly report: who chose it gets it without other emails of the team", async () => {
  const { marit } = await aHiringTeam(world);
  await marit.api.accounts.setEmailSettings({ body: { team: false } });
  await marit.api.reports.change({ body: { weeklyEmail: true } });
  await world.pass(7 * day);
  expect(weekly(marit.email)).toHaveLength(1);
});

test("weekly report: it comes every Monday to those who chose it, until one click ends it", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  await anApplication(world, job);
  await marit.api.reports.change({ body: { weeklyEmail: true } });
  await world.pass(7 * day);
  const [first, ...others] = weekly(marit.email);
  expect(others).toEqual([]);
  expect(first!.subject).toBe("Your week in hiring: 1 application");
  expect(first!.text).toContain("waiting for an answer");
  expect(weekly(dilip.email)).toEqual([]);
  await world.pass(7 * day);
  expect(weekly(marit.email)).toHaveLength(2);
  const address = /company-reports\/stop\?key=([\w-]+)/.exec(first!.text);
  await world.app.inject({ method: "POST", url: `/api/company-reports/stop?key=${address![1]}` });
  expect((await marit.api.reports.show()).settings.weeklyEmail).toBe(false);
  await world.pass(14 * day);
  expect(weekly(marit.email)).toHaveLength(2);
});

test("weekly report: it pauses while someone's access is switched off or their account disabled, and comes again afterwards", async () => {
  const { dilip } = await aHiringTeam(world);
  await dilip.api.reports.change({ body: { weeklyEmail: true } });
  const access = (disabled: boolean) =>
    world.db.update(roles).set({ disabled }).where(eq(roles.userId, dilip.userId));
  await access(true);
  await world.pass(7 * day);
  expect(weekly(dilip.email)).toEqual([]);
  await access(false);
  await world.pass(7 * day);
  expect(weekly(dilip.email)).toHaveLength(1);
  await disableAccount(world, dilip);
  await world.pass(7 * day);
  expect(weekly(dilip.email)).toHaveLength(1);
});

test("weekly report: a link with an unknown key leads nowhere", async () => {
  expect(await refusal(world.client().reports.stopEmail({ query: { key: "unknown" } }))).toMatchObject({
    statusCode: 404,
  });
});

test("report download: the numbers as text and as a workbook", async () => {
  const { api } = await aCompanyAdmin(world);
  const csv = (await world.app.inject({ url: "/api/company-reports/download?format=csv" })).statusCode;
  expect(csv).toBe(401);
  const { token } = await aCompanyAdmin(world);
  const file = async (format: string) =>
    world.app.inject({
      url: `/api/company-reports/download?format=${format}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const text = await file("csv");
  expect(text.headers["content-disposition"]).toContain("hiring-report-");
  expect(text.body).toContain("Funnel\r\nStep,Applications\r\nApplied,0\r\n");
  expect((await file("xlsx")).rawPayload.subarray(0, 2).toString()).toBe("PK");
  expect(await refusal(api.reports.show({ query: { from: "yesterday" } }))).toMatchObject({
    statusCode: 422,
  });
});

test("report download: a text that spreadsheets would run is quoted", () => {
  const rows = [["=1+1", 3], ["+x"], ["-x"], ["@x"], ['a "b", c', null]];
  expect(csvOf([{ title: "T", head: ["H"], rows }])).toBe(
    `\uFEFFT\r\nH\r\n'=1+1,3\r\n'+x\r\n'-x\r\n'@x\r\n"a ""b"", c",\r\n`,
  );
});

test("weekly report: counting it takes one connection", async () => {
  const { marit } = await aHiringTeam(world);
  await marit.api.reports.change({ body: { weeklyEmail: true } });
  await passOnOneConnection(world, 7 * day);
  await world.settle();
  expect(weekly(marit.email)).toHaveLength(1);
  expect(world.failures).toEqual([]);
});
