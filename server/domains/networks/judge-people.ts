import type { Fit } from "#contract/fit-shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import { judgeFit } from "#server/domains/matching/index.ts";

/** The fit of each person for a job by the one scorer; null for who opted out. */
export async function judgePeople({ db, now }: AuthenticatedContext, job: JobRow, candidateIds: string[]) {
  const judged = await Promise.all(
    candidateIds.map(async (id) => [id, await judgeFit(db, { job, candidateId: id, now: now() })] as const),
  );
  return new Map<string, Fit | null>(judged);
}
