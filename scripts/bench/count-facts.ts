import type { Database } from "#server/database/open.ts";
import { refreshFacts } from "#server/domains/reports/index.ts";

const atOnce = 1000;

/** Counts the facts of many applications, which were written without the product. */
export async function countFacts(db: Database, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += atOnce)
    await db.transaction((tx) => refreshFacts(tx, ids.slice(start, start + atOnce)));
}
