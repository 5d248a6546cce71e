import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { candidates } from "#server/domains/candidates/index.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { jobMatches, matchSignals } from "./tables.ts";

export type MatchRow = typeof jobMatches.$inferSelect;

const shownJob = {
  id: jobs.id,
  publicJobId: jobs.publicJobId,
  jobTitle: jobs.jobTitle,
  department: jobs.department,
  locations: jobs.locations,
  remote: jobs.remote,
  remoteLocations: jobs.remoteLocations,
  workplaceType: jobs.workplaceType,
  employmentType: jobs.employmentType,
  seniority: jobs.seniority,
  salary: jobs.salary,
  publishedAt: jobs.publishedAt,
};
const shownCompany = {
  id: companies.id,
  companyName: companies.companyName,
  slug: companies.slug,
  companyLogo: companies.companyLogo,
  companySize: companies.companySize,
  fundingStage: companies.fundingStage,
};

/** Jobs as matches show them, by id; `listed` drops those nobody can apply to anymore. */
export async function matchedJobs(db: Reader, ids: string[], { listed }: { listed: boolean }) {
  if (!ids.length) return new Map<string, never>();
  const rows = await db
    .select({ job: shownJob, company: shownCompany })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(jobs.id, ids), listed ? isListed : undefined));
  return new Map(rows.map(({ job, company }) => [job.id, { ...job, company }]));
}

export function matchesOfDay(db: Reader, candidateId: string, day: string): Promise<MatchRow[]> {
  return db
    .select()
    .from(jobMatches)
    .where(and(eq(jobMatches.candidateId, candidateId), eq(jobMatches.day, day)))
    .orderBy(jobMatches.place);
}

/** Everything the candidate ever decided. */
export function decidedMatches(db: Reader, candidateId: string): Promise<MatchRow[]> {
  return db
    .select()
    .from(jobMatches)
    .where(and(eq(jobMatches.candidateId, candidateId), ne(jobMatches.status, "pending")));
}

/** Everything the candidate did with jobs, oldest first. */
export function signalsOf(db: Reader, candidateId: string) {
  return db
    .select()
    .from(matchSignals)
    .where(eq(matchSignals.candidateId, candidateId))
    .orderBy(matchSignals.at, matchSignals.id);
}

/** What the candidate does not want to be offered: the last word about each job counts. */
export async function hiddenJobs(db: Reader, candidateId: string): Promise<string[]> {
  const { jobId, signal, at, id } = matchSignals;
  const rows = await db
    .selectDistinctOn([jobId], { jobId, signal })
    .from(matchSignals)
    .where(and(eq(matchSignals.candidateId, candidateId), inArray(signal, ["hidden", "shown"])))
    .orderBy(jobId, desc(at), desc(id));
  return rows.filter((row) => row.signal === "hidden").map((row) => row.jobId);
}

/** The only door to a match: the candidate's own, held until the transaction ends. */
export async function lockMyMatch(
  tx: Transaction,
  { viewer }: CandidateContext,
  id: string,
): Promise<MatchRow> {
  const [row] = await tx
    .select()
    .from(jobMatches)
    .where(and(eq(jobMatches.id, id), eq(jobMatches.candidateId, viewer.candidateId)))
    .for("update");
  if (!row) throw notFound("Match");
  return row;
}

export async function findMatch(db: Reader, candidateId: string, jobId: string) {
  const [row] = await db
    .select()
    .from(jobMatches)
    .where(and(eq(jobMatches.candidateId, candidateId), eq(jobMatches.jobId, jobId)));
  return row;
}

/** The jobs that someone saved among their matches. */
export async function savedMatches(db: Reader, candidateId: string): Promise<Set<string>> {
  const { jobId, status } = jobMatches;
  const rows = await db
    .select({ jobId })
    .from(jobMatches)
    .where(and(eq(jobMatches.candidateId, candidateId), eq(status, "saved")));
  return new Set(rows.map((row) => row.jobId));
}

/** What is known of some jobs and one person: how it was decided, and the fit that was judged. */
export function matchesOf(db: Reader, candidateId: string, jobIds: string[]) {
  const { jobId, status, fit } = jobMatches;
  return db
    .select({ jobId, status, fit, scoring: candidates.scoring })
    .from(jobMatches)
    .innerJoin(candidates, eq(candidates.id, jobMatches.candidateId))
    .where(and(eq(jobMatches.candidateId, candidateId), inArray(jobId, jobIds)));
}
