import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { boardApplications } from "./tables.ts";

/** Which of a person's applications were sent to a company's board, and when. */
export const boardApplicationData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    const { applicationId, state, at } = boardApplications;
    return {
      applicationsSentToBoards: await db
        .select({ applicationId, state, at })
        .from(boardApplications)
        .where(eq(boardApplications.candidateId, candidateId)),
    };
  },
  async erase(tx, { candidateId }) {
    if (candidateId) await tx.delete(boardApplications).where(eq(boardApplications.candidateId, candidateId));
  },
};
