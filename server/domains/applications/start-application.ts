import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { keepScores } from "./decision-log/keep.ts";
import { publishMove, publishChange } from "./publish-move.ts";
import type { Move } from "./transitions.data.ts";
import { type TransitionCommand, addHistory } from "./make-move.ts";
import type { Application } from "./queries.ts";
import { stateAfter } from "./rules.ts";
import { applications } from "./tables.ts";

interface Begin extends Omit<TransitionCommand, "move" | "version" | "hold" | "stage"> {
  move: Extract<Move, "apply" | "askReferral" | "refer" | "referForReview" | "invite" | "sourceLead">;
  job: { id: string; companyId: string };
  candidateId: string;
}
/** The first move between a person and a job. Undefined when someone was faster: then lock the row and move it. */
export async function startApplication(tx: Transaction, begin: Begin): Promise<Application | undefined> {
  const { move, who, now, job, candidateId, also } = begin;
  const after = stateAfter(move, null, { actor: who.kind, board: [] });
  const id = newId();
  const [started] = await tx
    .insert(applications)
    .values({
      id,
      jobId: job.id,
      companyId: job.companyId,
      candidateId,
      ...after,
      waitingSince: now,
      appliedAt: now,
      changedAt: now,
      lastActivityAt: now,
      ...also,
    })
    .onConflictDoNothing()
    .returning();
  if (!started) return undefined;
  if (also && "fit" in also) await keepScores(tx, [started], now);
  await addHistory(tx, null, { command: begin, after, applicationId: id });
  await publishMove(tx, { move, from: null, to: started, command: begin });
  await publishChange(tx, started, begin);
  return started;
}
