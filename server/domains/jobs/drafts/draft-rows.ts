import { eq, sql } from "drizzle-orm";
import type { JobFields } from "#contract/job-shapes.ts";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { jobDrafts } from "../tables.ts";

export type Waiting = Partial<JobFields>;
const none = { version: 0, waiting: {} as Waiting, byUserId: null as string | null };

/** What waits to be published of a job; whoever changes it holds the job. */
export async function findDraft(db: Reader, jobId: string) {
  const [draft] = await db.select().from(jobDrafts).where(eq(jobDrafts.jobId, jobId));
  return draft ?? none;
}

/** The draft the writer has seen; a newer one is theirs to look at first. */
export async function currentDraft(tx: Transaction, jobId: string, version: number) {
  const draft = await findDraft(tx, jobId);
  if (draft.version !== version)
    throw conflict(
      "CONFLICT",
      "A teammate or another tab just changed this job. Look at that version first.",
    );
  return draft;
}

interface Kept {
  jobId: string;
  waiting: Waiting;
}
/** Writes what waits; one more version. */
export async function keepWaiting(
  tx: Transaction,
  viewer: AuthenticatedContext["viewer"],
  { jobId, waiting }: Kept,
) {
  const kept = { waiting, byUserId: viewer.userId };
  await tx
    .insert(jobDrafts)
    .values({ jobId, version: 1, ...kept })
    .onConflictDoUpdate({ target: jobDrafts.jobId, set: { ...kept, version: next } });
}
const next = sql`${jobDrafts.version} + 1`;

/** The job itself was written: whoever writes over an older version of it is told. */
export async function countWriting(tx: Transaction, viewer: AuthenticatedContext["viewer"], jobId: string) {
  const byUserId = viewer.userId;
  await tx
    .insert(jobDrafts)
    .values({ jobId, version: 1, byUserId })
    .onConflictDoUpdate({ target: jobDrafts.jobId, set: { byUserId, version: next } });
}

/** A sync, an import or its undo wrote these jobs. */
export async function countSynced(tx: Transaction, jobIds: readonly string[]) {
  if (jobIds.length === 0) return;
  await tx.execute(sql`insert into job_drafts (job_id, version) select id, 1 from unnest(${sql.param(jobIds)}::uuid[]) id
    on conflict (job_id) do update set by_user_id = null, version = job_drafts.version + 1`);
}

/** What waits, to be published now. Pay that the publisher was not shown goes on waiting. */
export async function takeWaiting(
  tx: Transaction,
  { viewer }: CompanyContext,
  { jobId, version }: { jobId: string; version: number },
): Promise<Waiting> {
  const { waiting } = await currentDraft(tx, jobId, version);
  const { salary, ...rest } = waiting;
  const unseen = !viewer.team.permissions.salaries && salary !== undefined;
  await tx
    .update(jobDrafts)
    .set({ waiting: unseen ? { salary } : {} })
    .where(eq(jobDrafts.jobId, jobId));
  return unseen ? rest : waiting;
}
