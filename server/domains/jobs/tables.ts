import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { JobFields } from "#contract/job-shapes.ts";
import type { RequirementCorrections } from "#contract/job-requirements.ts";
import type { OwnStage } from "#contract/job-stages.ts";
import type { Requirement } from "#server/matching-engine/types.ts";
import type { Question } from "#shared/jobs/questions.ts";
import type { Salary } from "#shared/money/salary.ts";
import { idColumn, instant } from "#server/database/columns.ts";

export type JobStatus = "draft" | "live" | "closed";
export type { Requirement };

export const jobs = pgTable(
  "jobs",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    publicJobId: text("public_job_id").notNull(),
    jobTitle: text("job_title").notNull(),
    department: text(),
    jobDescription: text("job_description").notNull().default(""),
    locations: text().array().notNull().default([]),
    remote: boolean().notNull().default(false),
    remoteLocations: text("remote_locations").array().notNull().default([]),
    workplaceType: text("workplace_type").$type<"remote" | "hybrid" | "onsite">(),
    employmentType: text("employment_type"),
    seniority: text(),
    salary: jsonb().$type<Salary | null>(),
    /** What applicants are compared with: read from the description, as the team corrected it. */
    requirements: jsonb().$type<Requirement[]>().notNull().default([]),
    requirementCorrections: jsonb("requirement_corrections").$type<RequirementCorrections | null>(),
    skills: text().array().notNull().default([]),
    prompts: jsonb().$type<Question[]>().notNull().default([]),
    workStyle: jsonb("work_style").$type<{ rating: number; categoryId: string }[]>().notNull().default([]),
    jsm: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** For advertising, in the smallest unit of its currency. */
    budget: bigint({ mode: "number" }).notNull().default(5000),
    budgetCurrency: text("budget_currency").notNull().default("USD"),
    qualificationScore: integer("qualification_score").notNull().default(70),
    status: text().$type<JobStatus>().notNull().default("draft"),
    internal: boolean().notNull().default(false),
    publishedToMarketplace: boolean("published_to_marketplace").notNull().default(false),
    /** The team took it off by itself: it stays off when all of the company’s jobs are put on. */
    keptOffMarketplace: boolean("kept_off_marketplace").notNull().default(false),
    /** The last day to apply; the job closes when it is over everywhere. */
    closesOn: date("closes_on"),
    collectionIds: text("collection_ids").array().notNull().default([]),
    /** The company's own stages between interview and offer; null means the company's default. */
    stages: jsonb().$type<OwnStage[] | null>(),
    hiringManagerEmail: text("hiring_manager_email"),
    /** The system an imported job came from, its id there and a fingerprint of what came. */
    jobPlatform: text("job_platform"),
    sourceId: text("source_id"),
    sourceUrl: text("source_url"),
    /** The board's address, or "file": only a new reading of the same feed may close the job. */
    feed: text(),
    /** Null once the job vanished from its feed, so that only such a job comes back by itself. */
    fingerprint: text(),
    clickCount: integer("click_count").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    publishedAt: instant("published_at"),
    closedAt: instant("closed_at"),
    changedAt: instant("changed_at").notNull(),
    /** Since when nobody but its team finds it, and why, as the team reads it: it was reported, or taken down. */
    heldAt: instant("held_at"),
    heldReason: text("held_reason"),
    /** Whether reports alone hold it, until an administrator has looked at them. */
    heldByReports: boolean("held_by_reports").notNull().default(false),
    /** When the team, or the feed it is from, last said that it is open; null for drafts. */
    confirmedAt: instant("confirmed_at"),
    /** How often the team was asked to confirm it since, and when for the last time. */
    confirmationAsks: integer("confirmation_asks").notNull().default(0),
    confirmationAskedAt: instant("confirmation_asked_at"),
  },
  (table) => [
    uniqueIndex("jobs_by_public_id").on(table.publicJobId),
    index("jobs_by_company").on(table.companyId, table.status),
    index("jobs_listed")
      .on(table.publishedAt.desc().nullsLast(), table.id)
      .where(sql`status = 'live' and not internal and published_to_marketplace`),
    index("jobs_by_department")
      .on(table.department, table.companyId)
      .where(sql`status = 'live' and not internal and published_to_marketplace`),
    index("jobs_by_change").on(table.changedAt),
    index("jobs_held")
      .on(table.heldAt)
      .where(sql`held_at is not null`),
    index("jobs_in_collections")
      .using("gin", table.collectionIds)
      .where(sql`collection_ids <> '{}'`),
    uniqueIndex("jobs_by_source").on(table.companyId, table.jobPlatform, table.sourceId, table.feed),
  ],
);

