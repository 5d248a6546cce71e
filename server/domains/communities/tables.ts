import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { communityJobStates, joinings, standings } from "#contract/communities.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** People of a field, a place or a school who share jobs. */
export const communities = pgTable(
  "communities",
  {
    id: idColumn(),
    name: text().notNull(),
    description: text().notNull(),
    joining: text().$type<(typeof joinings)[number]>().notNull().default("open"),
    reviewsJobs: boolean("reviews_jobs").notNull().default(true),
    /** Since when an administrator keeps it from everyone but its moderators, and why. */
    takenDownAt: instant("taken_down_at"),
    takenDownReason: text("taken_down_reason"),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [uniqueIndex("communities_by_name").on(sql`lower(${table.name})`)],
);

/** Who is in a community, or asked to be. */
export const communityMembers = pgTable(
  "community_members",
  {
    communityId: uuid("community_id")
      .notNull()
      .references(() => communities.id, { onDelete: "cascade" }),
    userId: uuid("user_id").notNull(),
    standing: text().$type<(typeof standings)[number]>().notNull(),
    since: instant("since").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index("community_members_by_user").on(table.userId),
  ],
);

/** Jobs that companies brought into a community. */
export const communityJobs = pgTable(
  "community_jobs",
  {
    communityId: uuid("community_id")
      .notNull()
      .references(() => communities.id, { onDelete: "cascade" }),
    jobId: uuid("job_id").notNull(),
    companyId: uuid("company_id").notNull(),
    /** "withdrawn" was taken back after a moderator had declined it: it waits when it is brought again. */
    state: text().$type<(typeof communityJobStates)[number] | "withdrawn">().notNull(),
    /** Taken back by its company for now. */
    paused: boolean().notNull().default(false),
    collection: text(),
    /** Why it was declined; kept until a moderator shows it. */
    reason: text(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.jobId] }),
    index("community_jobs_by_job").on(table.jobId),
    index("community_jobs_by_company").on(table.companyId),
  ],
);
