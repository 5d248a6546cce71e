import { and, desc, eq, sql } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { cardColumns } from "./queries.ts";
import { knowledgeSources } from "./tables.ts";

const { id, companyId, source, active, changedAt, words } = knowledgeSources;

/** All of a company's sources, or those in use in which every word of a search is found. */
export function listSources({ db, viewer }: CompanyContext, q: string | undefined) {
  const own = eq(companyId, viewer.companyId);
  const sources = db.select(cardColumns).from(knowledgeSources);
  if (!q) return sources.where(own).orderBy(desc(changedAt), desc(id));
  const wanted = sql`to_tsquery('english', ${beginningsOf(q)})`;
  return sources
    .where(and(own, eq(active, true), sql`${words} @@ ${wanted}`))
    .orderBy(sql`ts_rank(${words}, ${wanted}) desc`, desc(changedAt), desc(id));
}

export function listWebSources({ db, viewer }: CompanyContext) {
  return db
    .select(cardColumns)
    .from(knowledgeSources)
    .where(and(eq(companyId, viewer.companyId), eq(source, "web")))
    .orderBy(desc(changedAt), desc(id));
}

/** "parental lea" finds "parental leave": every word may go on. */
function beginningsOf(q: string): string {
  return (q.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(" & ");
}
