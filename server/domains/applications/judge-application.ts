import type { Transaction } from "#server/database/open.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import type { Answer, Fit, JudgedRequirement } from "./tables.ts";

interface Judged {
  score: number | null;
  fit: Fit | null;
  verdicts: JudgedRequirement["verdict"][];
}
interface ToJudge {
  job: JobRow;
  candidateId: string;
  resumeId: string | null;
  answers: Answer[];
}
const byPeopleOnly: Judged = { score: null, fit: null, verdicts: [] };

/** How well the person fits the job, with the lines that show it; nothing for who opted out of scoring. */
export async function judgeApplication(_tx: Transaction, _application: ToJudge): Promise<Judged> {
  return byPeopleOnly;
}
