import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { externalApplications, savedJobs } from "./tables.ts";

export const jobTrackerData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    const own = async (table: typeof externalApplications | typeof savedJobs) =>
      db.select().from(table).where(eq(table.candidateId, candidateId));
    return { applicationsElsewhere: await own(externalApplications), savedJobs: await own(savedJobs) };
  },
  async erase(tx, { candidateId }) {
    if (!candidateId) return;
    for (const table of [externalApplications, savedJobs])
      await tx.delete(table).where(eq(table.candidateId, candidateId));
  },
};
