import { letterWithFields, offerValues } from "#shared/offers/offer-letter.ts";
import { renderTemplate } from "#shared/words/tokens.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { todayOf } from "#server/domains/companies/index.ts";
import { tokenValues } from "#server/domains/templates/index.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { keepDocument } from "./documents.ts";
import { offerEvents } from "./events.ts";
import { type OfferRow, lockForTeam, presentOne, save } from "./queries.ts";
import { expiresAt, refuseWrongDays, stateAfter, whoKnowsOf } from "./rules.ts";
import { expiryKey, offerTasks } from "./tasks.ts";
import { type ReadVersion, auditOffer, refuseUnread } from "./write-offer.ts";

/** From now on the candidate reads it; its words are filled in and stay. */
export function sendOffer(context: CompanyContext, id: string, read: ReadVersion = {}) {
  const { db, viewer, now, config } = context;
  return db.transaction(async (tx) => {
    const row = await lockForTeam(tx, context, id);
    refuseUnread(row, read);
    const state = stateAfter("send", readyState(row));
    // A start date that came meanwhile was approved, and can’t be changed anymore.
    refuseWrongDays({ ...row, startsOn: null }, await todayOf(tx, row.companyId, now()));
    const letter = await letterOf(tx, row, { senderUserId: viewer.userId, publicUrl: config.publicUrl });
    const saved = await save(tx, row, {
      changes: { state, letter, sentAt: now() },
      event: offerEvents.sent,
      byUserId: viewer.userId,
      now: now(),
    });
    await keepDocument(tx, saved, { kind: "sent", now: now() });
    await enqueue(tx, offerTasks.expire, {
      data: { offerId: id },
      at: expiresAt(row.expiresOn),
      key: expiryKey(id),
    });
    await auditOffer(tx, context, { row: saved, action: "offer.sent" });
    return presentOne(tx, saved);
  });
}

/** A draft that nobody has to approve is as good as approved. */
function readyState({ state, approvers }: OfferRow) {
  return state === "draft" && approvers.length === 0
    ? stateAfter("approve", stateAfter("submit", state))
    : state;
}

export function withdrawOffer(context: CompanyContext, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockForTeam(tx, context, id);
    const saved = await endOffer(tx, row, { withdrawnBy: "team", byUserId: viewer.userId, now: now() });
    await auditOffer(tx, context, { row: saved, action: "offer.withdrawn" });
    return presentOne(tx, saved);
  });
}

/** Taken back: by the team, or because the application has ended. */
export async function endOffer(
  tx: Transaction,
  row: OfferRow,
  { withdrawnBy, byUserId, now }: Pick<OfferRow, "withdrawnBy"> & { byUserId: string | null; now: Date },
) {
  await cancelTask(tx, expiryKey(row.id));
  return save(tx, row, {
    changes: { state: stateAfter("withdraw", row.state), decidedAt: now, withdrawnBy },
    event: offerEvents.withdrawn,
    byUserId,
    userIds: whoKnowsOf(row),
    now,
  });
}

async function letterOf(tx: Transaction, row: OfferRow, sender: { senderUserId: string; publicUrl: string }) {
  const { companyId, jobId, candidateId } = row;
  const values = await tokenValues(tx, { companyId, jobId, candidateId, ...sender });
  return renderTemplate(letterWithFields(row), {
    ...values,
    ...offerValues(row),
  }).text;
}
