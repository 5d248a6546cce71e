import { asc, eq, inArray, or, and } from "drizzle-orm";
import { companies } from "#server/domains/companies/index.ts";
import type { Context } from "#server/context.ts";
import { readFilter } from "#server/http/filter.ts";
import { notFound } from "#server/errors/refusal.ts";
import { teamsOf } from "./team/teams-of.ts";
import { presentCard, presentJob } from "./present.ts";
import { findJob, isListed, isLive, isOpenToAll, mostRecent, selectCards } from "./queries.ts";
import { maySee } from "./rules.ts";
import { jobs } from "./tables.ts";

const columns = {
  id: jobs.id,
  companyId: jobs.companyId,
  publicJobId: jobs.publicJobId,
  jobTitle: jobs.jobTitle,
  department: jobs.department,
  status: jobs.status,
  internal: jobs.internal,
  remote: jobs.remote,
  workplaceType: jobs.workplaceType,
  employmentType: jobs.employmentType,
  seniority: jobs.seniority,
  publishedToMarketplace: jobs.publishedToMarketplace,
  clickCount: jobs.clickCount,
  createdAt: jobs.createdAt,
  publishedAt: jobs.publishedAt,
  changedAt: jobs.changedAt,
  jobAddedDate: jobs.publishedAt,
  companyName: companies.companyName,
  companySlug: companies.slug,
};

/**
 * Everyone finds what is listed, and of a company that is named all that its careers page shows;
 * a hiring team also finds everything of its own, and employees what is open inside their company.
 */
export async function listJobs({ db, viewer }: Context, filter: string | undefined) {
  const asked = readFilter(filter, { columns, include: ["company", "jobTeams"] });
  const found = namesCompany(filter) ? isOpenToAll : isListed;
  const own = viewer?.companyId ? eq(jobs.companyId, viewer.companyId) : undefined;
  const inside = viewer?.employerId ? and(eq(jobs.companyId, viewer.employerId), isLive) : undefined;
  const rows = await selectCards(db, {
    where: and(asked.where, or(found, own, inside)),
    orderBy: asked.orderBy.length ? [...asked.orderBy, asc(jobs.id)] : mostRecent,
    limit: asked.limit,
    offset: asked.offset,
  });
  const mine = rows.filter(({ job }) => worksWith(viewer, job.companyId)).map(({ job }) => job.id);
  const teams = asked.include.has("jobTeams") ? await teamsOf(db, mine) : new Map();
  return rows.map(({ job, company }) =>
    presentCard({ job, company, own: job.companyId === viewer?.companyId, team: teams.get(job.id) }),
  );
}

/** The hiring team and the employees of a company see who works on its jobs. */
function worksWith(viewer: Context["viewer"], companyId: string) {
  return viewer?.companyId === companyId || viewer?.employerId === companyId;
}

function namesCompany(filter: string | undefined) {
  const { where } = JSON.parse(filter ?? "{}") as { where?: Record<string, unknown> };
  return typeof where?.companyId === "string" || typeof where?.companySlug === "string";
}

/** A job's page: a closed one still answers, so that the page can say so. */
export async function showJob({ db, viewer }: Pick<Context, "db" | "viewer">, id: string) {
  const row = await findJob(db, id);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
  return showFound({ db, viewer }, row);
}

/** A job that was read already, as the viewer sees it. */
export async function showFound(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  row: NonNullable<Awaited<ReturnType<typeof findJob>>>,
) {
  const team = (await teamsOf(db, [row.job.id])).get(row.job.id)!;
  const colleagues = team.members.filter((member) => member.kind === "employee");
  return presentJob({
    ...row,
    own: viewer?.companyId === row.job.companyId,
    team: worksWith(viewer, row.job.companyId) ? team : null,
    employeeSummary: { employeeCount: colleagues.length, employees: colleagues.slice(0, 5) },
  });
}

/** The titles of many jobs at once; what the caller may not see is left out. */
export async function listTitles({ db, viewer }: Context, jobIds: string[]) {
  if (!jobIds.length) return [];
  const rows = await db
    .select({
      id: jobs.id,
      jobTitle: jobs.jobTitle,
      companyId: jobs.companyId,
      status: jobs.status,
      internal: jobs.internal,
      heldAt: jobs.heldAt,
      companyName: companies.companyName,
      published: companies.published,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, jobIds));
  return rows.filter((job) => maySee(job, job.published, viewer));
}
