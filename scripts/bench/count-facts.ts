import type { Database } from "#server/database/open.ts";
import { refreshFacts } from "#server/domains/reports/index.ts";

const atOnce = 1000;

/** Computes the report facts of many applications that were inserted directly. */
export async function countFacts(db: Database, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += atOnce)
    await db.transaction((tx) => refreshFacts(tx, ids.slice(start, start + atOnce)));
}