/** What is written of a job and not published yet. */
export const jobDrafts = pgTable("job_drafts", {
  jobId: uuid("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  /** How often the job or its draft was written, to refuse what was written over an older one. */
  version: integer().notNull(),
  waiting: jsonb().$type<Partial<JobFields>>().notNull().default({}),
  byUserId: uuid("by_user_id"),
});

/** How often a job was opened on each day, so that "popular" and "trending" can look a few days back. */
export const jobClicks = pgTable(
  "job_clicks",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    day: date().notNull(),
    clicks: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day] }), index("job_clicks_by_day").on(table.day)],
);

/** A company's own stages between interview and offer. */
export const companyStages = pgTable("company_stages", {
  companyId: uuid("company_id").primaryKey(),
  stages: jsonb().$type<OwnStage[]>().notNull().default([]),
  changedAt: instant("changed_at").notNull(),
});

/** Who works on a job beside its hiring manager: company admins and employees. */
export const jobTeamMembers = pgTable(
  "job_team_members",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    memberId: uuid("member_id").notNull(),
    role: text().$type<"manager" | "member">().notNull().default("member"),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.memberId] }),
    index("job_teams_by_member").on(table.memberId),
  ],
);

/** A board whose jobs we follow, and how the last reading went. */
export const jobFeeds = pgTable(
  "job_feeds",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    system: text().notNull(),
    address: text(),
    lastReadAt: instant("last_read_at"),
    lastState: text("last_state").$type<"healthy" | "failed">(),
    lastMessage: text("last_message"),
    lastCounts: jsonb("last_counts").$type<{
      added: number;
      changed: number;
      closed: number;
      unchanged: number;
    }>(),
    /** What jobs arrive as that are new on the board. */
    newJobs: text("new_jobs").$type<"draft" | "live">().notNull().default("live"),
    /** The ids of postings that the team chose not to bring in. */
    leftOut: text("left_out").array().notNull().default([]),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("job_feeds_by_company").on(table.companyId)],
);

/** How the readings of a feed went; some in a row that changed nothing are one entry. */
export const jobFeedReadings = pgTable(
  "job_feed_readings",
  {
    id: idColumn(),
    feedId: uuid("feed_id")
      .notNull()
      .references(() => jobFeeds.id, { onDelete: "cascade" }),
    /** The last of them, and how many they are. */
    at: instant("at").notNull(),
    times: integer().notNull(),
    state: text().$type<"healthy" | "failed">().notNull(),
    message: text(),
    counts: jsonb().$type<{ added: number; changed: number; closed: number; unchanged: number }>().notNull(),
    /** Names of the jobs it touched, at most some of each kind. */
    titles: jsonb().$type<{ added: string[]; changed: string[]; closed: string[] }>().notNull(),
    quiet: boolean().notNull(),
    /** Who asked for it; null when it was time. */
    byUserId: uuid("by_user_id"),
  },
  (table) => [index("job_feed_readings_by_feed").on(table.feedId, table.at.desc())],
);

/** Boards of other systems that were shown to be a company's by a code placed on them. */
export const companyBoards = pgTable(
  "company_boards",
  {
    companyId: uuid("company_id").notNull(),
    /** "greenhouse/acme", or the host of a board of its own. */
    board: text().notNull(),
    provenAt: instant("proven_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.board] })],
);
