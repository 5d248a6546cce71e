import { and, eq, inArray, not } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { type CommunityChannel, companies } from "#server/domains/companies/index.ts";
import { isOpenToAll, jobs } from "#server/domains/jobs/index.ts";
import { isHeld } from "./spending/queries.ts";
import { jobExchanges, jobTrackers } from "./tables.ts";

/** Links to a company's jobs in communities elsewhere. */
export const linksInCommunities: CommunityChannel = {
  async isLive(tx, companyId) {
    const rows = await tx
      .select({ id: jobTrackers.id })
      .from(jobTrackers)
      .innerJoin(jobs, eq(jobs.id, jobTrackers.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(and(inCommunities(tx, companyId), eq(jobTrackers.status, "live"), isOpenToAll))
      .limit(1);
    return rows.length > 0;
  },
  async resume(tx, companyId) {
    const open = tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId), eq(jobs.status, "live"), eq(jobs.internal, false)));
    await tx
      .update(jobTrackers)
      .set({ status: "live" })
      .where(and(inCommunities(tx, companyId), inArray(jobTrackers.jobId, open), not(isHeld(tx))));
  },
  async pause(tx, companyId) {
    await tx.update(jobTrackers).set({ status: "paused" }).where(inCommunities(tx, companyId));
  },
};

function inCommunities(db: Reader, companyId: string) {
  const communities = db
    .select({ id: jobExchanges.id })
    .from(jobExchanges)
    .where(eq(jobExchanges.type, "Community"));
  return and(eq(jobTrackers.companyId, companyId), inArray(jobTrackers.exchangeId, communities));
}
