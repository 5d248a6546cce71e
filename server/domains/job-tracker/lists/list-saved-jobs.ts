import { and, asc, count, desc, eq } from "drizzle-orm";
import type { CandidateList } from "#contract/candidate-lists.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { savedMatches } from "#server/domains/matching/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { candidateLists, savedJobs } from "../tables.ts";

/** A job as lists show it. */
export const listedJob = {
  id: jobs.id,
  publicJobId: jobs.publicJobId,
  jobTitle: jobs.jobTitle,
  department: jobs.department,
  locations: jobs.locations,
  remoteLocations: jobs.remoteLocations,
  workplaceType: jobs.workplaceType,
  remote: jobs.remote,
  salary: jobs.salary,
};
export const listedCompany = {
  id: companies.id,
  companyName: companies.companyName,
  slug: companies.slug,
  companyLogo: companies.companyLogo,
};

/** The candidate's saved jobs, the latest first, and the lists they stand on; a closed one stays and says so. */
export async function listSavedJobs(context: CandidateContext) {
  const { db, viewer } = context;
  const rows = await db
    .select({
      savedAt: savedJobs.at,
      listId: savedJobs.listId,
      job: { ...listedJob, status: jobs.status },
      company: listedCompany,
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(savedJobs.candidateId, viewer.candidateId))
    .orderBy(desc(savedJobs.at))
    .limit(1000);
  const lists = await selectLists(db, viewer.candidateId);
  const matches = await savedMatches(db, viewer.candidateId);
  return {
    list: rows.map(({ job }) => job.id),
    jobs: rows.map(({ job, company, ...saved }) => ({
      ...job,
      ...saved,
      company,
      fromMatches: matches.has(job.id),
    })),
    lists: lists.map((row) => presentList(context, row)),
  };
}

/** One list as its owner sees it. */
export async function showList(context: CandidateContext, id: string): Promise<OnWire> {
  const [row] = await selectLists(context.db, context.viewer.candidateId, id);
  if (!row) throw notFound("List");
  return presentList(context, row);
}

function selectLists(db: Reader, candidateId: string, id?: string) {
  return db
    .select({ list: candidateLists, jobs: count(jobs.id) })
    .from(candidateLists)
    .leftJoin(savedJobs, eq(savedJobs.listId, candidateLists.id))
    .leftJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(candidateLists.candidateId, candidateId), id ? eq(candidateLists.id, id) : undefined))
    .groupBy(candidateLists.id)
    .orderBy(asc(candidateLists.createdAt));
}

type OnWire = Omit<CandidateList, "createdAt"> & { createdAt: Date };
type ListRow = Awaited<ReturnType<typeof selectLists>>[number];
function presentList({ config }: CandidateContext, { list, jobs: held }: ListRow): OnWire {
  const { shareKey, shownName } = list;
  const share = shareKey ? { url: `${config.publicUrl}/lists/${shareKey}`, shownName } : null;
  return { id: list.id, name: list.name, jobs: held, share, createdAt: list.createdAt };
}
