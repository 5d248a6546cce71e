import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { firstBudget } from "./job-budget.ts";
import { jobs } from "./tables.ts";

const world = openWorld();

test.each([
  [null, 5000, "USD"],
  ["Berlin, Germany", 5000, "EUR"],
  ["Berlin, DE", 5000, "EUR"],
  ["Oslo, Norway", 50_000, "NOK"],
  ["Tokyo, Japan", 5000, "JPY"],
  ["Seoul, South Korea", 50_000, "KRW"],
  ["Reykjavík, Iceland", 5000, "ISK"],
  ["Buenos Aires, Argentina", 5_000_000, "ARS"],
  ["San Francisco, CA", 5000, "USD"],
  ["Denver, CO", 5000, "USD"],
  ["Indianapolis, IN", 5000, "USD"],
  ["CO", 50_000_000, "COP"],
])("job budgets: at %s a new job’s is %i in the smallest unit of %s", (place, budget, budgetCurrency) => {
  expect(firstBudget(place)).toEqual({ budget, budgetCurrency });
});

test("job budgets: what a job may cost at most is about the same worth in each currency", async () => {
  const ana = await aCompanyAdmin(world);
  const { id } = await aJob(world, { companyId: ana.companyId });
  const set = (body: { budget?: number; currency?: string }) =>
    ana.api.jobs.setBudget({ params: { id }, body });
  const inRupiah = { budget: 5_000_000_000, currency: "IDR" };
  expect((await set(inRupiah)).jobBudgetData).toMatchObject(inRupiah);
  const most = "The budget can’t be more than 1,000,000 EUR";
  for (const tooMuch of [
    { budget: 1_000_000.01, currency: "EUR" },
    { budget: 20_000_000_000, currency: "EUR" },
    { currency: "EUR" },
  ])
    expect(await refusal(set(tooMuch))).toMatchObject({ message: `${most}.`, details: { budget: most } });
  expect(await refusal(set({ budget: 20_000_000_000, currency: "IDR" }))).toMatchObject({
    details: { budget: "The budget can’t be more than 10,000,000,000 IDR" },
  });
  expect((await set({})).jobBudgetData).toMatchObject(inRupiah);
});

test("job budgets: a currency that doesn’t exist is refused, and one that was kept before is still shown", async () => {
  const ana = await aCompanyAdmin(world);
  const { id } = await aJob(world, { companyId: ana.companyId });
  const params = { id };
  const why = "Enter the code of a currency, such as USD";
  expect((await refusal(ana.api.jobs.setBudget({ params, body: { currency: "POU" } }))).details).toEqual({
    currency: why,
  });
  const salary = { currency: "XXQ", period: "year" as const, min: 1, max: null };
  expect((await refusal(ana.api.jobs.update({ params, body: { salary } }))).details).toEqual({
    "salary.currency": why,
  });
  await world.db.update(jobs).set({ budgetCurrency: "POU", salary }).where(eq(jobs.id, id));
  expect(await ana.api.jobs.get({ params })).toMatchObject({ salary, jobBudgetData: { currency: "POU" } });
});

test("job budgets: an upgrade gives imported jobs that nothing was paid for the first budget of their headquarters", async () => {
  const headquarters = [
    ..."Denver, CO|Chicago, IL|Boise, ID|Little Rock, AR|Wilmington, DE|Toronto, CA|CA|de|Austin, Texas".split(
      "|",
    ),
    ..."Istanbul, Turkey|Brno, Czech Republic|Hong Kong|Dubai, UAE|Belfast, Northern Ireland|Leeds, UK".split(
      "|",
    ),
    ..."Reykjavík, Iceland|Buenos Aires, Argentina|Zürich, Schweiz|Seoul, Republic of Korea|Lyon, FR".split(
      "|",
    ),
  ];
  const made = [];
  for (const companyHQlocation of headquarters) {
    const { id: companyId } = await aCompany(world, { companyHQlocation });
    made.push({ companyHQlocation, id: (await aJob(world, { companyId, sourceId: "one" })).id });
  }
  const migration = new URL(
    "../../database/migrations/0158_imported_jobs_first_budgets.sql",
    import.meta.url,
  );
  await world.db.execute(sql.raw(await readFile(migration, "utf8")));
  for (const { companyHQlocation, id } of made) {
    const [job] = await world.db.select().from(jobs).where(eq(jobs.id, id));
    const { budget, budgetCurrency } = job!;
    expect({ companyHQlocation, budget, budgetCurrency }).toEqual({
      companyHQlocation,
      ...firstBudget(companyHQlocation),
    });
  }
});
