import { and, eq, gte, or, sql } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { type JobRow, isListed, jobs } from "#server/domains/jobs/index.ts";
import {
  type JobText,
  type QuickVector,
  type ReadJob,
  type Requirement,
  jobVector,
  readJob,
} from "#server/matching-engine/index.ts";

/** What matching keeps of a listed job. */
export interface JobFeature {
  id: string;
  companyId: string;
  title: string;
  department: string | null;
  workplaceType: string | null;
  companyStage: string | null;
  companySize: string | null;
  industries: string[];
  publishedAt: number;
  text: JobText;
  vector: QuickVector;
  /** The requirements, read when somebody first needs them. */
  read(): ReadJob;
}
interface Features {
  byId: Map<string, JobFeature & { stamp: string }>;
  /** Grows with every change, so that what was computed from an older state is known to be old. */
  version: number;
  seenUntil: Date | null;
  loading: Promise<void> | null;
}
const kept = new WeakMap<Database, Features>();
/** Changes that were committed late are still seen. */
const overlapMs = 10_000;
const chunk = 50;

/** The listed jobs of this process's memory, brought up to date by what changed since the last look. */
export async function jobFeatures(db: Database): Promise<Features> {
  const features = kept.get(db) ?? { byId: new Map(), version: 0, seenUntil: null, loading: null };
  kept.set(db, features);
  features.loading ??= refresh(db, features).finally(() => (features.loading = null));
  await features.loading;
  return features;
}

async function refresh(db: Database, features: Features) {
  const since = features.seenUntil && new Date(features.seenUntil.getTime() - overlapMs);
  const stamps = await db
    .select({
      id: jobs.id,
      jobAt: jobs.changedAt,
      companyAt: companies.changedAt,
      listed: sql<boolean>`${isListed}`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(since ? or(gte(jobs.changedAt, since), gte(companies.changedAt, since)) : isListed);
  const wanted: string[] = [];
  for (const { id, jobAt, companyAt, listed } of stamps) {
    const known = features.byId.get(id);
    if (!listed && features.byId.delete(id)) features.version++;
    if (listed && known?.stamp !== `${jobAt.getTime()}.${companyAt.getTime()}`) wanted.push(id);
    for (const at of [jobAt, companyAt])
      if (!features.seenUntil || at > features.seenUntil) features.seenUntil = at;
  }
  for (let from = 0; from < wanted.length; from += chunk) {
    await load(db, features, wanted.slice(from, from + chunk));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function load(db: Database, features: Features, ids: string[]) {
  const rows = await db
    .select({ job: jobs, company: companies })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`, isListed));
  for (const { job, company } of rows) {
    const text = jobText(job);
    let read: ReadJob | undefined;
    features.byId.set(job.id, {
      id: job.id,
      companyId: job.companyId,
      title: job.jobTitle,
      department: job.department,
      workplaceType: job.workplaceType,
      companyStage: company.fundingStage,
      companySize: company.companySize,
      industries: company.companyIndustry,
      publishedAt: (job.publishedAt ?? job.createdAt).getTime(),
      text,
      vector: jobVector(text),
      read: () => (read ??= readJob(text)),
      stamp: `${job.changedAt.getTime()}.${company.changedAt.getTime()}`,
    });
    features.version++;
  }
}

/** What the engine reads of a job; requirements the team has edited stand instead of the ad's. */
export function jobText(job: JobRow): JobText {
  return {
    title: job.jobTitle,
    descriptionHtml: job.jobDescription,
    department: job.department,
    seniority: job.seniority,
    locations: job.locations,
    remote: job.remote,
    remoteRegions: job.remoteLocations,
    salary: job.salary,
    employmentType: job.employmentType,
    ...(job.requirements.length && { requirements: job.requirements as Requirement[] }),
  };
}
