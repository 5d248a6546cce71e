import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { listingReports } from "./tables.ts";

/** What a person reported of jobs, companies and communities. */
export const listingReportData: OwnData = {
  async show(db, { userId }) {
    const { companyId, jobId, communityId, reason, words, state, createdAt, decidedAt } = listingReports;
    return {
      listingReports: await db
        .select({ companyId, jobId, communityId, reason, words, state, createdAt, decidedAt })
        .from(listingReports)
        .where(eq(listingReports.userId, userId)),
    };
  },
  async erase(tx, { userId }) {
    await tx.delete(listingReports).where(eq(listingReports.userId, userId));
  },
};
