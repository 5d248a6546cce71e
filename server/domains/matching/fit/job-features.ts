import { type SQL, and, asc, eq, gt, gte, sql } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { type JobRow, isListed, jobs } from "#server/domains/jobs/index.ts";
import {
  JobColumns,
  type JobText,
  type QuickVector,
  type ReadJob,
  type Sense,
  jobVector,
  readJob,
} from "#server/matching-engine/index.ts";
import { inBatches } from "#server/database/in-batches.ts";
import { inTurns } from "#server/threads/yield-to-event-loop.ts";
import { sensedSince } from "./senses.ts";

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
  /** Null until a model has read it. */
  sense: Sense | null;
  /** The requirements, read when someone first needs them. */
  read(): ReadJob;
  /** When job and company last changed. */
  stamp: string;
}
export function newestFirst(a: JobFeature, b: JobFeature) {
  return b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1);
}

/** Jobs by id, with the columns that first sight reads. */
export class JobShelf {
  readonly byId = new Map<string, JobFeature>();
  readonly columns = new JobColumns();
  /** By the row of the columns. */
  readonly byRow: (JobFeature | undefined)[] = [];
  private ordered: JobFeature[] | null = null;

  put(job: JobFeature) {
    this.byId.set(job.id, job);
    this.byRow[this.columns.set(job.id, job.vector, job.sense)] = job;
    this.ordered = null;
  }
  remove(id: string): boolean {
    const row = this.columns.remove(id);
    if (row !== undefined) this.byRow[row] = undefined;
    this.ordered = null;
    return this.byId.delete(id);
  }
  /** All of them, the newest first. */
  newest(): readonly JobFeature[] {
    return (this.ordered ??= [...this.byId.values()].sort(newestFirst));
  }
}
interface Features {
  shelf: JobShelf;
  byId: ReadonlyMap<string, JobFeature>;
  /** Grows with every change, so that what was computed from an older state is known to be old. */
  version: number;
  seenUntil: Date | null;
  /** When a look last found something new, by the process's own clock. */
  foundAt: number;
  sensedUntil: Date | null;
  loading: Loading | null;
}
interface Loading {
  all: Promise<void>;
  /** Enough is there to answer; the rest is read meanwhile. */
  enough: Promise<void>;
}
const kept = new WeakMap<Database, Features>();
/** Changes that were committed late are still seen. */
const overlapMs = 10_000;
const settledMs = 60_000;
const chunk = 50;
/** So many changed jobs are waited for; when an import brought more, the jobs known before answer meanwhile. */
export const mostAwaited = 500;

/** The listed jobs of this process's memory, brought up to date by what changed since the last look. */
export async function jobFeatures(db: Database): Promise<Features> {
  const features = featuresOf(db);
  await (features.loading ??= look(db, features)).enough;
  return features;
}

/** As jobFeatures, with every job that is listed by now. */
export async function allJobFeatures(db: Database): Promise<Features> {
  const features = featuresOf(db);
  await (features.loading ??= look(db, features)).all;
  return features;
}

function featuresOf(db: Database): Features {
  const features = kept.get(db) ?? shelved();
  kept.set(db, features);
  return features;
}

function look(db: Database, features: Features): Loading {
  const enough = Promise.withResolvers<void>();
  const all = refresh(db, features, enough.resolve).finally(() => (features.loading = null));
  all.then(enough.resolve, enough.reject);
  enough.promise.catch(() => {}); // Told to who waits for it, or for all.
  return { all, enough: enough.promise };
}

function shelved(): Features {
  const shelf = new JobShelf();
  return {
    shelf,
    byId: shelf.byId,
    version: 0,
    seenUntil: null,
    foundAt: 0,
    sensedUntil: null,
    loading: null,
  };
}

async function refresh(db: Database, features: Features, enough: () => void) {
  const hadSome = features.byId.size > 0;
  const stamps = await stampsSince(db, changedSince(features));
  const wanted: string[] = [];
  const before = features.seenUntil;
  for (const { id, jobAt, companyAt, listed } of stamps) {
    const known = features.byId.get(id);
    if (!listed && features.shelf.remove(id)) features.version++;
    if (listed && known?.stamp !== `${jobAt.getTime()}.${companyAt.getTime()}`) wanted.push(id);
    for (const at of [jobAt, companyAt])
      if (!features.seenUntil || at > features.seenUntil) features.seenUntil = at;
  }
  if (wanted.length || features.seenUntil !== before) features.foundAt = performance.now();
  for (let from = 0; from < wanted.length; from += chunk) {
    if (hadSome && from >= mostAwaited) enough();
    await load(db, features, wanted.slice(from, from + chunk));
  }
  await bringSenses(db, features);
}

/** From when changes may be unseen. Once nothing new came for long, all that one moment wrote need not be read again. */
function changedSince({ seenUntil, foundAt }: Features): Date | null {
  if (!seenUntil) return null;
  const settled = performance.now() - foundAt > settledMs;
  return new Date(seenUntil.getTime() + (settled ? 1 : -overlapMs));
}

/** When the listed jobs, or those changed since a moment by themselves or by their company, were last changed. */
async function stampsSince(db: Database, since: Date | null) {
  if (!since) return stampsWhere(db, isListed);
  const [own, ofCompanies] = await Promise.all([
    stampsWhere(db, gte(jobs.changedAt, since)),
    stampsWhere(db, gte(companies.changedAt, since)),
  ]);
  return [...new Map([...own, ...ofCompanies].map((stamp) => [stamp.id, stamp])).values()];
}

function stampsWhere(db: Database, where: SQL) {
  return inBatches(
    (after, most) =>
      db
        .select({
          id: jobs.id,
          jobAt: jobs.changedAt,
          companyAt: companies.changedAt,
          listed: sql<boolean>`${isListed}`,
        })
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(after === null ? where : and(where, gt(jobs.id, after)))
        .orderBy(asc(jobs.id))
        .limit(most),
    ({ id }) => id,
  );
}

/** A job is sensed some seconds after it was written. */
async function bringSenses(db: Database, features: Features) {
  const since = features.sensedUntil && new Date(features.sensedUntil.getTime() - overlapMs);
  for (const { about, sense, at } of await sensedSince(db, since)) {
    if (!features.sensedUntil || at > features.sensedUntil) features.sensedUntil = at;
    const job = features.byId.get(about);
    if (!job || isSame(job.sense, sense)) continue;
    job.sense = sense;
    features.shelf.columns.sense(about, sense);
    features.version++;
  }
}

function isSame(one: Sense | null, other: Sense | null): boolean {
  return one && other ? one.every((value, at) => value === other[at]) : one === other;
}

async function load(db: Database, features: Features, ids: string[]) {
  const rows = await db
    .select({ job: jobs, company: companies })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`, isListed));
  await inTurns(rows, ({ job, company }) => {
    const text = { ...jobText(job), companyPlace: company.companyHQlocation };
    let read: ReadJob | undefined;
    features.shelf.put({
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
      sense: features.byId.get(job.id)?.sense ?? null,
      read: () => (read ??= readJob(text)),
      stamp: `${job.changedAt.getTime()}.${company.changedAt.getTime()}`,
    });
    features.version++;
  });
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
    ...(job.requirements.length && { requirements: job.requirements }),
  };
}
