import { and, eq, gt, gte } from "drizzle-orm";
import type { z } from "zod";
import type { DemographicChanges } from "#contract/candidates.ts";
import type { DemographicKey } from "#contract/candidate-shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { addDays } from "#shared/times/add-days.ts";
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

/** A consent to be counted in reports ends after so many days, unless it is given anew. */
const countableDays = 365;
export const countableUntil = (since: Date) => addDays(since, countableDays);
/** Consents given up to this day have ended. */
export const countableEnded = (now: Date) => addDays(now, -countableDays);

/** The answers of people who agree to be counted, for counting only; with `agreedSince`, only of those who agreed from that day on. */
export function countableAnswers(db: Reader, now: Date, agreedSince?: string) {
  const { candidateId, answers, countableSince } = demographicAnswers;
  return db
    .select({ candidateId, answers })
    .from(demographicAnswers)
    .where(
      and(
        gt(countableSince, countableEnded(now)),
        agreedSince ? gte(countableSince, new Date(agreedSince)) : undefined,
      ),
    )
    .as("countable_answers");
}
