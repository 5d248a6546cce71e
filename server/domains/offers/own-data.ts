import { and, eq, isNotNull } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { loseApprover } from "./lose-approver.ts";
import { offers } from "./tables.ts";

export const offerData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    const sent = await db
      .select()
      .from(offers)
      .where(and(eq(offers.candidateId, candidateId), isNotNull(offers.sentAt)));
    // Who approved it, and with which words, is the team's.
    return { offers: sent.map(({ approvers: _approvers, createdByUserId: _writer, ...offer }) => offer) };
  },
  async erase(tx, { candidateId, companyId, userId }, now) {
    if (companyId) await loseApprover(tx, { companyId, userId, now });
    if (candidateId) await tx.delete(offers).where(eq(offers.candidateId, candidateId));
  },
};
