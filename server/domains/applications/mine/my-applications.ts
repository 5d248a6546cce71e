import { type SQL, and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isLive, jobs, ownStages } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { presentMine } from "../present.ts";
import { everApplied, onlyAsked } from "../ever-reached.ts";
import { applications } from "../tables.ts";

const mine = {
  application: applications,
  job: {
    id: jobs.id,
    publicJobId: jobs.publicJobId,
    jobTitle: jobs.jobTitle,
    department: jobs.department,
    locations: jobs.locations,
    status: jobs.status,
  },
  company: {
    id: companies.id,
    companyName: companies.companyName,
    slug: companies.slug,
    companyLogo: companies.companyLogo,
  },
  ownStages,
  open: sql<boolean>`(${isLive} and ${companies.published})`,
  onlyAsked,
  applied: everApplied,
};

/** The candidate's applications, the latest activity first. A lead knows nothing of being one. */
export async function listMine({ db, viewer }: CandidateContext, jobId?: string) {
  const rows = await select(
    db,
    and(
      eq(applications.candidateId, viewer.candidateId),
      ne(applications.applicationState, "lead"),
      jobId ? eq(applications.jobId, jobId) : undefined,
    ),
  );
  return rows.map(presentMine).toSorted((a, b) => b.lastActivityAt.getTime() - a.lastActivityAt.getTime());
}

/** One of them, for whoever holds the door. */
export async function findMine(db: Reader, id: string, candidateId?: string) {
  const [row] = await select(
    db,
    and(
      eq(applications.id, id),
      ne(applications.applicationState, "lead"),
      candidateId ? eq(applications.candidateId, candidateId) : undefined,
    ),
  );
  if (!row) throw notFound("Application");
  return presentMine(row);
}

/** Those of these applications that are more than leads; the caller has found their ids among the candidate's own. */
export async function listThese(db: Reader, ids: string[]) {
  const rows = await select(
    db,
    and(inArray(applications.id, ids), ne(applications.applicationState, "lead")),
  );
  return rows.map(presentMine);
}

function select(db: Reader, where: SQL | undefined) {
  return db
    .select(mine)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(where)
    .orderBy(desc(applications.lastActivityAt))
    .limit(1000);
}
