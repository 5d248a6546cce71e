import type { CandidateContext } from "#server/context.ts";
import { markApplied } from "#server/domains/matching/index.ts";
import { makeMove } from "./make-move.ts";
import { findMine } from "./mine/my-applications.ts";
import { lockMine } from "./queries.ts";

/** Yes opens the conversation, no archives and closes it. */
export function answerInvitation(context: CandidateContext, id: string, accept: boolean) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockMine(tx, context, id);
    const { candidateId, jobId } = application;
    await makeMove(tx, application, {
      move: accept ? "acceptInvitation" : "declineInvitation",
      who: { kind: "candidate", userId: viewer.userId },
      now: now(),
      also: { muted: !accept },
    });
    if (accept) await markApplied(tx, { candidateId, jobId, now: now() });
    return findMine(tx, id);
  });
}
