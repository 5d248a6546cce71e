import { eq } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import { settleCredit } from "#server/domains/apply-credits/index.ts";
import { keepSentElsewhere } from "#server/domains/job-tracker/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { findMine, lockMine, presentStatus, stageOf } from "./queries.ts";
import { keptOf, send } from "./send.ts";
import { agentApplications } from "./tables.ts";

/** Sends the kept answers again, with the code that the board mailed. */
export async function verify(context: CandidateContext, { id, token }: { id: string; token: string }) {
  const { jobId, answers } = await findMine(context.db, id, context.viewer.candidateId);
  return send(context, jobId, { answers, token, from: ["verification"] });
}

/** Sends the kept answers once more; where the first may have arrived, only because the person says so. */
export async function retry(context: CandidateContext, { id, anyway }: { id: string; anyway: boolean }) {
  const { jobId, answers } = await findMine(context.db, id, context.viewer.candidateId);
  return send(context, jobId, { answers, from: anyway ? ["failed", "unknown"] : ["failed"] });
}

/** The person knows that it has arrived. */
export async function markArrived(context: CandidateContext, id: string) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    const row = await lockMine(tx, viewer.candidateId, { id });
    if (stageOf(row, now()) !== "unknown")
      throw conflict("KNOWN_ALREADY", "We know what became of this application.");
    await tx
      .update(agentApplications)
      .set({ stage: "sent", reason: null, changedAt: now() })
      .where(eq(agentApplications.id, id));
    if (row.creditId) await settleCredit(tx, row.creditId, { arrived: true, now: now() });
    await keepSentElsewhere(tx, keptOf(row, now()));
  });
  return presentStatus(await findMine(db, id, viewer.candidateId), now());
}
