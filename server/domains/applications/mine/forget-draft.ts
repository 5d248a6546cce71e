import { and, eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { applicationDrafts } from "../tables.ts";

/** What was begun has reached the team. */
export async function forgetDraft(
  tx: Transaction,
  { candidateId, jobId }: { candidateId: string; jobId: string },
) {
  await tx
    .delete(applicationDrafts)
    .where(and(eq(applicationDrafts.candidateId, candidateId), eq(applicationDrafts.jobId, jobId)));
}
