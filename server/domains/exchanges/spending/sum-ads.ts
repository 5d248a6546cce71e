import { type SQL, and, asc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ReportFilters } from "#contract/reports.ts";
import type { Reader } from "#server/database/open.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { adSpend, jobExchanges, jobTrackerDays, jobTrackers } from "../tables.ts";

interface Asked {
  companyId: string;
  filters: ReportFilters;
}
/** What a company’s ads cost on each exchange, by currency, and how often their links were opened. */
export async function sumAds(db: Reader, asked: Asked) {
  const [costs, clicks] = await Promise.all([sumSpent(db, asked), sumClicks(db, asked)]);
  const ids = [...new Set([...costs, ...clicks].map(({ exchangeId }) => exchangeId))];
  if (ids.length === 0) return [];
  const named = await db
    .select({ exchangeId: jobExchanges.id, name: jobExchanges.name })
    .from(jobExchanges)
    .where(inArray(jobExchanges.id, ids))
    .orderBy(asc(jobExchanges.name));
  return named.map((exchange) => {
    const isOfIt = (row: { exchangeId: string }) => row.exchangeId === exchange.exchangeId;
    const { clicks: came = 0, robots = 0 } = clicks.find(isOfIt) ?? {};
    const spent = costs.filter((row) => isOfIt(row) && row.amount > 0);
    return {
      ...exchange,
      clicks: came,
      robots,
      spent: spent.map(({ amount, currency }) => ({ amount, currency })),
    };
  });
}

interface Owned {
  companyId: AnyPgColumn;
  jobId: AnyPgColumn;
  exchangeId: AnyPgColumn;
}
function ofAds(table: Owned, day: AnyPgColumn, { companyId, filters }: Asked): SQL | undefined {
  const { jobId, department, source, from, to } = filters;
  return and(
    eq(table.companyId, companyId),
    jobId ? eq(table.jobId, jobId) : undefined,
    department
      ? sql`${table.jobId} in (select ${jobs.id} from ${jobs} where ${jobs.companyId} = ${companyId} and ${jobs.department} = ${department})`
      : undefined,
    source
      ? sql`${table.exchangeId} in (select ${jobExchanges.id} from ${jobExchanges} where ${jobExchanges.name} = ${source})`
      : undefined,
    from ? gte(day, from) : undefined,
    to ? lte(day, to) : undefined,
  );
}

function sumSpent(db: Reader, asked: Asked) {
  const { exchangeId, currency, amount, day } = adSpend;
  return db
    .select({ exchangeId, currency, amount: sql<number>`sum(${amount})::float8` })
    .from(adSpend)
    .where(ofAds(adSpend, day, asked))
    .groupBy(exchangeId, currency)
    .orderBy(currency);
}

function sumClicks(db: Reader, asked: Asked) {
  const { exchangeId } = jobTrackers;
  return db
    .select({
      exchangeId,
      clicks: sql<number>`sum(${jobTrackerDays.clicks})::int`,
      robots: sql<number>`sum(${jobTrackerDays.robots})::int`,
    })
    .from(jobTrackerDays)
    .innerJoin(jobTrackers, eq(jobTrackers.id, jobTrackerDays.trackerId))
    .where(ofAds(jobTrackers, jobTrackerDays.day, asked))
    .groupBy(exchangeId);
}
