import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { coverLetters } from "./tables.ts";

export const coverLetterData: OwnData = {
  async show(db, { candidateId }) {
    return candidateId
      ? {
          coverLetters: await db.select().from(coverLetters).where(eq(coverLetters.candidateId, candidateId)),
        }
      : {};
  },
  async erase(tx, { candidateId }) {
    if (candidateId) await tx.delete(coverLetters).where(eq(coverLetters.candidateId, candidateId));
  },
};
