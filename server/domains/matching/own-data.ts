import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { jobMatches, matchSignals, senses } from "./tables.ts";

export const matchData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    const matches = await db.select().from(jobMatches).where(eq(jobMatches.candidateId, candidateId));
    const signals = await db.select().from(matchSignals).where(eq(matchSignals.candidateId, candidateId));
    return { matches, signals };
  },
  async erase(tx, { candidateId }) {
    if (!candidateId) return;
    await tx.delete(jobMatches).where(eq(jobMatches.candidateId, candidateId));
    await tx.delete(matchSignals).where(eq(matchSignals.candidateId, candidateId));
    await tx.delete(senses).where(eq(senses.about, candidateId));
  },
};
