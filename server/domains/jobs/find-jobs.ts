import { type SQL, and, arrayOverlaps, count, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { companies } from "#server/domains/companies/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { presentCard } from "./present.ts";
import { isListed, mostRecent, selectCards } from "./queries.ts";
import { jobClicks, jobs } from "./tables.ts";

const perSection = 8;
const trendingDays = 10;

type SectionId = "recommended" | "trending" | "vibe" | "remote" | "interest" | "recent" | "department";
interface Section {
  id: SectionId;
  title: string;
  where?: SQL;
  orderBy?: SQL[];
}

/** The jobs page: a few jobs under each heading; a heading without jobs is left out. */
export async function findJobSections({ db, viewer, now }: Context) {
  const wishes = viewer?.candidateId ? await wishesOf(db, viewer.candidateId) : null;
  const sections = [
    ...personal(wishes),
    await trending(db, now()),
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

interface Wishes {
  department: string | null;
  skills: string[];
  departments: string[];
  industries: string[];
}
async function wishesOf(db: Reader, candidateId: string): Promise<Wishes | null> {
  const [row] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
  if (!row) return null;
  const { department, skills, preferences } = row;
  return {
    department,
    skills,
    departments: preferences.departments ?? [],
    industries: preferences.industries ?? [],
  };
}

/** What a job seeker's profile says: departments and skills recommend, industries interest. */
function personal(wishes: Wishes | null): Section[] {
  if (!wishes) return [];
  const { department, skills, industries } = wishes;
  const departments = [...wishes.departments, ...(department ? [department] : [])];
  const shared = sql`cardinality(array(select unnest(${jobs.skills}) intersect select unnest(${textArray(skills)})))`;
  const sections: Section[] = [];
  if (departments.length || skills.length)
    sections.push({
      id: "recommended",
      title: "Recommended for you",
      where: sql`(${departments.length ? inArray(jobs.department, departments) : sql`false`} or ${skills.length ? sql`${jobs.skills} && ${textArray(skills)}` : sql`false`})`,
      orderBy: [...(skills.length ? [desc(shared)] : []), ...mostRecent],
    });
  if (industries.length)
    sections.push({
      id: "interest",
      title: "In industries you follow",
      where: arrayOverlaps(companies.companyIndustry, industries),
    });
  return sections;
}

function textArray(values: string[]) {
  return sql`${sql.param(values)}::text[]`;
}

/** The jobs opened most often in the last days. */
async function trending(db: Reader, now: Date): Promise<Section> {
  const since = new Date(now.getTime() - trendingDays * 86_400_000).toISOString().slice(0, 10);
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
  const ids = rows.map((row) => row.id);
  return {
    id: "trending",
    title: "Trending",
    where: ids.length ? inArray(jobs.id, ids) : sql`false`,
    orderBy: ids.length ? [sql`array_position(${sql.param(ids)}::uuid[], ${jobs.id})`] : mostRecent,
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
