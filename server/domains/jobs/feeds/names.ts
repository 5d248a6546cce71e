import { sql } from "drizzle-orm";
import { namesOf } from "#server/database/names-of.ts";
import { jobFeeds } from "../tables.ts";

/** What the audit log calls them. */
export const jobFeedNames = namesOf(jobFeeds, sql<string>`coalesce(${jobFeeds.address}, ${jobFeeds.system})`);
