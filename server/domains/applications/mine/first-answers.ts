import { and, eq, inArray, min, ne, or, isNull, sql } from "drizzle-orm";
import type { ApplicationMove } from "#contract/application-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { applicationHistory, applications } from "../tables.ts";

/** Moves that count as a company's answer. */
const answers: ApplicationMove[] = ["shortlist", "pass", "refuseReview", "move", "hire"];

/** When each of the candidate's applications was first answered, as far as the candidate knows. */
export async function firstAnswers({ db, viewer }: CandidateContext): Promise<Map<string, Date>> {
  const pending = sql`${applications.pendingUndo} ->> 'historyId'`;
  const rows = await db
    .select({ id: applications.id, at: min(applicationHistory.at) })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
    .where(
      and(
        eq(applications.candidateId, viewer.candidateId),
        inArray(applicationHistory.move, answers),
        eq(applicationHistory.undone, false),
        // After applying again, only a new answer counts.
        sql`${applicationHistory.at} >= ${applications.appliedAt}`,
        or(isNull(pending), ne(pending, sql`${applicationHistory.id}::text`)),
      ),
    )
    .groupBy(applications.id);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}
