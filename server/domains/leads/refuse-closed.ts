import { conflict } from "#server/errors/refusal.ts";

/** Nobody is taken in for a job that is over. */
export function refuseClosed({ status }: { status: string }) {
  if (status === "closed") throw conflict("JOB_CLOSED", "This job has closed. Choose another job.");
}
