import { eq, gte, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import type { DemographicChanges } from "#contract/candidates.ts";
import type { DemographicKey } from "#contract/candidate-shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { lockCandidate, myCandidate } from "./queries.ts";
import { demographicAnswers } from "./tables.ts";

type Answers = Partial<Record<DemographicKey, string>>;

/** One's own answers; nobody else can ask for them. */
export async function readDemographics(
  context: AuthenticatedContext,
  id: string,
): Promise<{ answers: Answers; countableSince: Date | null }> {
  await myCandidate(context, id);
  const [row] = await context.db
    .select()
    .from(demographicAnswers)
    .where(eq(demographicAnswers.candidateId, id));
  return { answers: row?.answers ?? {}, countableSince: row?.countableSince ?? null };
}

/** Adds, changes or takes back answers and the consent to count them; no event is announced, so that nothing can follow from them. */
export async function setDemographics(
  context: AuthenticatedContext,
  id: string,
  { answers: changes, countable }: z.infer<typeof DemographicChanges>,
) {
  await myCandidate(context, id);
  return context.db.transaction(async (tx) => {
    await lockCandidate(tx, id);
    // A consent may end meanwhile.
    const [before] = await tx
      .select()
      .from(demographicAnswers)
      .where(eq(demographicAnswers.candidateId, id))
      .for("update");
    const kept = Object.entries({ ...before?.answers, ...changes }).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    );
    const now = context.now();
    const row = {
      answers: Object.fromEntries(kept) as Answers,
      // Given anew, it holds from now on.
      countableSince: countable === undefined ? (before?.countableSince ?? null) : countable ? now : null,
      changedAt: now,
    };
    await tx
      .insert(demographicAnswers)
      .values({ candidateId: id, ...row })
      .onConflictDoUpdate({ target: demographicAnswers.candidateId, set: row });
    return { answers: row.answers, countableSince: row.countableSince };
  });
}

/** The answers of people who agreed to be counted, for counting only; with `agreedSince`, only of those who agreed from that day on. */
export function countableAnswers(db: Reader, agreedSince?: string) {
  const { candidateId, answers, countableSince } = demographicAnswers;
  return db
    .select({ candidateId, answers })
    .from(demographicAnswers)
    .where(agreedSince ? gte(countableSince, new Date(agreedSince)) : isNotNull(countableSince))
    .as("countable_answers");
}
