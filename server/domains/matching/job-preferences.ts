import type { WorkPreferences } from "#contract/candidate-shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import {
  findJobPreferences,
  fullPreferences,
  lockCandidate,
  saveJobPreferences,
  myCandidate,
} from "#server/domains/candidates/index.ts";
import { findJob, maySee } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";

interface Pair {
  candidateId: string;
  jobId: string;
}
/** What someone wants of one job: their preferences, and what they say otherwise for this job. */
export async function preferencesForJob(context: AuthenticatedContext, { candidateId, jobId }: Pair) {
  const { preferences } = await myCandidate(context, candidateId);
  await seenJob(context, jobId);
  const own = await findJobPreferences(context.db, candidateId, jobId);
  return { preferences: fullPreferences({ ...preferences, ...own }), own };
}

/** Says otherwise for one job; null takes a word back. */
export async function setPreferencesForJob(
  context: AuthenticatedContext,
  { candidateId, jobId }: Pair,
  changes: { [Name in keyof WorkPreferences]?: WorkPreferences[Name] | null },
) {
  await preferencesForJob(context, { candidateId, jobId });
  await context.db.transaction(async (tx) => {
    await lockCandidate(tx, candidateId);
    const own = await findJobPreferences(tx, candidateId, jobId);
    const said = Object.entries({ ...own, ...changes }).filter(([, value]) => value !== null);
    const preferences: Partial<WorkPreferences> = Object.fromEntries(said);
    await saveJobPreferences(tx, { candidateId, jobId, preferences, now: context.now() });
  });
  return preferencesForJob(context, { candidateId, jobId });
}

async function seenJob({ db, viewer }: AuthenticatedContext, jobId: string) {
  const row = await findJob(db, jobId);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
}
