import { addDays } from "#shared/times/add-days.ts";
import { setTimeout } from "node:timers/promises";
import { type SQL, and, arrayOverlaps, count, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { JobSectionId } from "#contract/job-sections.ts";
import { companies } from "#server/domains/companies/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { presentCard } from "./present.ts";
import { isListed, mostRecent, selectCards } from "./queries.ts";
import { jobClicks, jobs } from "./tables.ts";

const perSection = 8;
const trendingDays = 10;
const topCompanies = 8;
const longestMs = 500;

interface Section {
  id: JobSectionId;
  title: string;
  where?: SQL;
  orderBy?: SQL[];
}

/** The ids of the jobs that fit someone, best first. */
type Recommending = (
  context: Pick<Context, "db" | "now">,
  candidateId: string,
  most: number,
) => Promise<string[]>;
let recommending: Recommending = async () => [];

/** The domain that knows what fits says how to find it: one scorer serves every place. */
export function recommendWith(how: Recommending) {
  recommending = how;
}

/** The jobs page: a few jobs under each heading; a heading without jobs is left out. */
export async function findJobSections({ db, viewer, now }: Context) {
  const sections = [
    ...(viewer?.candidateId ? await personal({ db, now }, viewer.candidateId) : []),
    await trending(db, now()),
    await atTopCompanies(db),
    ...(await byVibe(db)),
    { id: "remote" as const, title: "Remote", where: eq(jobs.remote, true) },
    { id: "recent" as const, title: "Recent activity" },
    ...(await byDepartment(db)),
  ];
  const filled = await Promise.all(sections.map((section) => fill(db, section)));
  return { sections: filled.filter((section) => section.jobs.length > 0) };
}

async function fill(db: Reader, { id, title, where, orderBy = mostRecent }: Section) {
  const rows = await selectCards(db, { where: and(isListed, where), orderBy, limit: perSection });
  return { id, title, jobs: rows.map((row) => presentCard({ ...row, own: false })) };
}

/** What fits a job seeker, and what is new in the industries they follow. */
async function personal(context: Pick<Context, "db" | "now">, candidateId: string): Promise<Section[]> {
  const [ids, [candidate]] = await Promise.all([
    inTime(recommending(context, candidateId, perSection)),
    context.db
      .select({ preferences: candidates.preferences })
      .from(candidates)
      .where(eq(candidates.id, candidateId)),
  ]);
  const industries = candidate?.preferences.industries ?? [];
  return [
    { id: "recommended", title: "Recommended for you", ...inOrder(jobs.id, ids) },
    {
      id: "interest",
      title: "In industries you follow",
      where: industries.length ? arrayOverlaps(companies.companyIndustry, industries) : sql`false`,
    },
  ];
}

/** A process that has just started reads all jobs first; the page is shown without waiting for that. */
async function inTime(ids: Promise<string[]>): Promise<string[]> {
  const waiting = new AbortController();
  const late = setTimeout(longestMs, [], { signal: waiting.signal });
  const shown = await Promise.race([ids, late]);
  waiting.abort();
  return shown;
}

/** The rows with these ids, in the order of the ids. */
function inOrder(column: AnyPgColumn, ids: string[]): Pick<Section, "where" | "orderBy"> {
  if (ids.length === 0) return { where: sql`false` };
  return {
    where: inArray(column, ids),
    orderBy: [sql`array_position(${sql.param(ids)}::uuid[], ${column})`],
  };
}

/** The jobs opened most often in the last days. */
async function trending(db: Reader, now: Date): Promise<Section> {
  const since = addDays(now, -trendingDays).toISOString().slice(0, 10);
  const clicks = sql`sum(${jobClicks.clicks})`;
  const rows = await db
    .select({ id: jobClicks.jobId })
    .from(jobClicks)
    .innerJoin(jobs, eq(jobs.id, jobClicks.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(gte(jobClicks.day, since), isListed))
    .groupBy(jobClicks.jobId)
    .orderBy(desc(clicks))
    .limit(perSection);
  return {
    id: "trending",
    title: "Trending",
    ...inOrder(
      jobs.id,
      rows.map(({ id }) => id),
    ),
  };
}

/** The newest live job of each of the companies whose pages are looked at most. */
async function atTopCompanies(db: Reader): Promise<Section> {
  const top = db
    .select({ id: companies.id, viewCount: companies.viewCount })
    .from(companies)
    .where(sql`${companies.published} and ${companies.openJobsCount} > 0`)
    .orderBy(desc(companies.viewCount), desc(companies.openJobsCount), companies.id)
    .limit(topCompanies)
    .as("top");
  const newest = db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.companyId, top.id), isListed))
    .orderBy(...mostRecent)
    .limit(1)
    .as("newest");
  const rows = await db
    .select({ id: newest.id })
    .from(top)
    .innerJoinLateral(newest, sql`true`)
    .orderBy(desc(top.viewCount), newest.id);
  return {
    id: "company",
    title: "At popular companies",
    ...inOrder(
      jobs.id,
      rows.map(({ id }) => id),
    ),
  };
}

/** The word most companies with open jobs describe their culture with. */
async function byVibe(db: Reader): Promise<Section[]> {
  const tags = db
    .select({ tag: sql<string>`unnest(${companies.companyCultureTags})`.as("tag") })
    .from(companies)
    .where(sql`${companies.published} and ${companies.openJobsCount} > 0`)
    .as("tags");
  const [top] = await db
    .select({ tag: tags.tag })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(desc(count()), tags.tag)
    .limit(1);
  if (!top) return [];
  return [{ id: "vibe", title: top.tag, where: arrayOverlaps(companies.companyCultureTags, [top.tag]) }];
}

/** The three departments with the most open jobs. */
async function byDepartment(db: Reader): Promise<Section[]> {
  const rows = await db
    .select({ department: jobs.department })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isListed, sql`${jobs.department} is not null`))
    .groupBy(jobs.department)
    .orderBy(desc(count()), jobs.department)
    .limit(3);
  return rows.map(({ department }) => ({
    id: "department",
    title: department!,
    where: eq(jobs.department, department!),
  }));
}
