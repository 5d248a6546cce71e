import { and, asc, count, desc, eq, isNotNull, min, notInArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { ownApplications } from "./own-applications.ts";
import { reportApplications } from "./tables.ts";

const { companyId: ofCompany, waitingSince, applicationId, jobId } = reportApplications;
interface Asked {
  companyId: string;
  /** Who asks: their own application is not theirs to decide about. */
  userId: string | null;
}
async function waits(db: Reader, { companyId, userId }: Asked) {
  const own = await ownApplications(db, companyId, userId);
  return and(eq(ofCompany, companyId), isNotNull(waitingSince), notInArray(applicationId, own));
}

/** How many people wait for a decision, by job, the most first. */
export async function waitingByJob(db: Reader, asked: Asked) {
  // Counted before the titles are joined: there are far fewer jobs than people.
  const waiting = db
    .select({ jobId, count: count().as("count"), since: min(waitingSince).as("since") })
    .from(reportApplications)
    .where(await waits(db, asked))
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
export async function longestWaiting(db: Reader, asked: Asked, most: number) {
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
    .where(await waits(db, asked))
    .orderBy(asc(waitingSince), asc(applicationId))
    .limit(most);
}
