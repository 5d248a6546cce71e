import type { MyApplication } from "#contract/application-shapes.ts";

type Known = Pick<MyApplication, "canApplyAgain" | "canAnswerInvitation"> & { job: { id: string } };

/** Whether there is an application for the job already; an invitation may be answered by applying. */
export function hasApplied(jobId: string, mine: readonly Known[]): boolean {
  return mine.some(
    ({ job, canApplyAgain, canAnswerInvitation }) =>
      job.id === jobId && !canApplyAgain && !canAnswerInvitation,
  );
}
