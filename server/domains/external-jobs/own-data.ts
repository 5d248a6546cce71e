import { and, eq, isNotNull } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { closePostedJob } from "#server/domains/jobs/index.ts";
import { externalJobs } from "./tables.ts";

/** Jobs that were posted without an account, by the proven address of who has one by now; anyone may type an address. */
export const externalJobData: OwnData = {
  async show(db, { email }) {
    if (!email) return {};
    const { fields, state, createdAt, jobId } = externalJobs;
    return {
      jobsPostedWithoutAccount: await db
        .select({ fields, state, createdAt, jobId })
        .from(externalJobs)
        .where(confirmedBy(email)),
    };
  },
  async erase(tx, { email }, now) {
    if (!email) return;
    const gone = await tx
      .delete(externalJobs)
      .where(confirmedBy(email))
      .returning({ jobId: externalJobs.jobId, companyId: externalJobs.companyId });
    for (const { jobId, companyId } of gone) {
      const company = companyId ? await findCompany(tx, companyId) : undefined;
      if (jobId && !company?.isManaged) await closePostedJob(tx, jobId, now);
    }
    // What someone else wrote under this address is theirs, without the address.
    await tx
      .update(externalJobs)
      .set({ email: null, linkHash: null, linkEndsAt: null })
      .where(eq(externalJobs.email, email));
    await tx
      .update(externalJobs)
      .set({ newEmail: null, linkHash: null, linkEndsAt: null })
      .where(eq(externalJobs.newEmail, email));
  },
};

function confirmedBy(email: string) {
  return and(eq(externalJobs.email, email), isNotNull(externalJobs.emailVerifiedAt));
}
