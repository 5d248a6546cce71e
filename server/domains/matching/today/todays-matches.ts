import { and, eq } from "drizzle-orm";
import { notScored, notScoredYet, scoringNotice } from "#contract/matching.ts";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import { nextMorning } from "#shared/times/match-day.ts";
import { seekerOf } from "./candidate-pool.ts";
import { chooseAgain, chooseForToday } from "./choose-matches.ts";
import { type MatchRow, hiddenJobs, matchedJobs } from "../queries.ts";
import { jobMatches, senses } from "../tables.ts";

const dayMs = 86_400_000;

/** Today's ten: the same until the next morning, with what was decided about each. */
export async function todaysMatches(context: CandidateContext) {
  const seeker = await seekerOf(context, context.viewer.candidateId);
  const rows = await chooseForToday(context, seeker);
  const { scoring } = seeker.candidate;
  const all = await presentMatches(context, rows, scoring);
  const hidden = await hiddenJobs(context.db, seeker.candidate.id);
  // A company the person hides from today, or a job they said no to on its page, is not put before them any longer.
  const matches = all.filter(
    ({ status, job }) =>
      status !== "pending" || !(seeker.hiddenFrom.has(job.company.id) || hidden.includes(job.id)),
  );
  const outdated = rows.some((row) => row.status === "pending" && row.chosenFor !== seeker.preferencesHash);
  const day = rows[0]?.day ?? seeker.day;
  const ahead = day > seeker.day ? dayMs : 0;
  return {
    day,
    scored: scoring,
    outdated,
    notice: scoring ? scoringNotice : outdated ? notScoredYet : notScored,
    nextAt: nextMorning(new Date(context.now().getTime() + ahead), seeker.timeZone),
    matches,
    counts: {
      pending: matches.filter(({ status, open }) => status === "pending" && open).length,
      liked: countOf(matches, "liked"),
      saved: countOf(matches, "saved"),
      rejected: countOf(matches, "rejected"),
      applied: countOf(matches, "applied"),
    },
  };
}

export async function chooseTodaysAgain(context: CandidateContext) {
  await chooseAgain(context);
  return todaysMatches(context);
}

export async function countPending(context: CandidateContext) {
  const { counts } = await todaysMatches(context);
  return { count: counts.pending };
}

function countOf(rows: readonly { status: string }[], status: string) {
  return rows.filter((row) => row.status === status).length;
}

/** Matches with their jobs, pending ones first; a job that closed meanwhile stays and says so. */
export async function presentMatches(
  { db }: Pick<AuthenticatedContext, "db">,
  rows: MatchRow[],
  scoring: boolean,
) {
  const ids = rows.map(({ jobId }) => jobId);
  const [all, listed] = await Promise.all([
    matchedJobs(db, ids, { listed: false }),
    matchedJobs(db, ids, { listed: true }),
  ]);
  const shown = rows.flatMap((row) => {
    const job = all.get(row.jobId);
    if (!job) return [];
    const open = listed.has(row.jobId);
    return [{ ...row, job, open, score: scoring ? row.score : null, fit: scoring ? row.fit : null }];
  });
  return [
    ...shown.filter(({ status }) => status === "pending"),
    ...shown.filter(({ status }) => status !== "pending"),
  ];
}

/** The candidate opted out: no score of theirs stays. */
export async function forgetScores(
  db: Pick<AuthenticatedContext["db"], "update" | "delete">,
  candidateId: string,
) {
  await db
    .update(jobMatches)
    .set({ score: null, fit: null })
    .where(and(eq(jobMatches.candidateId, candidateId)));
  await db.delete(senses).where(eq(senses.about, candidateId));
}
