import { and, eq } from "drizzle-orm";
import type { WorkPreferences } from "#contract/candidate-shapes.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { jobPreferences } from "./tables.ts";

/** What a person says otherwise for one job than for work in general. */
export async function findJobPreferences(
  db: Reader,
  candidateId: string,
  jobId: string,
): Promise<Partial<WorkPreferences>> {
  const [row] = await db
    .select({ preferences: jobPreferences.preferences })
    .from(jobPreferences)
    .where(and(eq(jobPreferences.candidateId, candidateId), eq(jobPreferences.jobId, jobId)));
  return row?.preferences ?? {};
}

interface Said {
  candidateId: string;
  jobId: string;
  preferences: Partial<WorkPreferences>;
  now: Date;
}
export async function saveJobPreferences(tx: Transaction, { candidateId, jobId, preferences, now }: Said) {
  await tx
    .insert(jobPreferences)
    .values({ candidateId, jobId, preferences, changedAt: now })
    .onConflictDoUpdate({
      target: [jobPreferences.candidateId, jobPreferences.jobId],
      set: { preferences, changedAt: now },
    });
}
