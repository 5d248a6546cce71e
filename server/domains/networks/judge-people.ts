import type { Fit } from "#contract/fit-shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import { fitForTeam, judgeByProfile, nothingKeptBack } from "#server/domains/matching/index.ts";

type Context = Pick<AuthenticatedContext, "db" | "now">;

/** The fit of each person for a job by the one scorer; null for who opted out. */
export async function judgePeople(context: Context, job: JobRow, candidateIds: string[]) {
  const judged = await Promise.all(
    candidateIds.map(async (id) => [id, await judgeForTeam(context, { job, candidateId: id })] as const),
  );
  return new Map<string, Fit | null>(judged);
}

/** The fit of someone a team finds, whatever they may have sent it for another job. */
export async function judgeForTeam(
  { db, now }: Context,
  { job, candidateId }: { job: JobRow; candidateId: string },
): Promise<Fit | null> {
  const fit = await judgeByProfile(db, { job, candidateId, now: now() });
  return fit && fitForTeam(fit, { resume: false, unsent: nothingKeptBack });
}
