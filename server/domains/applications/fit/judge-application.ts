import type { Transaction } from "#server/database/open.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import { judgeFit } from "#server/domains/matching/index.ts";
import type { Answer } from "../tables.ts";

interface ToJudge {
  job: JobRow;
  candidateId: string;
  resumeId: string | null;
  answers: Answer[];
  now: Date;
}
/** The columns of an application that say how well it fits; empty for who opted out of scoring. */
export async function judgeApplication(tx: Transaction, { answers, ...toJudge }: ToJudge) {
  const fit = await judgeFit(tx, { ...toJudge, answers: answers.map(({ answer }) => answer) });
  return {
    fit,
    score: fit?.score ?? null,
    verdicts: fit?.requirements.map(({ verdict }) => verdict) ?? [],
  };
}
