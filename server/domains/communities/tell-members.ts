import { inArray } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publishAll } from "#server/events/events.ts";
import { communityPageEvent } from "./events.ts";
import { communityJobs } from "./tables.ts";

/** Who is in these communities reads their pages again; also who just came, or left. */
export function tellMembers(tx: Transaction, communityIds: string[], at: Date, userId?: string) {
  const all = communityIds.map((communityId) => ({ communityId, userId }));
  return publishAll(tx, communityPageEvent, { all, at });
}

/** Where companies have jobs. */
export async function communitiesWithJobsOf(db: Reader, companyIds: string[]): Promise<string[]> {
  const { communityId: id, companyId } = communityJobs;
  const rows = await db
    .selectDistinct({ id })
    .from(communityJobs)
    .where(inArray(companyId, companyIds))
    .orderBy(id);
  return rows.map((row) => row.id);
}
