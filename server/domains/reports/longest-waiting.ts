import { and, asc, count, desc, eq, isNotNull, min } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { reportApplications } from "./tables.ts";

const { companyId: ofCompany, waitingSince, applicationId, jobId } = reportApplications;
const waits = (companyId: string) => and(eq(ofCompany, companyId), isNotNull(waitingSince));

/** How many people wait for a decision, by job, the most first. */
export function waitingByJob(db: Reader, companyId: string) {
  // Counted before the titles are joined: there are far fewer jobs than people.
  const waiting = db
    .select({ jobId, count: count().as("count"), since: min(waitingSince).as("since") })
    .from(reportApplications)
    .where(waits(companyId))
    .groupBy(jobId)
    .as("waiting");
  return db
    .select({
      jobId: waiting.jobId,
      jobTitle: jobs.jobTitle,
      count: waiting.count,
      since: waiting.since,
    })
    .from(waiting)
    .innerJoin(jobs, eq(jobs.id, waiting.jobId))
    .orderBy(desc(waiting.count), asc(jobs.jobTitle));
}

/** Whom a company owes an answer the longest. */
export function longestWaiting(db: Reader, companyId: string, most: number) {
  return db
    .select({
      applicationId,
      jobId,
      jobTitle: jobs.jobTitle,
      candidateName: users.fullName,
      since: waitingSince,
    })
    .from(reportApplications)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(waits(companyId))
    .orderBy(asc(waitingSince), asc(applicationId))
    .limit(most);
}
