import type { GivenAnswer } from "#contract/job-questions.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import { chooseResume } from "#server/domains/resumes/index.ts";
import { keepVideoFor } from "#server/domains/videos/index.ts";
import { readAnswers } from "./answers/read-answers.ts";
import { saveSentResume } from "./mine/sent-resume.ts";
import type { Application } from "./queries.ts";

export interface ToSend {
  resumeId?: string | null;
  answers: GivenAnswer[];
  pitch?: string | null;
}
/** What a person sends for a job: their answers by its questions, the resume they chose or their default, their note. */
export async function readToSend(
  tx: Transaction,
  { viewer }: Pick<CandidateContext, "viewer">,
  { job, sent }: { job: JobRow; sent: ToSend },
) {
  const { candidateId, userId } = viewer;
  const answers = await readAnswers(tx, { prompts: job.prompts, given: sent.answers, userId });
  const resumeId = await chooseResume(tx, { candidateId, resumeId: sent.resumeId });
  return { answers, resumeId, pitch: sent.pitch || null };
}

/** Keeps the resume and the videos of an application as they were when it was sent. */
export async function keepSent(tx: Transaction, { id, answers, resumeId }: Application, now: Date) {
  for (const { kind, fileId } of answers)
    if (kind === "video" && fileId) await keepVideoFor(tx, fileId, "application");
  await saveSentResume(tx, { applicationId: id, resumeId, now });
}
