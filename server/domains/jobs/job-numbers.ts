import { type SQL, and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { JobAudience } from "#contract/job-shapes.ts";
import { changeCompany, companies, findCompany, isFirstViewToday } from "#server/domains/companies/index.ts";
import type { Context, AuthenticatedContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { findJob, isListed, shownTo } from "./queries.ts";
import { maySee } from "./rules.ts";
import { jobClicks, jobs } from "./tables.ts";

/** The company's jobs in numbers. */
export async function jobStats({ db, viewer }: AuthenticatedContext, companyId: string) {
  if (viewer.companyId !== companyId) throw notFound("Company");
  const where = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const live = (audience: JobAudience) => where(sql`${jobs.status} = 'live' and ${shownTo[audience]}`);
  const [stats] = await db
    .select({
      total: count(),
      draft: where(sql`${jobs.status} = 'draft'`),
      live: where(sql`${jobs.status} = 'live'`),
      closed: where(sql`${jobs.status} = 'closed'`),
      marketplace: live("marketplace"),
      careersPage: live("careersPage"),
      internal: live("internal"),
      clicks: sql<number>`coalesce(sum(${jobs.clickCount}), 0)`.mapWith(Number),
    })
    .from(jobs)
    .where(eq(jobs.companyId, companyId));
  return stats!;
}

/** Counts that a person opened the job, once a day; the company's own people do not count. */
export async function countJobView(context: Context, id: string) {
  const { db, viewer, now } = context;
  const row = await findJob(db, id);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
  if (viewer?.companyId === row.job.companyId || row.job.status !== "live") return;
  await db.transaction(async (tx) => {
    if (!(await isFirstViewToday(tx, id, context))) return;
    await tx
      .update(jobs)
      .set({ clickCount: sql`${jobs.clickCount} + 1` })
      .where(eq(jobs.id, id));
    await tx
      .insert(jobClicks)
      .values({ jobId: id, day: now().toISOString().slice(0, 10), clicks: 1 })
      .onConflictDoUpdate({
        target: [jobClicks.jobId, jobClicks.day],
        set: { clicks: sql`${jobClicks.clicks} + 1` },
      });
  });
}

/** The departments a company hires for, with how many open jobs each. */
export async function listDepartments({ db, viewer }: Context, companyId: string) {
  const company = await findCompany(db, companyId);
  const own = viewer?.companyId === companyId;
  if (!company || (!company.published && !own)) throw notFound("Company");
  const rows = await db
    .select({ department: jobs.department, jobs: count() })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        isNotNull(jobs.department),
        own ? eq(jobs.status, "live") : isListed,
      ),
    )
    .groupBy(jobs.department)
    .orderBy(desc(count()), jobs.department);
  return rows.map((row) => ({ department: row.department!, jobs: row.jobs }));
}

/** Puts all of a company's jobs on the marketplace, but for those that the team took off by themselves, or takes them off; later jobs follow the same choice. */
export function setCompanyMarketplace(context: AuthenticatedContext, companyId: string, listed: boolean) {
  return changeCompany(context, companyId, async (tx) => {
    const theirs = and(eq(jobs.companyId, companyId), eq(jobs.internal, false));
    await tx
      .update(jobs)
      .set({ publishedToMarketplace: listed, changedAt: context.now() })
      .where(and(theirs, eq(jobs.publishedToMarketplace, !listed), eq(jobs.keptOffMarketplace, false)));
    return { marketplace: listed };
  });
}
