import { type SQL, eq, sql } from "drizzle-orm";
import type { Known } from "#server/context.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { type ListQuery, boardWhere, feedWhere } from "./list-applications.ts";
import { applications } from "./tables.ts";

const most = 10_000;

/** Everybody on one list of the feed. */
export async function findFeedIds(context: Known, { jobId, ...query }: ListQuery & { jobId?: string }) {
  return idsWhere(context, await feedWhere(context, jobId, query));
}

/** Everybody in one column of the board. */
export async function findPipelineIds(context: Known, { stage, jobId }: { stage: string; jobId?: string }) {
  return idsWhere(context, await boardWhere(context, jobId, stage));
}

async function idsWhere({ db }: Known, where: SQL | undefined) {
  const rows = await db
    .select({ id: applications.id, total: sql<number>`(count(*) over ())::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(where)
    .limit(most);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
