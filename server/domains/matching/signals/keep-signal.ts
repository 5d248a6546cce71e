import { and, desc, eq, inArray } from "drizzle-orm";
import type { MatchSignal } from "#contract/match-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { findJob, maySee } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { jobMatches, matchSignals } from "../tables.ts";

/** Said of a job once a day at most. */
const daily: readonly MatchSignal[] = ["viewed", "opened", "shared"];
/** Each pair of words about a job: saying the last one again changes nothing. */
const pairs: Partial<Record<MatchSignal, MatchSignal[]>> = {
  saved: ["saved", "unsaved"],
  unsaved: ["saved", "unsaved"],
  hidden: ["hidden", "shown"],
  shown: ["hidden", "shown"],
};

/** Adds what a job seeker did with a job they may see to the history; what was said already is not said twice. */
export async function keepSignal(
  { db, now, viewer }: CandidateContext,
  { jobId, signal }: { jobId: string; signal: MatchSignal },
) {
  const row = await findJob(db, jobId);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
  const { candidateId } = viewer;
  const at = now();
  await db.transaction(async (tx) => {
    if (signal === "shown") await forgetDismissal(tx, { candidateId, jobId, at });
    const [last] = await tx
      .select()
      .from(matchSignals)
      .where(
        and(
          eq(matchSignals.candidateId, candidateId),
          eq(matchSignals.jobId, jobId),
          inArray(matchSignals.signal, pairs[signal] ?? [signal]),
        ),
      )
      .orderBy(desc(matchSignals.at), desc(matchSignals.id))
      .limit(1);
    if (signal === "shown" && !last) return;
    if (last?.signal === signal && (!daily.includes(signal) || dayOf(last.at) === dayOf(at))) return;
    await tx.insert(matchSignals).values({ id: newId(), candidateId, jobId, signal, at });
  });
}

/** What was dismissed on any day may be suggested again; the reason no longer counts. */
function forgetDismissal(
  tx: Transaction,
  { candidateId, jobId, at }: { candidateId: string; jobId: string; at: Date },
) {
  const mine = and(eq(jobMatches.candidateId, candidateId), eq(jobMatches.jobId, jobId));
  return tx
    .update(jobMatches)
    .set({ status: "pending", reason: null, note: null, at })
    .where(and(mine, eq(jobMatches.status, "rejected")));
}

function dayOf(at: Date) {
  return at.toISOString().slice(0, 10);
}
