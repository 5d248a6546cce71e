import type { Transaction } from "#server/database/open.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import { judgeByProfile, judgeFit } from "#server/domains/matching/index.ts";
import type { Answer } from "../tables.ts";

interface ToJudge {
  job: JobRow;
  candidateId: string;
  resumeId: string | null;
  /** The lines it was sent with, where it was sent before. */
  sent?: string[] | null;
  answers: Answer[];
  now: Date;
  /** They sent the company nothing. */
  onlyFound?: boolean;
}
/** The columns of an application that say how well it fits; empty for who opted out of scoring. */
export async function judgeApplication(tx: Transaction, { answers, onlyFound, ...toJudge }: ToJudge) {
  const fit = await (onlyFound
    ? judgeByProfile(tx, toJudge)
    : judgeFit(tx, { ...toJudge, answers: inWords(answers) }));
  return {
    fit,
    score: fit?.score ?? null,
    verdicts: fit?.requirements.map(({ verdict }) => verdict) ?? [],
  };
}

/** What someone wrote can be evidence; what they chose among given answers cannot. */
function inWords(answers: Answer[]) {
  return answers.filter(({ kind }) => kind === "text").map(({ answer }) => answer);
}
