import { type SQL, and, count, desc, eq, notInArray, sql } from "drizzle-orm";
import type { FeedStats } from "#contract/application-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { jobs, stagesOfJob } from "#server/domains/jobs/index.ts";
import { leadTabs } from "../leads.ts";
import { myJob, notOwn, shownToTeam } from "../queries.ts";
import { applicationHistory, applications } from "../tables.ts";

/** Not a lead, nor an invitation that nobody has said yes to, whether it is open, was declined or ran out. */
const hasApplied = sql`(${applications.applicationState} not in ('lead', 'outbound', 'referralRequest')
  and (${applications.applicationState} <> 'declined' or ${applications.withdrawn})
  and (${applications.applicationState} <> 'expired' or not exists (
    select 1 from ${applicationHistory} where ${applicationHistory.applicationId} = ${applications.id}
      and ${applicationHistory.move} = 'expire' and ${applicationHistory.fromState} in ('outbound', 'referralRequest'))))`;

const pending = sql`${applications.applicationState} = 'pending' and not ${applications.saved}`;
const counted = {
  applied: number(hasApplied),
  pending: number(pending),
  qualified: number(sql`${pending} and ${applications.score} >= ${jobs.qualificationScore}`),
  unqualified: number(sql`${pending} and ${applications.score} < ${jobs.qualificationScore}`),
  scoreless: number(sql`${pending} and ${applications.score} is null`),
  saved: number(sql`${applications.applicationState} = 'pending' and ${applications.saved}`),
  passed: number(sql`${applications.applicationState} in ('denied', 'expired') or ${applications.withdrawn}`),
  marketplace: number(sql`${pending} and ${applications.source} = 'Marketplace'`),
  review: number(sql`${applications.applicationState} = 'review'`),
  unread: number(sql`${applications.applicationState} = 'pending' and ${applications.unreadByCompany}`),
};
function number(condition: SQL) {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

/** What each tab of a job's feed holds. */
export async function countFeed(context: CompanyContext, jobId: string): Promise<FeedStats> {
  await myJob(context.db, context, jobId);
  const [stats] = await context.db
    .select(counted)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.jobId, jobId), notOwn(context.viewer)));
  return stats!;
}

/** The same for the whole company, in all and for each job that has applications; and a few live jobs that wait for their first. */
export async function countCompanyFeed({ db, viewer }: CompanyContext) {
  const byJob = await db
    .select({ jobId: jobs.id, jobTitle: jobs.jobTitle, ...counted })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.companyId, viewer.companyId), notOwn(viewer)))
    .groupBy(jobs.id)
    .orderBy(jobs.jobTitle);
  const names = Object.keys(counted) as (keyof FeedStats)[];
  const all = Object.fromEntries(
    names.map((name) => [name, byJob.reduce((sum, job) => sum + job[name], 0)]),
  ) as FeedStats;
  const waiting = await jobsWithout(db, viewer.companyId, byJob);
  return { ...all, byJob: [...byJob, ...waiting] };
}

const fewJobs = 6;
/** Where few jobs have applications, the newest live ones without. */
async function jobsWithout(db: Reader, companyId: string, others: { jobId: string }[]) {
  if (others.length >= fewJobs) return [];
  const rows = await db
    .select({ jobId: jobs.id, jobTitle: jobs.jobTitle })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobs.status, "live"),
        notInArray(
          jobs.id,
          others.map(({ jobId }) => jobId),
        ),
      ),
    )
    .orderBy(desc(jobs.publishedAt))
    .limit(fewJobs - others.length);
  const none = Object.fromEntries(Object.keys(counted).map((name) => [name, 0])) as FeedStats;
  return rows.map((job) => ({ ...job, ...none }));
}

/** All that people sent for a job, and where everyone stands, leads and invited people too. */
export async function countByState(context: CompanyContext, jobId: string) {
  await myJob(context.db, context, jobId);
  const rows = await context.db
    .select({
      state: applications.applicationState,
      stage: applications.stage,
      number: count(),
      applied: number(hasApplied),
      unread: number(sql`${hasApplied} and ${applications.unreadByCompany}`),
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), shownToTeam(context.viewer)))
    .groupBy(applications.applicationState, applications.stage);
  const byState: Record<string, number> = {};
  const byStage: Record<string, number> = {};
  for (const { state, stage, number: here } of rows) {
    byState[state] = (byState[state] ?? 0) + here;
    if (state === "pipeline" && stage) byStage[stage] = (byStage[stage] ?? 0) + here;
  }
  const sum = (of: "applied" | "unread") => rows.reduce((all, row) => all + row[of], 0);
  return { total: sum("applied"), unread: sum("unread"), byState, byStage };
}

/** The columns of a job's board; who accepted an invitation counts under interview. */
export async function countPipeline(context: CompanyContext, jobId: string) {
  const job = await myJob(context.db, context, jobId);
  const { byState, byStage } = await countByState(context, jobId);
  const own = (await stagesOfJob(context.db, job)).map(({ id }) => id);
  const gone = Object.keys(byStage).filter((stage) => !own.includes(stage));
  const [passed] = await context.db
    .select({ number: count() })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.applicationState, "denied"),
        sql`${applications.stage} is not null`,
        notOwn(context.viewer),
      ),
    );
  const accepted = byState.accepted ?? 0;
  return {
    all: (byState.pipeline ?? 0) + accepted,
    passed: passed!.number,
    stages: [...own, ...gone].map((stage) => ({
      stage,
      count: (byStage[stage] ?? 0) + (stage === "interview" ? accepted : 0),
    })),
  };
}

export async function countLeads(context: CompanyContext, jobId: string) {
  await myJob(context.db, context, jobId);
  const [stats] = await context.db
    .select({
      pending: number(leadTabs.pending),
      saved: number(leadTabs.saved),
      invited: number(leadTabs.invited),
      removed: number(leadTabs.removed),
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), shownToTeam(context.viewer)));
  return stats!;
}
