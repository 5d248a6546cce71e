import { type SQL, and, eq, exists, inArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "#server/database/open.ts";
import { type JobRow, jobs } from "#server/domains/jobs/index.ts";
import { adBudgets, adSpend, jobExchanges, jobTrackers } from "../tables.ts";

type Budgeted = Pick<JobRow, "id" | "jobTitle" | "companyId" | "budget" | "budgetCurrency">;
export interface Account {
  job: Budgeted;
  /** In the smallest unit of the budget's currency. */
  spent: number;
  otherSpent: { amount: number; currency: string }[];
}

/** What jobs may spend on ads, and what they spent in each currency. */
export async function accountsOf(db: Reader, jobIds: string[]): Promise<Account[]> {
  const { id, jobTitle, companyId, budget, budgetCurrency } = jobs;
  const found = await db
    .select({ id, jobTitle, companyId, budget, budgetCurrency })
    .from(jobs)
    .where(inArray(jobs.id, jobIds))
    .orderBy(id);
  const sums = await db
    .select({ jobId: adSpend.jobId, currency: adSpend.currency, amount: sumOf(adSpend.amount) })
    .from(adSpend)
    .where(inArray(adSpend.jobId, jobIds))
    .groupBy(adSpend.jobId, adSpend.currency)
    .orderBy(adSpend.currency);
  return found.map((job) => {
    const own = sums.filter(({ jobId }) => jobId === job.id);
    const isCounted = ({ currency }: { currency: string }) => currency === job.budgetCurrency;
    return {
      job,
      spent: own.find(isCounted)?.amount ?? 0,
      otherSpent: own
        .filter((sum) => !isCounted(sum) && sum.amount > 0)
        .map(({ amount, currency }) => ({ amount, currency })),
    };
  });
}

function sumOf(column: typeof adSpend.amount) {
  return sql<number>`sum(${column})::float8`;
}

/** Whether costs of ads were entered for a job of another query. */
export function hasAdCosts(jobId: AnyPgColumn): SQL {
  return sql`exists (select 1 from ${adSpend} where ${adSpend.jobId} = ${jobId})`;
}

/** Links of ads that cost money: the exchange charges, or something was paid. */
export function isPaidFor(db: Reader): SQL {
  const charging = db
    .select({ id: jobExchanges.id })
    .from(jobExchanges)
    .where(and(eq(jobExchanges.id, jobTrackers.exchangeId), eq(jobExchanges.paid, true)));
  const paid = db
    .select({ id: adSpend.id })
    .from(adSpend)
    .where(
      and(
        eq(adSpend.jobId, jobTrackers.jobId),
        eq(adSpend.exchangeId, jobTrackers.exchangeId),
        sql`${adSpend.amount} > 0`,
      ),
    );
  return or(exists(charging), exists(paid))!;
}

/** Links that wait until their job's budget is raised. */
export function isHeld(db: Reader): SQL {
  const spent = db
    .select({ jobId: adBudgets.jobId })
    .from(adBudgets)
    .where(and(eq(adBudgets.jobId, jobTrackers.jobId), eq(adBudgets.state, "spent")));
  return and(exists(spent), isPaidFor(db))!;
}
