import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { agentApplications } from "./tables.ts";

/** The forms of boards that a person filled in, and the receipts of those that were sent. */
export const agentApplicationData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    const own = eq(agentApplications.candidateId, candidateId);
    return { formsOfBoards: await db.select().from(agentApplications).where(own) };
  },
  async erase(tx, { candidateId }) {
    if (candidateId) await tx.delete(agentApplications).where(eq(agentApplications.candidateId, candidateId));
  },
};
