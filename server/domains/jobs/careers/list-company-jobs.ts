import { type SQL, and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { type JobAudience, jobStatuses } from "#contract/job-shapes.ts";
import { likePart } from "#server/database/like.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { presentCard } from "../present.ts";
import { selectCards, shownTo } from "../queries.ts";
import { type JobStatus, jobs } from "../tables.ts";

interface Asked {
  status?: string | undefined;
  shown?: JobAudience | undefined;
  q?: string | undefined;
  skip?: number | undefined;
  limit?: number | undefined;
}
const pageSize = 50;

/** The team's jobs in the order in which they came to their tab; counted by the database however many there are. */
export async function listCompanyJobs({ db, viewer }: AuthenticatedContext, companyId: string, asked: Asked) {
  if (viewer.companyId !== companyId) throw notFound("Company");
  const where = wantedJobs(companyId, {
    statuses: jobStatuses.filter((status) => asked.status?.split(",").includes(status)),
    shown: asked.shown,
    q: asked.q,
  });
  const rows = await selectCards(db, {
    where,
    orderBy: [desc(since), asc(jobs.id)],
    limit: asked.limit ?? pageSize,
    offset: asked.skip ?? 0,
  });
  const counted = await db
    .select({ status: jobs.status, jobs: count() })
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
    .groupBy(jobs.status);
  const counts = { draft: 0, live: 0, closed: 0 };
  for (const each of counted) counts[each.status] = each.jobs;
  return {
    jobs: rows.map(({ job, company }) => presentCard({ job, company, own: true })),
    total: await db.$count(jobs, where),
    counts,
  };
}

const since = sql`case when ${jobs.status} = 'closed' then coalesce(${jobs.closedAt}, ${jobs.createdAt}) else coalesce(${jobs.publishedAt}, ${jobs.createdAt}) end`;

interface WantedJobs {
  statuses: readonly JobStatus[];
  shown?: JobAudience | undefined;
  q?: string | undefined;
}
/** The company's jobs in some tabs whose title, department or places hold every word. */
export function wantedJobs(companyId: string, { statuses, shown, q }: WantedJobs): SQL {
  const words = (q ?? "").split(/\s+/).filter(Boolean).slice(0, 10);
  const text = sql`concat_ws(' ', ${jobs.jobTitle}, ${jobs.department}, array_to_string(${jobs.locations}, ' '), case when ${jobs.remote} then 'Remote' end)`;
  return and(
    eq(jobs.companyId, companyId),
    statuses.length ? inArray(jobs.status, [...statuses]) : undefined,
    shown && shownTo[shown],
    ...words.map((word) => sql`${text} ilike ${likePart(word)}`),
  )!;
}
