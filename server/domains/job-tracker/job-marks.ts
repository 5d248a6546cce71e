import { and, eq, inArray, ne } from "drizzle-orm";
import type { JobMark } from "#contract/job-marks.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { hiddenJobs, matchesOf } from "#server/domains/matching/index.ts";
import { asCandidateSees, nameOf, applications } from "#server/domains/applications/index.ts";
import { externalApplications, savedJobs } from "./tables.ts";

/** What the candidate has done with these jobs, and the fits judged already: nothing is judged for a list. */
export async function markJobs({ db, viewer }: CandidateContext, ids: string[]): Promise<JobMark[]> {
  if (!ids.length) return [];
  const candidateId = viewer.candidateId;
  const [applied, elsewhere, saved, matches, hidden] = await Promise.all([
    db
      .select()
      .from(applications)
      .where(
        and(
          eq(applications.candidateId, candidateId),
          inArray(applications.jobId, ids),
          ne(applications.applicationState, "lead"),
        ),
      ),
    appliedElsewhere(db, candidateId, ids),
    db
      .select({ jobId: savedJobs.jobId })
      .from(savedJobs)
      .where(and(eq(savedJobs.candidateId, candidateId), inArray(savedJobs.jobId, ids))),
    matchesOf(db, candidateId, ids),
    hiddenJobs(db, candidateId),
  ]);
  const marks = ids.map((jobId) => {
    const application = applied.find((row) => row.jobId === jobId);
    const match = matches.find((row) => row.jobId === jobId);
    const fit = match?.scoring ? match.fit : null;
    return {
      jobId,
      application: application ? { id: application.id, shownAs: nameOf(asCandidateSees(application)) } : null,
      elsewhere: elsewhere.get(jobId) ?? null,
      saved: saved.some((row) => row.jobId === jobId),
      rejected: match?.status === "rejected" || hidden.includes(jobId),
      fit: fit?.requirements.length ? fit.requirements.map(({ verdict }) => verdict) : null,
    };
  });
  return marks.filter(
    ({ application, elsewhere: there, saved: kept, rejected, fit }) =>
      application || there || kept || rejected || fit,
  );
}

/** Where someone tracks an application that was not made here, but for what they only saved. */
async function appliedElsewhere(db: Reader, candidateId: string, ids: string[]) {
  const { jobId, state, deleted } = externalApplications;
  const rows = await db
    .select({ jobId, state })
    .from(externalApplications)
    .where(and(eq(externalApplications.candidateId, candidateId), inArray(jobId, ids), eq(deleted, false)));
  return new Map(rows.flatMap((row) => (row.state === "saved" ? [] : [[row.jobId, row.state] as const])));
}
