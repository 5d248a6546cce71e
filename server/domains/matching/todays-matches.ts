import { and, eq, inArray, sql } from "drizzle-orm";
import { notScored, scoringNotice } from "#contract/matching.ts";
import type { Known } from "#server/context.ts";
import { newId } from "#server/ids.ts";
import { type Seeker, poolFor, seekerOf } from "./candidate-pool.ts";
import { nextMorning } from "#shared/times/match-day.ts";
import { type MatchRow, matchedJobs, matchesOfDay } from "./queries.ts";
import { type Pooled, diverse } from "./rank-pool.ts";
import { jobMatches, senses } from "./tables.ts";

const aDay = 10;
const ofOneCompany = 2;

type Choosing = Pick<Known, "db" | "now">;

/** Today's ten: chosen once, the same until tomorrow or until the person changes what they want. */
export async function todaysMatches(context: Known) {
  const seeker = await seekerOf(context, context.viewer.candidateId!);
  const rows = await chooseForToday(context, seeker);
  const { scoring } = seeker.candidate;
  const matches = await presentMatches(context, rows, scoring);
  return {
    day: seeker.day,
    scored: scoring,
    notice: scoring ? scoringNotice : notScored,
    nextAt: nextMorning(context.now(), seeker.timeZone),
    matches,
    counts: {
      pending: countOf(matches, "pending"),
      liked: countOf(matches, "liked"),
      saved: countOf(matches, "saved"),
      rejected: countOf(matches, "rejected"),
      applied: countOf(matches, "applied"),
    },
  };
}

export async function countPending(context: Known) {
  const { counts } = await todaysMatches(context);
  return { count: counts.pending };
}

function countOf(rows: readonly { status: string }[], status: string) {
  return rows.filter((row) => row.status === status).length;
}

/** The rows of the person's day, chosen now where they are not yet, or not from what holds now. */
export async function chooseForToday(context: Choosing, seeker: Seeker): Promise<MatchRow[]> {
  const { db } = context;
  const { candidate, day, fingerprint } = seeker;
  const rows = await matchesOfDay(db, candidate.id, day);
  const pending = rows.filter(({ status }) => status === "pending");
  if (rows.length > 0 && pending.every(({ chosenFrom }) => chosenFrom === fingerprint)) return rows;
  const pool = await poolFor(context, seeker);
  return choose(context, seeker, pool);
}

/** Two tabs may ask at once: the lock lets one choose and the other find what was chosen. */
function choose({ db, now }: Choosing, seeker: Seeker, pool: Pooled[]): Promise<MatchRow[]> {
  const { candidate, day, fingerprint } = seeker;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${candidate.id}, 7))`);
    const rows = await matchesOfDay(tx, candidate.id, day);
    const stale = rows.filter(({ status, chosenFrom }) => status === "pending" && chosenFrom !== fingerprint);
    if (rows.length > 0 && stale.length === 0) return rows;
    if (stale.length)
      await tx.delete(jobMatches).where(
        inArray(
          jobMatches.id,
          stale.map(({ id }) => id),
        ),
      );
    const kept = rows.filter((row) => !stale.includes(row));
    const left = pool.filter(({ job }) => !kept.some(({ jobId }) => jobId === job.id));
    const chosen = diverse(left, { limit: Math.max(0, aDay - kept.length), perCompany: ofOneCompany });
    for (const [order, { job, fit }] of chosen.entries()) {
      const fresh = {
        score: fit?.score ?? null,
        fit,
        day,
        place: kept.length + order,
        chosenFrom: fingerprint,
        at: now(),
      };
      await tx
        .insert(jobMatches)
        .values({ id: newId(), candidateId: candidate.id, jobId: job.id, ...fresh })
        .onConflictDoUpdate({
          target: [jobMatches.candidateId, jobMatches.jobId],
          set: fresh,
          setWhere: eq(jobMatches.status, "pending"),
        });
    }
    return matchesOfDay(tx, candidate.id, day);
  });
}

/** Matches with their jobs, pending ones first; a job that closed meanwhile is no longer to be decided. */
export async function presentMatches({ db }: Pick<Known, "db">, rows: MatchRow[], scoring: boolean) {
  const ids = rows.map(({ jobId }) => jobId);
  const [all, listed] = await Promise.all([
    matchedJobs(db, ids, { listed: false }),
    matchedJobs(db, ids, { listed: true }),
  ]);
  const shown = rows.flatMap((row) => {
    const job = row.status === "pending" ? listed.get(row.jobId) : all.get(row.jobId);
    if (!job) return [];
    return [{ ...row, job, score: scoring ? row.score : null, fit: scoring ? row.fit : null }];
  });
  return [
    ...shown.filter(({ status }) => status === "pending"),
    ...shown.filter(({ status }) => status !== "pending"),
  ];
}

/** The candidate opted out: no score of theirs stays. */
export async function forgetScores(db: Pick<Known["db"], "update" | "delete">, candidateId: string) {
  await db
    .update(jobMatches)
    .set({ score: null, fit: null })
    .where(and(eq(jobMatches.candidateId, candidateId)));
  await db.delete(senses).where(eq(senses.about, candidateId));
}
