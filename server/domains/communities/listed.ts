import { desc, isNull } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { communities } from "./tables.ts";

/** The communities that search engines hear of. */
export function listedCommunities(db: Reader, limit: number) {
  const { id, changedAt } = communities;
  return db
    .select({ id, changedAt })
    .from(communities)
    .where(isNull(communities.takenDownAt))
    .orderBy(desc(changedAt))
    .limit(limit);
}
