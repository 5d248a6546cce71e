import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { externalJobs } from "./tables.ts";

/** Jobs that were posted without an account, by the address of who has one by now. */
export const externalJobData: OwnData = {
  async show(db, { email }) {
    const { fields, state, createdAt, jobId } = externalJobs;
    return {
      jobsPostedWithoutAccount: await db
        .select({ fields, state, createdAt, jobId })
        .from(externalJobs)
        .where(eq(externalJobs.email, email)),
    };
  },
  async erase(tx, { email }) {
    await tx.delete(externalJobs).where(eq(externalJobs.email, email));
  },
};
