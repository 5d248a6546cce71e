import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notAllowed } from "#contract/team-rights.ts";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";
import { saveExchanges } from "./save-exchanges.ts";
import { jobExchanges } from "./tables.ts";

const world = openWorld();
openSearch(world, () => saveExchanges(world.db, world.now()));

async function idOf(slug: string) {
  const [row] = await world.db.select().from(jobExchanges).where(eq(jobExchanges.slug, slug));
  return row!.id;
}
/** A job with a budget of $200, advertised on a board that charges and on one that is free. */
async function anAdvertisedJob() {
  const team = await aHiringTeam(world, { jobTitle: "Lighthouse keeper" });
  const { marit, job } = team;
  const params = { id: job.id };
  const [paid, free] = [await idOf("larajobs"), await idOf("fossjobs")];
  await marit.api.jobs.setBudget({ params, body: { budget: 200, currency: "USD" } });
  await marit.api.exchanges.boost({ params, query: { exchanges: [paid, free].join(",") } });
  const statuses = async () =>
    Object.fromEntries(
      (await marit.api.exchanges.ofJob({ params })).map((each) => [each.exchange.name, each.status]),
    );
  const spend = (amount: number, currency = "USD") =>
    marit.api.adSpend.enter({
      params,
      body: { exchangeId: paid, day: "2026-11-20", cost: { amount, currency } },
    });
  const account = () => marit.api.adSpend.ofJob({ params, query: {} });
  const told = async () => {
    await world.settle();
    const { notifications } = await team.dilip.api.notifications.list({ query: {} });
    return notifications.map(({ event }) => event).filter((event) => event?.startsWith("adBudget"));
  };
  return { ...team, params, paid, free, statuses, spend, account, told };
}

test("ad spend: at 80 % the team is warned once, at 100 % paid links are paused until the budget is raised", async () => {
  const { marit, params, paid, statuses, spend, account, told } = await anAdvertisedJob();
  await spend(15_999);
  expect(await told()).toEqual([]);
  expect(await account()).toMatchObject({
    budget: { amount: 20_000, currency: "USD" },
    spent: { amount: 15_999, currency: "USD" },
    remaining: { amount: 4001, currency: "USD" },
    state: "within",
  });
  await spend(1);
  await spend(1);
  expect(await told()).toEqual(["adBudget.nearlySpent"]);
  const last = await spend(4000);
  expect(await told()).toEqual(expect.arrayContaining(["adBudget.nearlySpent", "adBudget.spent"]));
  expect(await statuses()).toEqual({ LaraJobs: "paused", FOSSjobs: "live" });
  const resume = (exchanges?: string[]) =>
    marit.api.exchanges.setStatus({ params, body: { status: "live", exchanges } });
  expect(await refusal(resume([paid]))).toMatchObject({ statusCode: 409, code: "BUDGET_SPENT" });
  await resume();
  expect((await statuses()).LaraJobs).toBe("paused");
  await marit.api.jobs.setBudget({ params, body: { budget: 500 } });
  const link = { exchangeId: paid, name: "LaraJobs" };
  expect((await account()).paidLinks).toEqual([{ ...link, status: "paused", pausedByBudget: true }]);
  await resume([paid]);
  expect((await account()).paidLinks).toEqual([{ ...link, status: "live", pausedByBudget: false }]);
  expect((await statuses()).LaraJobs).toBe("live");
  await marit.api.adSpend.remove({ params: { id: last.id } });
  expect((await account()).spent.amount).toBe(16_001);
});

test("ad spend: a link that the team paused stays theirs, before and after the budget is spent", async () => {
  const { marit, params, paid, statuses, spend, account } = await anAdvertisedJob();
  const pause = () =>
    marit.api.exchanges.setStatus({ params, body: { status: "paused", exchanges: [paid] } });
  const plan = async (budget: number) => {
    await marit.api.jobs.setBudget({ params, body: { budget } });
    await world.settle();
  };
  await pause();
  await spend(20_000);
  await world.settle();
  await plan(500);
  expect((await account()).paidLinks).toMatchObject([{ status: "paused", pausedByBudget: false }]);
  await marit.api.exchanges.setStatus({ params, body: { status: "live", exchanges: [paid] } });
  await plan(100);
  expect((await account()).paidLinks).toMatchObject([{ status: "paused", pausedByBudget: true }]);
  await pause();
  await plan(500);
  expect((await account()).paidLinks).toMatchObject([{ status: "paused", pausedByBudget: false }]);
  expect((await statuses()).LaraJobs).toBe("paused");
});

test("ad spend: a budget that is lowered below what was spent pauses too", async () => {
  const { marit, params, statuses, spend, told } = await anAdvertisedJob();
  await spend(6000);
  await marit.api.jobs.setBudget({ params, body: { budget: 59.99 } });
  expect(await told()).toEqual(["adBudget.spent"]);
  expect((await statuses()).LaraJobs).toBe("paused");
});

