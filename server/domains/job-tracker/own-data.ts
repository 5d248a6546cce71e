import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { candidateLists, externalApplications, followUps, savedJobs } from "./tables.ts";

const tables = [externalApplications, followUps, savedJobs, candidateLists] as const;

export const jobTrackerData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    const own = async (table: (typeof tables)[number]) =>
      db.select().from(table).where(eq(table.candidateId, candidateId));
    return {
      applicationsElsewhere: await own(externalApplications),
      reminders: await own(followUps),
      savedJobs: await own(savedJobs),
      lists: await own(candidateLists),
    };
  },
  async erase(tx, { candidateId }) {
    if (!candidateId) return;
    for (const table of tables) await tx.delete(table).where(eq(table.candidateId, candidateId));
  },
};
