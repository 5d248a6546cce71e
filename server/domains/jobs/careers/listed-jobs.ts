import { and, asc, count, eq, sql } from "drizzle-orm";
import { companies, findCompanyBySlug } from "#server/domains/companies/index.ts";
import type { Reader } from "#server/database/open.ts";
import { isListed } from "../queries.ts";
import { jobs } from "../tables.ts";

export interface Slice {
  limit: number;
  offset: number;
}
export interface ListedPage {
  page: number;
  changedAt: Date;
}

/** How many pages of so many jobs everyone may find, and when each last changed. */
export async function pagesOfListedJobs(db: Reader, size: number): Promise<ListedPage[]> {
  const numbered = db
    .select({
      changedAt: jobs.changedAt,
      page: sql<number>`((row_number() over (order by ${jobs.id}) - 1) / ${size})::int`.as("page"),
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isListed)
    .as("numbered");
  return db
    .select({
      page: numbered.page,
      changedAt: sql`max(${numbered.changedAt})`.mapWith(jobs.changedAt).as("changed"),
    })
    .from(numbered)
    .groupBy(numbered.page)
    .orderBy(asc(numbered.page));
}

/** Which jobs those are, oldest first so that a page keeps its jobs when new ones come. */
export function listedJobs(db: Reader, { limit, offset }: Slice) {
  return db
    .select({ id: jobs.id, changedAt: jobs.changedAt })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isListed)
    .orderBy(asc(jobs.id))
    .limit(limit)
    .offset(offset);
}

export async function countListedCompanies(db: Reader): Promise<number> {
  const [row] = await db.select({ count: count() }).from(companies).where(eq(companies.published, true));
  return row!.count;
}

/** The published companies, each with the newest change of its own or of a job it shows. */
export function listedCompanies(db: Reader, { limit, offset }: Slice) {
  return db
    .select({
      slug: companies.slug,
      changedAt: sql`greatest(${companies.changedAt}, max(${jobs.changedAt}))`.mapWith(companies.changedAt),
    })
    .from(companies)
    .leftJoin(jobs, and(eq(jobs.companyId, companies.id), isListed))
    .where(eq(companies.published, true))
    .groupBy(companies.id)
    .orderBy(asc(companies.id))
    .limit(limit)
    .offset(offset);
}

/** A published company by the first part of its address, also of the one it had before. */
export async function findListedCompany(db: Reader, slug: string) {
  const company = await findCompanyBySlug(db, slug);
  return company?.published ? company : undefined;
}
