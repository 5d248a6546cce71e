import type { CandidateContext } from "#server/context.ts";
import { makeMove } from "./make-move.ts";
import { findMine } from "./mine/my-applications.ts";
import { lockMine } from "./queries.ts";

/** The candidate takes the application back; only the candidate can come back. */
export function withdrawApplication(context: CandidateContext, id: string, reason: string | undefined) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockMine(tx, context, id);
    const who = { kind: "candidate", userId: viewer.userId } as const;
    await makeMove(tx, application, { move: "withdraw", who, now: now(), why: reason });
    return findMine(tx, id);
  });
}
