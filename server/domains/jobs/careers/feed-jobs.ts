import { type SQL, and, count, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { companies } from "#server/domains/companies/index.ts";
import type { Reader } from "#server/database/open.ts";
import { latestPastDay } from "#shared/jobs/closing-day.ts";
import { isListed, isOpenToAll, mostRecent } from "../queries.ts";
import { jobs } from "../tables.ts";

/** What a feed tells of a job. */
export const feedJobColumns = {
  id: jobs.id,
  publicJobId: jobs.publicJobId,
  jobTitle: jobs.jobTitle,
  jobDescription: jobs.jobDescription,
  department: jobs.department,
  locations: jobs.locations,
  remote: jobs.remote,
  remoteLocations: jobs.remoteLocations,
  workplaceType: jobs.workplaceType,
  employmentType: jobs.employmentType,
  salary: jobs.salary,
  createdAt: jobs.createdAt,
  publishedAt: jobs.publishedAt,
  changedAt: jobs.changedAt,
  closesOn: jobs.closesOn,
  companyName: companies.companyName,
};
export type AdvertisedJob = Awaited<ReturnType<typeof newestFeedJobs>>[number];

/** The feed of one company, or of the whole site. */
export interface FeedScope {
  companyId?: string;
  now: Date;
}

/** A company's feed holds what its careers page shows, the site's what everyone may find; a job whose last day is over waits in neither for its task to close it. */
function heldBy({ companyId, now }: FeedScope): SQL {
  const open = companyId ? and(eq(jobs.companyId, companyId), isOpenToAll) : isListed;
  return and(open, or(isNull(jobs.closesOn), gt(jobs.closesOn, latestPastDay(now))))!;
}

/** How many jobs a feed holds and when one of them or its company last changed: a job that leaves changes the one, a job that comes the other. */
export async function stateOfFeed(db: Reader, scope: FeedScope) {
  const [state] = await db
    .select({
      count: count(),
      changedAt: sql`greatest(max(${jobs.changedAt}), max(${companies.changedAt}))`.mapWith(jobs.changedAt),
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(heldBy(scope));
  return { count: state!.count, changedAt: state!.count ? state!.changedAt : null };
}

function select(db: Reader, where: SQL | undefined) {
  return db
    .select(feedJobColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(where);
}

export function newestFeedJobs(db: Reader, scope: FeedScope, limit: number) {
  return select(db, heldBy(scope))
    .orderBy(...mostRecent)
    .limit(limit);
}

const atOnce = 250;

/** Every job of a feed, some at a time, so that a feed of any length takes little memory. */
export async function* allFeedJobs(db: Reader, scope: FeedScope): AsyncGenerator<AdvertisedJob[]> {
  let after: string | undefined;
  do {
    const found: AdvertisedJob[] = await select(
      db,
      and(heldBy(scope), after ? lt(jobs.id, after) : undefined),
    )
      .orderBy(desc(jobs.id))
      .limit(atOnce);
    yield found;
    after = found.length === atOnce ? found.at(-1)!.id : undefined;
  } while (after);
}
