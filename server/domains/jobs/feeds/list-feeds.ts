import { and, asc, eq, sql } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobFeeds, jobs } from "../tables.ts";

/** One feed of a company; none where it is another's. */
export async function findFeed(db: Reader, companyId: string, id: string) {
  const [feed] = await db
    .select()
    .from(jobFeeds)
    .where(and(eq(jobFeeds.id, id), eq(jobFeeds.companyId, companyId)));
  return feed;
}

export async function listFeeds(context: AuthenticatedContext, companyId: string) {
  if (context.viewer.companyId !== companyId) throw notFound("Company");
  return context.db
    .select()
    .from(jobFeeds)
    .where(eq(jobFeeds.companyId, companyId))
    .orderBy(asc(jobFeeds.createdAt));
}

/** Where a job came from: its feed, its number there and its page; none for a job of the team's own. */
export async function findFeedOfJob(db: Reader, jobId: string) {
  const [found] = await db
    .select({
      id: jobFeeds.id,
      system: jobFeeds.system,
      address: jobFeeds.address,
      sourceId: jobs.sourceId,
      sourceUrl: jobs.sourceUrl,
    })
    .from(jobs)
    .innerJoin(jobFeeds, and(eq(jobFeeds.companyId, jobs.companyId), eq(jobFeeds.address, jobs.feed)))
    .where(eq(jobs.id, jobId));
  return found;
}

/** Feeds whose last reading failed, of every company. */
export function failingFeeds(db: Reader) {
  return db
    .select({
      id: jobFeeds.id,
      companyId: companies.id,
      companyName: companies.companyName,
      what: sql<string>`coalesce(${jobFeeds.address}, ${jobFeeds.system})`,
      why: jobFeeds.lastMessage,
      since: jobFeeds.lastReadAt,
    })
    .from(jobFeeds)
    .innerJoin(companies, eq(companies.id, jobFeeds.companyId))
    .where(eq(jobFeeds.lastState, "failed"))
    .orderBy(asc(companies.companyName));
}
