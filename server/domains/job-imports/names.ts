import { sql } from "drizzle-orm";
import { namesOf } from "#server/database/names-of.ts";
import { jobImports } from "./tables.ts";

/** What the audit log calls them. */
export const jobImportNames = namesOf(
  jobImports,
  sql<string>`coalesce(${jobImports.fileName}, ${jobImports.address}, ${jobImports.system})`,
);
