import type { CandidateContext } from "#server/context.ts";
import { findMine } from "./queries.ts";
import { send } from "./send.ts";

/** Sends the kept answers again, with the code that the board mailed. */
export async function verify(context: CandidateContext, { id, token }: { id: string; token: string }) {
  const { jobId, answers, names } = await findMine(context.db, id, context.viewer.candidateId);
  return send(context, jobId, { answers, names, token, from: ["verification"] });
}

/** Sends the kept answers once more; where the first may have arrived, only because the person says so. */
export async function retry(context: CandidateContext, { id, anyway }: { id: string; anyway: boolean }) {
  const { jobId, answers, names } = await findMine(context.db, id, context.viewer.candidateId);
  return send(context, jobId, { answers, names, from: anyway ? ["failed", "unknown"] : ["failed"] });
}
