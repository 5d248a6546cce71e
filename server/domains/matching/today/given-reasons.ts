import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { RejectReason } from "#contract/match-shapes.ts";
import { salaryText } from "#shared/money/salary.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { myCandidate } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { jobMatches } from "../tables.ts";

interface About {
  jobTitle: string;
  companyName: string;
  stage: string | null;
  places: string[];
  remote: boolean;
  pay: string | null;
}

/** What a reason keeps away, in a sentence. */
const kept: Record<RejectReason, (job: About) => string> = {
  company: ({ companyName }) => `No jobs at ${companyName}.`,
  pay: ({ pay }) =>
    pay ? `No jobs that pay ${pay} or less.` : "This job doesn’t list a salary, so this has no effect.",
  place: ({ places, remote }) =>
    remote
      ? "No remote jobs like this one."
      : `No jobs that are only in ${sentenceList(places.slice(0, 3))}.`,
  stage: ({ stage }) =>
    stage
      ? `No companies at this stage: ${stage}.`
      : "This company’s stage isn’t listed, so this has no effect.",
  work: ({ jobTitle }) => `No jobs like “${jobTitle}”.`,
};

/** The reasons a person gave and has not taken back, newest first. */
export async function listReasons(context: AuthenticatedContext, candidateId: string) {
  await myCandidate(context, candidateId);
  const rows = await context.db
    .select({ match: jobMatches, job: jobs, company: companies })
    .from(jobMatches)
    .innerJoin(jobs, eq(jobs.id, jobMatches.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isReason(candidateId))
    .orderBy(desc(jobMatches.at), jobMatches.id);
  return rows.map(({ match, job, company }) => ({
    matchId: match.id,
    reason: match.reason!,
    at: match.at,
    jobTitle: job.jobTitle,
    companyName: company.companyName,
    keepsAway: kept[match.reason!]({
      jobTitle: job.jobTitle,
      companyName: company.companyName,
      stage: company.fundingStage ?? company.companySize,
      places: job.locations.length > 0 ? job.locations : ["locations that aren’t listed"],
      remote: job.remote,
      pay: job.salary && salaryText(job.salary),
    }),
  }));
}

/** The job stays refused; what was said about it counts for others no more. */
export async function takeBackReason(
  context: AuthenticatedContext,
  { id, matchId }: { id: string; matchId: string },
) {
  await myCandidate(context, id);
  const [row] = await context.db
    .update(jobMatches)
    .set({ reason: null, note: null })
    .where(and(eq(jobMatches.id, matchId), isReason(id)))
    .returning({ id: jobMatches.id });
  if (!row) throw notFound("Reason");
}

/** What the choice of jobs depends on. */
export async function reasonsInForce(db: Reader, candidateId: string): Promise<string[]> {
  const rows = await db
    .select({ jobId: jobMatches.jobId, reason: jobMatches.reason })
    .from(jobMatches)
    .where(isReason(candidateId));
  return rows.map(({ jobId, reason }) => `${jobId} ${reason}`).sort();
}

function isReason(candidateId: string) {
  return and(
    eq(jobMatches.candidateId, candidateId),
    eq(jobMatches.status, "rejected"),
    isNotNull(jobMatches.reason),
  );
}
