import { type SQL, sql } from "drizzle-orm";
import { type Report, offerOutcomes } from "#contract/reports.ts";
import type { Reader } from "#server/database/open.ts";
import { sentOffers } from "#server/domains/offers/index.ts";
import { ofFilters } from "./conditions.ts";
import type { Asked } from "./days.ts";
import { reportApplications } from "./tables.ts";

const counted = ({ companyId, filters }: Asked): SQL =>
  sql`from ${sentOffers(companyId)} sent
    join ${reportApplications} on ${reportApplications.applicationId} = sent.application_id
    where ${ofFilters(reportApplications, companyId, filters)}`;

/** What became of the last offer of each of those who applied. */
export async function countOffers(db: Reader, asked: Asked): Promise<Report["offers"]> {
  const { rows } = await db.execute<{ outcome: string; number: number }>(
    sql`select outcome, count(*)::int as number ${counted(asked)} group by outcome`,
  );
  return offerOutcomes.map((outcome) => ({
    outcome,
    count: rows.find((row) => row.outcome === outcome)?.number ?? 0,
  }));
}

/** The applications whose last offer ended so. */
export function withOffer(outcome: string, asked: Asked): SQL {
  return sql`(select sent.application_id ${counted(asked)} and outcome = ${outcome})`;
}
