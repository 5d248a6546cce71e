import { notScored, scoringNotice } from "#contract/matching.ts";
import { fitSummaryOf } from "#shared/matching/fit-summary.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { myCandidate } from "#server/domains/candidates/index.ts";
import { findJob, maySee } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { judgeOwnFit } from "./judge-fit.ts";
import { findMatch } from "../queries.ts";
import { presentMatches } from "../today/todays-matches.ts";

/** The fit for one job, judged when asked. */
export async function fitForJob(
  context: AuthenticatedContext,
  { candidateId, jobId }: { candidateId: string; jobId: string },
) {
  const { db, now, viewer } = context;
  const { scoring } = await myCandidate(context, candidateId);
  const row = await findJob(db, jobId);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
  const fit = await judgeOwnFit(db, { job: row.job, candidateId, now: now() });
  const kept = await findMatch(db, candidateId, jobId);
  const [match] = kept ? await presentMatches(context, [kept], scoring) : [];
  return { scored: scoring, notice: scoring ? scoringNotice : notScored, fit, match: match ?? null };
}

/** The fit in sentences, made of its own words only. */
export async function fitSummary(context: AuthenticatedContext, ids: { candidateId: string; jobId: string }) {
  const { fit } = await fitForJob(context, ids);
  if (!fit) return { scored: false, score: null, summary: notScored, strengths: [], gaps: [] };
  return { scored: true, score: fit.score, ...fitSummaryOf(fit) };
}
