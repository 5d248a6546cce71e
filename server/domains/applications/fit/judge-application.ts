import type { Transaction } from "#server/database/open.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import { judgeByProfile, judgeFit } from "#server/domains/matching/index.ts";
import { linesSent } from "../mine/sent-resume.ts";
import type { Application } from "../queries.ts";
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

type Kept = Pick<Application, "id" | "candidateId" | "resumeId" | "answers"> & Pick<ToJudge, "onlyFound">;
/** The same of one that is there already, by the resume as it was sent. */
export async function judgeKept(
  tx: Transaction,
  { id, candidateId, resumeId, answers, onlyFound }: Kept,
  { job, now }: Pick<ToJudge, "job" | "now">,
) {
  const sent = await linesSent(tx, id);
  return judgeApplication(tx, { candidateId, resumeId, answers, onlyFound, sent, job, now });
}

/** What someone wrote can be evidence; what they chose among given answers cannot. */
function inWords(answers: Answer[]) {
  return answers.filter(({ kind }) => kind === "text").map(({ answer }) => answer);
}
