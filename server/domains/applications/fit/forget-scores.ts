import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { keepScores } from "../decision-log/keep.ts";
import { applicationScores } from "../decision-log/tables.ts";
import { type ApplicationState, applications } from "../tables.ts";

/** Where nobody has decided anything yet, so that nothing was decided by a score. */
const untouched: ApplicationState[] = ["lead", "review", "pending", "referralRequest", "outbound"];

/** Who opts out of automated scoring loses every score at once: people alone read their applications. */
export async function forgetScores(tx: Transaction, candidateId: string, at: Date) {
  const candidate = await findCandidate(tx, candidateId);
  if (!candidate || candidate.scoring) return;
  const forgotten = await tx
    .update(applications)
    .set({ score: null, fit: null, verdicts: [] })
    .where(
      and(
        eq(applications.candidateId, candidateId),
        or(isNotNull(applications.score), isNotNull(applications.fit)),
      ),
    )
    .returning();
  const open = forgotten.filter(({ applicationState }) => untouched.includes(applicationState));
  const ids = open.map(({ id }) => id);
  if (ids.length) await tx.delete(applicationScores).where(inArray(applicationScores.applicationId, ids));
  await keepScores(tx, forgotten, at);
}
