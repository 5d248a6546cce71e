import { and, inArray, sql } from "drizzle-orm";
import type { AdCosts, ReportFilters } from "#contract/reports.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { sumAds } from "#server/domains/exchanges/index.ts";
import { costOfOne } from "#shared/reports/ad-costs.ts";
import { ofFilters, refuseForeignJob } from "./conditions.ts";
import { type Asked, dated } from "./days.ts";
import { ranks } from "./rules.ts";
import { reportApplications } from "./tables.ts";

/** What advertising cost on each exchange, and whom it brought; costs and clicks of the days on which those people applied. */
export async function countAds(db: Reader, asked: Asked): Promise<AdCosts[]> {
  const ads = await sumAds(db, asked);
  if (ads.length === 0) return [];
  const people = await countPeople(
    db,
    asked,
    ads.map(({ name }) => name),
  );
  return ads
    .map((ad) => {
      const { applied = 0, hired = 0 } = people.find(({ source }) => source === ad.name) ?? {};
      return {
        ...ad,
        applied,
        hired,
        perClick: costOfOne(ad.spent, ad.clicks),
        perApplicant: costOfOne(ad.spent, applied),
        perHire: costOfOne(ad.spent, hired),
      };
    })
    .toSorted((a, b) => b.applied - a.applied || b.clicks - a.clicks);
}

/** The ads of one job, or of all, for the screen that runs them. */
export async function showAds(context: CompanyContext, filters: ReportFilters) {
  await refuseForeignJob(context, filters);
  const { db, viewer, now } = context;
  const { companyId, userId } = viewer;
  return countAds(db, await dated(db, { companyId, userId, filters, now: now() }));
}

function countPeople(db: Reader, { companyId, filters }: Asked, names: string[]) {
  const { source, furthest } = reportApplications;
  return db
    .select({
      source,
      applied: sql<number>`count(*)::int`,
      hired: sql<number>`(count(*) filter (where ${furthest} >= ${ranks.hired}))::int`,
    })
    .from(reportApplications)
    .where(and(ofFilters(reportApplications, companyId, filters), inArray(source, names)))
    .groupBy(source);
}
