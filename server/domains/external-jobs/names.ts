import { sql } from "drizzle-orm";
import { namesOf } from "#server/database/names-of.ts";
import { externalJobs } from "./tables.ts";

/** What the audit log calls them. */
export const externalJobNames = namesOf(externalJobs, sql<string>`${externalJobs.fields} ->> 'jobTitle'`);
