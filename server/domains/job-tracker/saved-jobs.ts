import { and, eq } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findJob, maySee } from "#server/domains/jobs/index.ts";
import type { EventData } from "#server/events/define-event.ts";
import type { matchEvents } from "#server/domains/matching/index.ts";
import { newId } from "#server/database/ids.ts";
import { Refusal, notFound } from "#server/errors/refusal.ts";
import { holdMyList } from "./lists/candidate-lists.ts";
import { savedJobs } from "./tables.ts";

interface Saving {
  jobId: string;
  /** Without it the mark is turned. */
  saved?: boolean;
  /** Where it is put; without it a saved job stays where it is. */
  listId?: string | null;
}
/** Saves a job, moves it to another list or takes it off. */
export function saveJob(context: CandidateContext, { jobId, saved, listId }: Saving) {
  const { db, viewer, now } = context;
  const candidateId = viewer.candidateId;
  return db.transaction(async (tx) => {
    const pair = and(eq(savedJobs.candidateId, candidateId), eq(savedJobs.jobId, jobId));
    const [before] = await tx.select().from(savedJobs).where(pair).for("update");
    const wanted = saved ?? !before;
    const row = await findJob(tx, jobId);
    // What is on a list already can be moved and taken off, though the job is shown to nobody anymore.
    if (!row || (!before && !maySee(row.job, row.company.published, viewer))) throw notFound("Job");
    if (wanted && listId) await holdMyList(tx, context, listId);
    const place = listId === undefined ? {} : { listId };
    const insert = tx.insert(savedJobs).values({ id: newId(), candidateId, jobId, ...place, at: now() });
    if (!wanted) await tx.delete(savedJobs).where(pair);
    else if (listId === undefined) await insert.onConflictDoNothing();
    else await insert.onConflictDoUpdate({ target: [savedJobs.candidateId, savedJobs.jobId], set: place });
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

/** Saves jobs, each on its own: one that does not exist does not hold up the others. */
export async function saveEach(context: CandidateContext, ids: string[], listId?: string) {
  const refused: { id: string; code: string; message: string }[] = [];
  for (const jobId of new Set(ids))
    try {
      await saveJob(context, { jobId, saved: true, listId });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id: jobId, code: error.code, message: error.message });
    }
  return refused;
}
