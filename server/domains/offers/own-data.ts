import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { offerEvents } from "./events.ts";
import { loseApprover } from "./lose-approver.ts";
import { announce } from "./queries.ts";
import { offers } from "./tables.ts";
import { expiryKey } from "./tasks.ts";

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
    if (candidateId) await forgetOffers(tx, candidateId, now);
  },
};

/** One that was signed is part of the contract, which labor laws make the company keep as it is; the others go. */
async function forgetOffers(tx: Transaction, candidateId: string, now: Date) {
  const gone = await tx
    .delete(offers)
    .where(and(eq(offers.candidateId, candidateId), ne(offers.state, "accepted")))
    .returning();
  for (const row of gone) {
    await cancelTask(tx, expiryKey(row.id));
    await announce(tx, row, { event: offerEvents.changed, byUserId: null, now });
  }
}
