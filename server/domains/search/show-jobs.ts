import { and, asc, inArray } from "drizzle-orm";
import { isListed, jobs, presentJobCard, selectCards } from "#server/domains/jobs/index.ts";
import type { Reader } from "#server/database/open.ts";

/** Listed jobs as cards, by their ids; closed ones are left out however late the index hears of it. */
export async function showJobs(db: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await selectCards(db, {
    where: and(isListed, inArray(jobs.id, ids)),
    orderBy: [asc(jobs.id)],
    limit: ids.length,
  });
  return new Map(rows.map((row) => [row.job.id, presentJobCard({ ...row, own: false })]));
}
