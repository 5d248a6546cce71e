import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { interviews } from "./tables.ts";

export const interviewData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    return { interviews: await db.select().from(interviews).where(eq(interviews.candidateId, candidateId)) };
  },
  /** Place, note and answer are about one person, so the whole row goes. */
  async erase(tx, { candidateId }) {
    if (candidateId) await tx.delete(interviews).where(eq(interviews.candidateId, candidateId));
  },
};