test("ad spend: another currency is shown by itself and counts towards no budget", async () => {
  const { spend, account } = await anAdvertisedJob();
  await spend(90_000, "EUR");
  await spend(500, "JPY");
  expect(await account()).toMatchObject({
    spent: { amount: 0, currency: "USD" },
    state: "within",
    otherSpent: [
      { amount: 90_000, currency: "EUR" },
      { amount: 500, currency: "JPY" },
    ],
  });
});

test("ad spend: a provider's file is shown before it is kept, and again replaces what it said", async () => {
  const { marit, job, params, account } = await anAdvertisedJob();
  const [boost] = await marit.api.exchanges.ofJob({ params });
  await aJob(world, { companyId: job.companyId, jobTitle: "Twin" });
  await aJob(world, { companyId: job.companyId, jobTitle: "twin" });
  const csv = `Report of ads
Date;Job title;Site;Cost (USD)
13/11/2026;Lighthouse keeper;LaraJobs;1.250,50
14/11/2026;${boost!.link};;"20,00"
14/11/2026;${job.id};LaraJobs;"5,00"
14/11/2026;${job.id};larajobs;"2,50"
31/02/2026;Lighthouse keeper;LaraJobs;3
14/11/2030;Lighthouse keeper;LaraJobs;3
14/11/2026;Lighthouse keeper;LaraJobs;free
14/11/2026;Nobody;LaraJobs;3
14/11/2026;Twin;LaraJobs;3
14/11/2026;Lighthouse keeper;Moon board;3
`;
  const company = { params: { id: job.companyId } };
  const preview = await marit.api.adSpend.preview({ ...company, body: { csv } });
  expect(preview).toMatchObject({
    headings: ["Date", "Job title", "Site", "Cost (USD)"],
    columns: { day: 0, cost: 3, currency: null, job: 1, exchange: 2 },
    ready: 4,
    replaced: 0,
    budgets: [{ jobTitle: "Lighthouse keeper", spent: { amount: 127_800, currency: "USD" }, state: "spent" }],
  });
  expect(preview.rows[0]).toMatchObject({ line: 3, day: "2026-11-13", cost: { amount: 125_050 } });
  expect(preview.refused.map(({ line, column, why }) => [line, column, why])).toEqual([
    [7, "day", "“31/02/2026” isn’t a day."],
    [8, "day", "This day hasn’t come yet."],
    [9, "cost", "“free” isn’t an amount."],
    [10, "job", "You have no job called “Nobody”."],
    [11, "job", "2 jobs are called “Twin”. Use its link or its ID instead."],
    [12, "exchange", "We don’t know the job board “Moon board”."],
  ]);
  expect((await account()).total).toBe(0);
  await marit.api.adSpend.importFile({ ...company, body: { csv } });
  const again = await marit.api.adSpend.importFile({ ...company, body: { csv } });
  expect(again).toMatchObject({ imported: 4, refused: { length: 6 } });
  expect((await account()).spent.amount).toBe(127_800);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, job.companyId));
  expect(kept.filter(({ action }) => action === "company.adCostsImported")).toHaveLength(2);
});

test("ad spend: days that could be two are read as the file’s others, unless an order is chosen", async () => {
  const { marit, job } = await anAdvertisedJob();
  const csv = `Date,Job,Site,Cost\n13/11/2026,${job.id},larajobs,$1\n11/12/2025,${job.id},larajobs,$1\n`;
  const preview = (dayOrder?: "month first") =>
    marit.api.adSpend.preview({ params: { id: job.companyId }, body: { csv, dayOrder } });
  const text = "11/12/2025";
  expect((await preview()).unclearDay).toEqual({ text, day: "2025-12-11", order: "day first" });
  const turned = await preview("month first");
  expect(turned.unclearDay).toEqual({ text, day: "2025-11-12", order: "month first" });
  expect(turned.rows).toMatchObject([{ line: 3, day: "2025-11-12" }]);
  expect(turned.refused).toMatchObject([{ line: 2, column: "day" }]);
});

test("ad spend: rows of one ad and day that are too large together are refused from the first that is too much", async () => {
  const { marit, job, account } = await anAdvertisedJob();
  const row = `2026-11-13,${job.id},larajobs,USD,`;
  const csv = `Date,Job,Site,Currency,Cost\n${row}6000000\n${row}6000000\n${row}4000000\n`;
  const company = { params: { id: job.companyId } };
  const { refused } = await marit.api.adSpend.preview({ ...company, body: { csv } });
  const why = "With the other rows of this ad and day, this amount is too large.";
  expect(refused).toMatchObject([{ line: 3, column: "cost", why }]);
  expect(await marit.api.adSpend.importFile({ ...company, body: { csv } })).toMatchObject({ imported: 2 });
  expect((await account()).spent.amount).toBe(1_000_000_000);
});

