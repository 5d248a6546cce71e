import { eq } from "drizzle-orm";
import type { DemographicKey } from "#contract/candidate-shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { myCandidate } from "./queries.ts";
import { demographicAnswers } from "./tables.ts";

type Answers = Partial<Record<DemographicKey, string>>;

/** One's own answers; nobody else can ask for them. */
export async function readDemographics(
  context: AuthenticatedContext,
  id: string,
): Promise<{ answers: Answers }> {
  await myCandidate(context, id);
  const [row] = await context.db
    .select()
    .from(demographicAnswers)
    .where(eq(demographicAnswers.candidateId, id));
  return { answers: row?.answers ?? {} };
}

/** Adds, changes or takes back answers; no event is announced, so that nothing can follow from them. */
export async function setDemographics(
  context: AuthenticatedContext,
  id: string,
  changes: Partial<Record<DemographicKey, string | null>>,
) {
  const { answers } = await readDemographics(context, id);
  const kept = Object.entries({ ...answers, ...changes }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const row = { answers: Object.fromEntries(kept) as Answers, changedAt: context.now() };
  await context.db
    .insert(demographicAnswers)
    .values({ candidateId: id, ...row })
    .onConflictDoUpdate({ target: demographicAnswers.candidateId, set: row });
  return { answers: row.answers };
}
