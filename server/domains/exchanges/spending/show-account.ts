import { and, asc, count, desc, eq } from "drizzle-orm";
import type { AdAccount } from "#contract/ad-spend.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { todayOf } from "#server/domains/companies/index.ts";
import { findMyJob } from "../queries.ts";
import { adSpend, jobExchanges, jobTrackers } from "../tables.ts";
import { accountsOf, isPaidFor } from "./queries.ts";
import { budgetStateOf } from "./rules.ts";

/** What the ads of a job may cost, and what they cost on each day. */
export async function showAccount(
  context: AuthenticatedContext,
  jobId: string,
  { skip, limit }: { skip: number; limit: number },
) {
  const { db, now } = context;
  const { job: mine } = await findMyJob(db, context, jobId);
  const [[account], [all], rows, paidLinks] = await Promise.all([
    accountsOf(db, [jobId]),
    db.select({ total: count() }).from(adSpend).where(eq(adSpend.jobId, jobId)),
    selectSpend(db)
      .where(eq(adSpend.jobId, jobId))
      .orderBy(desc(adSpend.day), desc(adSpend.createdAt), adSpend.id)
      .offset(skip)
      .limit(limit),
    paidLinksOf(db, jobId),
  ]);
  const { job, spent, otherSpent } = account!;
  const inCurrency = (amount: number) => ({ amount, currency: job.budgetCurrency });
  return {
    budget: inCurrency(job.budget),
    spent: inCurrency(spent),
    remaining: inCurrency(job.budget - spent),
    state: budgetStateOf({ budget: job.budget, spent }),
    otherSpent,
    paidLinks,
    today: await todayOf(db, mine.companyId, now()),
    total: all!.total,
    entries: rows.map(presentSpend),
  } satisfies Omit<AdAccount, "entries"> & { entries: unknown };
}

function paidLinksOf(db: Reader, jobId: string) {
  const { exchangeId, status, pausedByBudget } = jobTrackers;
  return db
    .select({ exchangeId, name: jobExchanges.name, status, pausedByBudget })
    .from(jobTrackers)
    .innerJoin(jobExchanges, eq(jobExchanges.id, exchangeId))
    .where(and(eq(jobTrackers.jobId, jobId), isPaidFor(db)))
    .orderBy(asc(jobExchanges.name));
}

export function selectSpend(db: Reader) {
  return db
    .select({ entry: adSpend, exchange: { id: jobExchanges.id, name: jobExchanges.name } })
    .from(adSpend)
    .innerJoin(jobExchanges, eq(jobExchanges.id, adSpend.exchangeId))
    .$dynamic();
}

export function presentSpend({ entry, exchange }: Awaited<ReturnType<typeof selectSpend>>[number]) {
  const { id, day, amount, currency, origin, createdAt } = entry;
  return { id, exchange, day, cost: { amount, currency }, origin, createdAt };
}
