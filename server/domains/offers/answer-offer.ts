import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findMine, lockApplication, makeMove, nameOf } from "#server/domains/applications/index.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { keepDocument } from "./documents.ts";
import { offerEvents } from "./events.ts";
import { lockMine, lockOffer, offersAbout, save } from "./queries.ts";
import { refuseLate, stateAfter } from "./rules.ts";
import { type offerTasks, expiryKey } from "./tasks.ts";

/** Those that were sent about one's own application. */
export async function listMine(context: CandidateContext, applicationId: string) {
  await findMine(context.db, applicationId, context.viewer.candidateId);
  return (await offersAbout(context.db, applicationId)).filter(({ sentAt }) => sentAt !== null);
}

/** The candidate has it open for the first time; later times change nothing. */
export function viewOffer(context: CandidateContext, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockMine(tx, context, id);
    if (row.viewedAt || row.state !== "sent") return row;
    return save(tx, row, {
      changes: { state: stateAfter("view", row.state), viewedAt: now() },
      event: offerEvents.viewed,
      byUserId: viewer.userId,
      now: now(),
    });
  });
}

/** Signed by typing one's name: the person is hired, and the letter is kept with the signature. */
export function acceptOffer(context: CandidateContext, id: string, signature: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockMine(tx, context, id);
    const state = stateAfter("accept", row.state);
    refuseLate(row.expiresOn, now());
    const application = await lockApplication(tx, row.applicationId);
    // A team may have hired before the offer was signed.
    if (nameOf(application!) !== "hired")
      await makeMove(tx, application!, {
        move: "acceptOffer",
        who: { kind: "candidate", userId: viewer.userId },
        now: now(),
      });
    await cancelTask(tx, expiryKey(id));
    const saved = await save(tx, row, {
      changes: { state, signature, viewedAt: row.viewedAt ?? now(), decidedAt: now() },
      event: offerEvents.accepted,
      byUserId: viewer.userId,
      now: now(),
    });
    await keepDocument(tx, saved, { kind: "signed", now: now() });
    return saved;
  });
}

export function declineOffer(context: CandidateContext, id: string, reason: string | null) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockMine(tx, context, id);
    const state = stateAfter("decline", row.state);
    refuseLate(row.expiresOn, now());
    await cancelTask(tx, expiryKey(id));
    return save(tx, row, {
      changes: { state, declineReason: reason, viewedAt: row.viewedAt ?? now(), decidedAt: now() },
      event: offerEvents.declined,
      byUserId: viewer.userId,
      now: now(),
    });
  });
}

/** The task "offers.expire", when the date to respond by is over everywhere. */
export async function expireOffer(
  tx: Transaction,
  { offerId }: DataOf<typeof offerTasks.expire>,
  { now }: TaskContext,
) {
  const row = await lockOffer(tx, offerId);
  if (row?.state !== "sent" && row?.state !== "viewed") return;
  await save(tx, row, {
    changes: { state: stateAfter("expire", row.state), decidedAt: now },
    event: offerEvents.expired,
    byUserId: null,
    now,
  });
}
