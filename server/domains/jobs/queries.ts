import { type SQL, and, asc, count, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { JobAudience } from "#contract/job-shapes.ts";
import { companies, lockCompanies, setOpenJobsCounts } from "#server/domains/companies/index.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { jobs } from "./tables.ts";

export type JobRow = typeof jobs.$inferSelect;

/** The long texts of a job and what only its feed and its upkeep need, left out of lists. */
const longTexts = [
  "jobDescription",
  "requirements",
  "requirementCorrections",
  "prompts",
  "workStyle",
  "jsm",
  "stages",
  "feed",
  "fingerprint",
  "confirmationAsks",
  "confirmationAskedAt",
] as const satisfies readonly (keyof JobRow)[];
export type CardRow = Omit<JobRow, (typeof longTexts)[number]>;
const cardColumns = Object.fromEntries(
  Object.entries(getTableColumns(jobs)).filter(([name]) => !(longTexts as readonly string[]).includes(name)),
) as Omit<ReturnType<typeof getTableColumns<typeof jobs>>, (typeof longTexts)[number]>;

/** What a job tells about its company. */
export const companyOnJob = {
  companyName: companies.companyName,
  slug: companies.slug,
  website: companies.website,
  provenAt: companies.provenAt,
  companyEmailDomain: companies.companyEmailDomain,
  furtherDomains: companies.furtherDomains,
  companyLogo: companies.companyLogo,
  companyPageBannerImage: companies.companyPageBannerImage,
  companySize: companies.companySize,
  companyIndustry: companies.companyIndustry,
  companyCultureTags: companies.companyCultureTags,
  collectionIds: companies.collectionIds,
  published: companies.published,
  isManaged: companies.isManaged,
};
export interface CompanyOnJob {
  companyName: string;
  slug: string;
  website: string | null;
  provenAt: Date | null;
  companyEmailDomain: string | null;
  furtherDomains: string[];
  companyLogo: string | null;
  companyPageBannerImage: string | null;
  companySize: string | null;
  companyIndustry: string[];
  companyCultureTags: string[];
  collectionIds: string[];
  published: boolean;
  isManaged: boolean;
}

/** Who would find a job while it is live. */
export const shownTo: Record<JobAudience, SQL> = {
  marketplace: sql`(not ${jobs.internal} and ${jobs.publishedToMarketplace})`,
  careersPage: sql`(not ${jobs.internal} and not ${jobs.publishedToMarketplace})`,
  internal: sql`${jobs.internal}`,
};
/** Live, and not held back for review. */
export const isLive: SQL = sql`${jobs.status} = 'live' and ${jobs.heldAt} is null`;
/** Also open to people outside the company. */
export const isOpen: SQL = sql`${isLive} and not ${jobs.internal}`;
/** Live, not internal, of a published company: what its careers page shows. */
export const isOpenToAll: SQL = and(isOpen, eq(companies.published, true))!;
/** Also on the marketplace: what everyone may find among the jobs of all companies. */
export const isListed: SQL = and(
  sql`${isOpen} and ${jobs.publishedToMarketplace}`,
  eq(companies.published, true),
)!;

/** Most recent first, in the words of the index that keeps it. */
export const mostRecent: SQL[] = [sql`${jobs.publishedAt} desc nulls last`, asc(jobs.id)];

interface Page {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset?: number;
}
/** Jobs for lists, without their long texts. */
export function selectCards(db: Reader, { where, orderBy, limit, offset }: Page) {
  return db
    .select({ job: cardColumns, company: companyOnJob })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset ?? 0);
}

export async function findJob(db: Reader, id: string) {
  const [row] = await db
    .select({ job: jobs, company: companyOnJob })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id));
  return row;
}

export function findJobs(db: Reader, ids: string[]): Promise<JobRow[]> {
  return ids.length ? db.select().from(jobs).where(inArray(jobs.id, ids)) : Promise.resolve([]);
}

/** The only door to changing a job: it is the viewer's company's, and held until the transaction ends. */
export async function lockMyJob(tx: Transaction, { viewer }: CompanyContext, id: string): Promise<JobRow> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.companyId, viewer.companyId)))
    .for("update");
  if (!job) throw notFound("Job");
  return job;
}

/** For administrators: any company's job, held until the transaction ends, after its company as everywhere. */
export async function lockAnyJob(tx: Transaction, id: string): Promise<JobRow | undefined> {
  const [known] = await tx.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, id));
  if (!known) return undefined;
  await lockCompanies(tx, [known.companyId]);
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for("update");
  return job;
}

/** Counts open jobs anew; the companies are held, so that two changes at once both count. */
export async function recountOpenJobs(tx: Transaction, companyIds: string[]) {
  await lockCompanies(tx, companyIds);
  const rows = await tx
    .select({ companyId: jobs.companyId, open: count() })
    .from(jobs)
    .where(and(inArray(jobs.companyId, companyIds), isOpen))
    .groupBy(jobs.companyId);
  const open = new Map(rows.map((row) => [row.companyId, row.open]));
  await setOpenJobsCounts(
    tx,
    companyIds.map((companyId) => ({ companyId, open: open.get(companyId) ?? 0 })),
  );
}

/** Deletes the jobs a condition finds and answers with their ids; whoever asks says that nobody applied to them. */
export async function deleteJobs(tx: Transaction, condition: SQL): Promise<string[]> {
  const gone = await tx.delete(jobs).where(condition).returning({ id: jobs.id });
  return gone.map(({ id }) => id);
}
