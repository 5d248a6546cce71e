import type { SQL } from "drizzle-orm";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import { type BoardQuery, type ListQuery, boardWhere, feedWhere, selectIds } from "./list-applications.ts";

const most = 10_000;

/** Everyone on one list of the feed. */
export async function findFeedIds(
  context: CompanyContext,
  { jobId, ...query }: ListQuery & { jobId?: string },
) {
  return idsWhere(context, await feedWhere(context, jobId, query));
}

/** Everyone in one column of the board. */
export async function findPipelineIds(
  context: CompanyContext,
  { jobId, ...query }: BoardQuery & { jobId?: string },
) {
  return idsWhere(context, await boardWhere(context, jobId, query));
}

async function idsWhere({ db }: AuthenticatedContext, where: SQL | undefined) {
  const rows = await selectIds(db, where).limit(most);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
