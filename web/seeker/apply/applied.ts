import type { MyApplication } from "#contract/application-shapes.ts";

type Known = Pick<MyApplication, "id" | "canApplyAgain" | "canAnswerInvitation"> & { job: { id: string } };

/** The application there is for the job already; an invitation may be answered by applying. */
export function appliedFor<One extends Known>(jobId: string, mine: readonly One[]): One | undefined {
  return mine.find(
    ({ job, canApplyAgain, canAnswerInvitation }) =>
      job.id === jobId && !canApplyAgain && !canAnswerInvitation,
  );
}
