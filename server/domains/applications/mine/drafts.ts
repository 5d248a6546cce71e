import { and, eq } from "drizzle-orm";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import { findJob, maySee } from "#server/domains/jobs/index.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import { liveJob } from "../apply-to-job.ts";
import { applicationDrafts } from "../tables.ts";

/** An application begun but not sent; null when there is none. */
export async function findDraft(context: CandidateContext, jobId: string) {
  const { db, viewer } = context;
  await refuseHidden(context, jobId);
  const [draft] = await db.select().from(applicationDrafts).where(mine(viewer.candidateId, jobId));
  return draft ?? null;
}

/** Keeps what was typed so far; the newest writing wins. */
export function saveDraft(context: CandidateContext, jobId: string, data: Record<string, unknown>) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    await liveJob(tx, context, jobId);
    const [draft] = await tx
      .insert(applicationDrafts)
      .values({ id: newId(), candidateId: viewer.candidateId, jobId, data, changedAt: now() })
      .onConflictDoUpdate({
        target: [applicationDrafts.candidateId, applicationDrafts.jobId],
        set: { data, changedAt: now() },
      })
      .returning();
    return draft!;
  });
}

export async function dropDraft(context: CandidateContext, jobId: string) {
  const { db, viewer } = context;
  await refuseHidden(context, jobId);
  await db.delete(applicationDrafts).where(mine(viewer.candidateId, jobId));
}

/** A draft outlives its job's closing, but a job one may not see does not exist. */
async function refuseHidden({ db, viewer }: AuthenticatedContext, jobId: string) {
  const row = await findJob(db, jobId);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
}

function mine(candidateId: string, jobId: string) {
  return and(eq(applicationDrafts.candidateId, candidateId), eq(applicationDrafts.jobId, jobId));
}
