import { and, arrayContains, asc, count, eq, not, or, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { isListed } from "./queries.ts";
import { jobs } from "./tables.ts";

/** The jobs of a collection by title: what was put in by hand, and what is open at the companies in it. */
export async function collectedJobs(
  db: Reader,
  collectionId: string,
  { limit, skip }: { limit: number; skip: number },
) {
  const byHand = arrayContains(jobs.collectionIds, [collectionId]);
  const within = or(byHand, and(arrayContains(companies.collectionIds, [collectionId]), isListed));
  const [all] = await db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(within);
  const rows = await db
    .select({
      id: jobs.id,
      jobTitle: jobs.jobTitle,
      companyName: companies.companyName,
      companyLogo: companies.companyLogo,
      open: sql<boolean>`${isListed}`,
      byCompany: sql<boolean>`${not(byHand)}`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(within)
    .orderBy(asc(jobs.jobTitle), asc(jobs.id))
    .limit(limit)
    .offset(skip);
  return { total: all!.total, jobs: rows };
}

/** Puts a job into a collection or takes it out; the job itself does not count as changed. */
export async function collectJob(
  tx: Transaction,
  { jobId, collectionId, belongs }: { jobId: string; collectionId: string; belongs: boolean },
) {
  const without = sql`array_remove(${jobs.collectionIds}, ${collectionId})`;
  const [job] = await tx
    .update(jobs)
    .set({ collectionIds: belongs ? sql`array_append(${without}, ${collectionId})` : without })
    .where(eq(jobs.id, jobId))
    .returning({ id: jobs.id });
  if (!job) throw notFound("Job");
}
