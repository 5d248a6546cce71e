import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { outreachPeople } from "./tables.ts";

export const outreachData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    const { jobId, state, sent, firstSentAt, lastSentAt } = outreachPeople;
    const rows = await db
      .select({ jobId, state, sent, firstSentAt, lastSentAt })
      .from(outreachPeople)
      .where(eq(outreachPeople.candidateId, candidateId));
    return { outreach: rows };
  },
  async erase(tx, { candidateId }) {
    if (candidateId) await tx.delete(outreachPeople).where(eq(outreachPeople.candidateId, candidateId));
  },
};
