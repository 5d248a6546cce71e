import { and, eq, ne } from "drizzle-orm";
import { settleCredit } from "#server/domains/apply-credits/index.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { agentApplications } from "./tables.ts";

/** The forms of boards that a person filled in, and the receipts of those that were sent. */
export const agentApplicationData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    const own = eq(agentApplications.candidateId, candidateId);
    return { formsOfBoards: await db.select().from(agentApplications).where(own) };
  },
  async seenBy(db, { candidateId }) {
    if (!candidateId) return [];
    const sent = await db
      .select({ companyId: jobs.companyId, jobTitle: jobs.jobTitle, receipt: agentApplications.receipt })
      .from(agentApplications)
      .innerJoin(jobs, eq(jobs.id, agentApplications.jobId))
      // A board that refused a form has nothing of it; its receipt is only for sending it again.
      .where(and(eq(agentApplications.candidateId, candidateId), ne(agentApplications.stage, "failed")));
    // What the board does with it is not known here.
    return sent.flatMap(({ receipt, ...job }) =>
      receipt ? [{ ...job, what: "form" as const, at: new Date(receipt.at), openedAt: null, days: 0 }] : [],
    );
  },
  /** What is held for them is let go first: nobody could say any more whether they arrived. */
  async erase(tx, { candidateId }, now) {
    if (!candidateId) return;
    const gone = await tx
      .delete(agentApplications)
      .where(eq(agentApplications.candidateId, candidateId))
      .returning();
    for (const { creditId, stage } of gone)
      if (creditId && stage !== "sent") await settleCredit(tx, creditId, { arrived: false, now });
  },
};