test("ad spend: one cost has a limit that is worth about the same in each currency, typed or in a file", async () => {
  const { marit, job, spend, account } = await anAdvertisedJob();
  const most = "A cost can’t be more than 10,000,000 USD";
  expect((await refusal(spend(1_000_000_001))).details).toEqual({ "cost.amount": most });
  await spend(1_000_000_001, "IDR");
  expect((await account()).otherSpent).toEqual([{ amount: 1_000_000_001, currency: "IDR" }]);
  const row = `2026-11-13,${job.id},larajobs`;
  const csv = `Date,Job,Site,Currency,Cost\n${row},USD,10000001\n${row},IDR,10000001\n`;
  const company = { params: { id: job.companyId } };
  expect(await marit.api.adSpend.preview({ ...company, body: { csv } })).toMatchObject({
    ready: 1,
    refused: [{ line: 2, column: "cost", why: `${most}.` }],
  });
});

test("ad spend: what rows don’t say is chosen once, and columns can be named by hand", async () => {
  const { marit, job, params, paid, account } = await anAdvertisedJob();
  const body = {
    csv: "When,What\n11/3/2026,$12.345\n11/4/2026,£1.50\n11/5/2026,7\n11/6/2026,1,234.00\n",
    columns: { day: 0, cost: 1 },
    jobId: job.id,
    exchangeId: paid,
    currency: "EUR",
  };
  const outcome = await marit.api.adSpend.importFile({ params: { id: job.companyId }, body });
  expect(outcome).toMatchObject({
    imported: 2,
    refused: [
      { line: 2, column: "cost", why: "“$12.345” has more decimals than USD has." },
      {
        line: 5,
        column: "cost",
        why: "This row has more cells than headings. Put amounts with a comma in quotes.",
      },
    ],
  });
  const { entries } = await marit.api.adSpend.ofJob({ params, query: {} });
  expect(entries.map(({ day, cost }) => [day, cost.amount, cost.currency])).toEqual([
    ["2026-11-05", 700, "EUR"],
    ["2026-11-04", 150, "GBP"],
  ]);
  expect((await account()).spent.amount).toBe(0);
});

test("ad spend: who may edit jobs and not spend the company's money reads budgets and sets none", async () => {
  const { job, params, paid, spend } = await anAdvertisedJob();
  const { id } = await spend(1);
  const { api } = await aCompanyAdmin(world, { companyId: job.companyId, without: ["billing"] });
  const company = { params: { id: job.companyId }, body: { csv: "Date,Cost\n1,1" } };
  const cost = { amount: 1, currency: "USD" };
  for (const call of [
    () => api.jobs.setBudget({ params, body: { budget: 9000 } }),
    () => api.jobs.update({ params, body: { jobBudgetData: { budget: 9000 } } }),
    () => api.jobs.create({ body: { jobBudgetData: { currency: "USD" } } }),
    () => api.adSpend.enter({ params, body: { exchangeId: paid, day: "2026-11-20", cost } }),
    () => api.adSpend.remove({ params: { id } }),
    () => api.adSpend.preview(company),
    () => api.adSpend.importFile(company),
  ])
    expect(await refusal(call())).toMatchObject({ statusCode: 403, message: notAllowed("billing") });
  expect((await api.adSpend.ofJob({ params, query: {} })).budget.amount).toBe(20_000);
  const score = { jobBudgetData: { qualificationScore: 60 } };
  expect((await api.jobs.update({ params, body: score })).jobBudgetData).toMatchObject(score.jobBudgetData);
});

test("ad spend: a day has come once it has where the company is", async () => {
  const { marit, params, paid, account } = await anAdvertisedJob();
  const zone = (timeZone: string) =>
    marit.api.companies.update({ params: { id: marit.companyId }, body: { timeZone } });
  const enter = (day: string) =>
    marit.api.adSpend.enter({
      params,
      body: { exchangeId: paid, day, cost: { amount: 1, currency: "USD" } },
    });
  // By the clock of the tests it is nine in the morning of the 21st in London.
  await zone("Pacific/Honolulu");
  expect((await account()).today).toBe("2026-11-20");
  expect((await refusal(enter("2026-11-21"))).details).toEqual({ day: "Choose today or an earlier day" });
  await enter("2026-11-20");
  await world.pass(2 * 3600);
  await zone("Pacific/Kiritimati");
  expect((await account()).today).toBe("2026-11-22");
  await enter("2026-11-22");
  expect(await refusal(enter("2026-11-23"))).toMatchObject({ statusCode: 422 });
});

test("ad spend: mistakes are named, and another company's jobs and costs do not exist", async () => {
  const { job, params, paid, spend } = await anAdvertisedJob();
  const { id } = await spend(1);
  expect(await refusal(spend(-1))).toMatchObject({ statusCode: 422 });
  const stranger = await aCompanyAdmin(world);
  const body = { exchangeId: paid, day: "2026-11-20", cost: { amount: 1, currency: "USD" } };
  const company = { params: { id: job.companyId } };
  for (const call of [
    () => stranger.api.adSpend.enter({ params, body }),
    () => stranger.api.adSpend.ofJob({ params, query: {} }),
    () => stranger.api.adSpend.remove({ params: { id } }),
    () => stranger.api.adSpend.preview({ ...company, body: { csv: "Date,Cost\n1,1" } }),
    () => stranger.api.adSpend.importFile({ ...company, body: { csv: "Date,Cost\n1,1" } }),
  ])
    expect(await refusal(call())).toMatchObject({ statusCode: 404 });
});
