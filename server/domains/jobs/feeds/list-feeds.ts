import { and, asc, eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { jobFeeds } from "../tables.ts";

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
