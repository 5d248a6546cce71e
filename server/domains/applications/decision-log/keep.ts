import type { AuthenticatedContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import type { Application } from "../queries.ts";
import { applicationScores, applicationViews } from "./tables.ts";

type Scored = Pick<Application, "id" | "score" | "fit">;

/** Keeps the scores that applications have from now on beside those they had. */
export async function keepScores(tx: Transaction, scored: readonly Scored[], at: Date) {
  if (scored.length === 0) return;
  await tx.insert(applicationScores).values(
    scored.map(({ id, score, fit }) => ({
      id: newId(),
      applicationId: id,
      at,
      modelVersion: fit?.modelVersion ?? null,
      score,
      fit,
    })),
  );
}

/** Someone of the team opened it, with its score; what support looks at is in the log of administrators. */
export async function keepView({ db, viewer, now }: AuthenticatedContext, applicationId: string) {
  if (!viewer.userId || viewer.lookedAtBy) return;
  const at = now();
  const day = at.toISOString().slice(0, 10);
  await db
    .insert(applicationViews)
    .values({ applicationId, userId: viewer.userId, day, at })
    .onConflictDoNothing();
}
