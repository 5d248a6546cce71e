import { sql } from "drizzle-orm";
import { namesOf } from "#server/database/names-of.ts";
import { applicationBatches } from "./tables.ts";

/** What the audit log calls them: "pass of 12 applications". */
export const batchNames = namesOf(
  applicationBatches,
  sql<string>`${applicationBatches.move} || ' of ' || ${applicationBatches.count} || ' applications'`,
);
