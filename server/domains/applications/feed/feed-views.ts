import { and, asc, count, eq } from "drizzle-orm";
import type { SavedFeedView } from "#contract/applicant-feed.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { feedViews } from "./tables.ts";
import { myJob } from "../queries.ts";

const most = 50;
type NewView = Pick<SavedFeedView, "name" | "query">;

/** The lists that the viewer keeps under a name; nobody else sees them. */
export function listViews(context: CompanyContext) {
  return context.db.select().from(feedViews).where(mine(context)).orderBy(asc(feedViews.createdAt));
}

export async function saveView(context: CompanyContext, { name, query }: NewView) {
  const { db, viewer, now } = context;
  if (query.jobId) await myJob(db, context, query.jobId);
  const [kept] = await db.select({ number: count() }).from(feedViews).where(mine(context));
  if (kept!.number >= most)
    throw conflict("TOO_MANY_VIEWS", `You have ${most} views. Delete one to save another.`);
  const values = { id: newId(), userId: viewer.userId, companyId: viewer.companyId, createdAt: now() };
  const [saved] = await db
    .insert(feedViews)
    .values({ ...values, name, query })
    .returning();
  return saved!;
}

export async function renameView(context: CompanyContext, id: string, name: string) {
  const [renamed] = await context.db
    .update(feedViews)
    .set({ name })
    .where(and(eq(feedViews.id, id), mine(context)))
    .returning();
  if (!renamed) throw notFound("View");
  return renamed;
}

export async function deleteView(context: CompanyContext, id: string) {
  const [gone] = await context.db
    .delete(feedViews)
    .where(and(eq(feedViews.id, id), mine(context)))
    .returning();
  if (!gone) throw notFound("View");
}

function mine({ viewer }: CompanyContext) {
  return and(eq(feedViews.userId, viewer.userId), eq(feedViews.companyId, viewer.companyId));
}
