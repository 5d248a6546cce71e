import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { applications } from "../tables.ts";

/** Who opts out of automated scoring loses every score at once: people alone read their applications. */
export async function forgetScores(tx: Transaction, candidateId: string) {
  const candidate = await findCandidate(tx, candidateId);
  if (!candidate || candidate.scoring) return;
  await tx
    .update(applications)
    .set({ score: null, fit: null, verdicts: [] })
    .where(and(eq(applications.candidateId, candidateId), isNotNull(applications.score)));
}
