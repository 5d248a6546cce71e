import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { offerEvents } from "./events.ts";
import { type OfferRow, lockForTeam, presentOne, save } from "./queries.ts";
import { approversAfter, askedAnew, nextApprover, stateAfter } from "./rules.ts";
import { type ReadVersion, auditOffer, refuseUnread, refuseWhoSeesNone } from "./write-offer.ts";

/** Asks the approvers, the first one first; without any it is approved. */
export function submitOffer(context: CompanyContext, id: string, read: ReadVersion = {}) {
  return context.db.transaction(async (tx) => {
    const row = await lockForTeam(tx, context, id);
    refuseUnread(row, read);
    const approverIds = row.approvers.map(({ userId }) => userId);
    await refuseWhoSeesNone(tx, row.companyId, approverIds);
    const approvers = askedAnew(approverIds);
    const state = stateAfter("submit", row.state);
    const saved = await goOn(tx, context, { row, changes: { state, approvers } });
    await auditOffer(tx, context, { row: saved, action: "offer.submitted" });
    return presentOne(tx, saved);
  });
}

interface Judgment extends ReadVersion {
  approved: boolean;
  note?: string | null;
}
/** By the approver whose turn it is; a rejection makes it a draft again. */
export function judgeOffer(context: CompanyContext, id: string, { approved, note, ...read }: Judgment) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockForTeam(tx, context, id);
    refuseUnread(row, read);
    stateAfter(approved ? "approve" : "reject", row.state);
    const approvers = approversAfter(row.approvers, {
      userId: viewer.userId,
      approved,
      note: note || null,
      now: now(),
    });
    const saved = approved
      ? await goOn(tx, context, { row, changes: { approvers } })
      : await save(tx, row, {
          changes: { state: stateAfter("reject", row.state), approvers },
          event: offerEvents.rejected,
          byUserId: viewer.userId,
          userIds: [row.createdByUserId],
          now: now(),
        });
    await auditOffer(tx, context, { row: saved, action: approved ? "offer.approved" : "offer.rejected" });
    return presentOne(tx, saved);
  });
}

/** To the next approver, or approved by all. */
function goOn(
  tx: Transaction,
  { viewer, now }: CompanyContext,
  { row, changes }: { row: OfferRow; changes: Partial<OfferRow> },
) {
  const next = nextApprover(changes.approvers!);
  const by = { byUserId: viewer.userId, now: now() };
  if (next)
    return save(tx, row, { changes, event: offerEvents.approvalAsked, userIds: [next.userId], ...by });
  const state = stateAfter("approve", changes.state ?? row.state);
  return save(tx, row, {
    changes: { ...changes, state },
    event: offerEvents.approved,
    userIds: [row.createdByUserId],
    ...by,
  });
}
