import { and, desc, eq } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { findJob, jobs, maySee } from "#server/domains/jobs/index.ts";
import type { EventData } from "#server/events/define-event.ts";
import type { matchEvents } from "#server/domains/matching/index.ts";
import { newId } from "#server/database/ids.ts";
import { Refusal, notFound } from "#server/errors/refusal.ts";
import { savedJobs } from "./tables.ts";

/** Puts a job on the candidate's list or takes it off; without `saved` it is turned. */
export function saveJob(
  { db, viewer, now }: CandidateContext,
  { jobId, saved }: { jobId: string; saved?: boolean },
) {
  const candidateId = viewer.candidateId;
  return db.transaction(async (tx) => {
    const pair = and(eq(savedJobs.candidateId, candidateId), eq(savedJobs.jobId, jobId));
    const [before] = await tx.select().from(savedJobs).where(pair).for("update");
    const wanted = saved ?? !before;
    const row = await findJob(tx, jobId);
    // What is on the list already can be taken off it, though the job is shown to nobody any more.
    const known = before && !wanted;
    if (!row || (!known && !maySee(row.job, row.company.published, viewer))) throw notFound("Job");
    if (wanted)
      await tx.insert(savedJobs).values({ id: newId(), candidateId, jobId, at: now() }).onConflictDoNothing();
    else await tx.delete(savedJobs).where(pair);
    return { jobId, saved: wanted };
  });
}

type Decided = EventData<typeof matchEvents.decided>;

/** What is saved among the matches is on the list too, and leaves it when the person thinks again. */
export async function saveMatch(tx: Transaction, { candidateId, jobId, status, before }: Decided, at: Date) {
  // Only what the earlier decision put there: what was saved elsewhere before it stays.
  const byMatch = eq(savedJobs.at, new Date(before.at));
  if (status === "saved")
    await tx
      .insert(savedJobs)
      .values({ id: newId(), candidateId, jobId, at })
      .onConflictDoUpdate({
        target: [savedJobs.candidateId, savedJobs.jobId],
        set: { at },
        setWhere: byMatch,
      });
  else if (before.status === "saved")
    await tx
      .delete(savedJobs)
      .where(and(eq(savedJobs.candidateId, candidateId), eq(savedJobs.jobId, jobId), byMatch));
}

/** Puts jobs on the list, each on its own: one that does not exist does not hold up the others. */
export async function saveJobs(context: CandidateContext, ids: string[]) {
  const refused: { id: string; code: string; message: string }[] = [];
  for (const jobId of new Set(ids))
    try {
      await saveJob(context, { jobId, saved: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id: jobId, code: error.code, message: error.message });
    }
  return { list: (await listSavedJobs(context)).list, refused };
}

/** The candidate's saved jobs, the latest first; a closed one stays and says so. */
export async function listSavedJobs({ db, viewer }: CandidateContext) {
  const rows = await db
    .select({
      savedAt: savedJobs.at,
      job: {
        id: jobs.id,
        publicJobId: jobs.publicJobId,
        jobTitle: jobs.jobTitle,
        department: jobs.department,
        locations: jobs.locations,
        remoteLocations: jobs.remoteLocations,
        workplaceType: jobs.workplaceType,
        remote: jobs.remote,
        status: jobs.status,
      },
      company: {
        id: companies.id,
        companyName: companies.companyName,
        slug: companies.slug,
        companyLogo: companies.companyLogo,
      },
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(savedJobs.candidateId, viewer.candidateId))
    .orderBy(desc(savedJobs.at))
    .limit(1000);
  return {
    list: rows.map(({ job }) => job.id),
    jobs: rows.map(({ job, company, savedAt }) => ({ ...job, company, savedAt })),
  };
}
