import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { FairnessReport } from "#contract/fairness-reports.ts";
import type { DiversityReport, ReportSettings } from "#contract/reports.ts";
import { instant } from "#server/database/columns.ts";

/** What reports count of one application; made anew from its history with each of its moves. */
export const reportApplications = pgTable(
  "report_applications",
  {
    applicationId: uuid("application_id").primaryKey(),
    companyId: uuid("company_id").notNull(),
    jobId: uuid("job_id").notNull(),
    source: text().notNull(),
    /** When the company first had it to decide about. */
    cameAt: instant("came_at").notNull(),
    /** The rank of the latest stage it ever came to, of hired only while it stands there; 0 where it never left the feed. */
    furthest: smallint().notNull(),
    /** Whole hours from its coming to the hire, and to the first decision about it. */
    hireHours: integer("hire_hours"),
    answerHours: integer("answer_hours"),
    /** Since when the person waits for a decision; null where nobody waits. */
    waitingSince: instant("waiting_since"),
  },
  (table) => [
    index("report_applications_by_day").on(table.companyId, table.cameAt),
    index("report_applications_hired")
      .on(table.companyId, table.cameAt)
      .where(sql`hire_hours is not null`),
    index("report_applications_waiting")
      .on(table.companyId, table.waitingSince, table.jobId)
      .where(sql`${table.waitingSince} is not null`),
  ],
);

/** How long an application has been in each stage it came to; hired is where it stays. */
export const reportStages = pgTable(
  "report_stages",
  {
    applicationId: uuid("application_id").notNull(),
    stage: text().notNull(),
    companyId: uuid("company_id").notNull(),
    jobId: uuid("job_id").notNull(),
    source: text().notNull(),
    cameAt: instant("came_at").notNull(),
    /** Whole hours, once it has left. */
    hours: integer(),
    here: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.stage] }),
    index("report_stages_by_day").on(table.companyId, table.cameAt),
  ],
);

/** How many applications have a fact of the two tables above, whenever they came. Follows them by trigger (`after-migrations.sql`). */
export const reportTotals = pgTable(
  "report_totals",
  {
    companyId: uuid("company_id").notNull(),
    counted: text().$type<"reached" | "hired" | "answered" | "stage">().notNull(),
    jobId: uuid("job_id").notNull(),
    source: text().notNull(),
    /** Empty where the fact is of no stage. */
    stage: text().notNull(),
    /** The rank that was reached, or hours; null in a stage where they are still. */
    value: integer(),
    number: integer().notNull(),
  },
  (table) => [
    unique("report_totals_of_fact")
      .on(table.companyId, table.counted, table.jobId, table.source, table.stage, table.value)
      .nullsNotDistinct(),
  ],
);

/** What one member of a hiring team chose: the weekly email, and filters to come back to. */
export const reportSettings = pgTable("report_settings", {
  companyAdminId: uuid("company_admin_id").primaryKey(),
  userId: uuid("user_id").notNull(),
  companyId: uuid("company_id").notNull(),
  weeklyEmail: boolean("weekly_email").notNull().default(false),
  savedFilters: jsonb("saved_filters").$type<ReportSettings["savedFilters"]>().notNull().default([]),
  /** Names the settings in the email's link that stops it. */
  stopKey: text("stop_key").notNull().unique(),
  changedAt: instant("changed_at").notNull(),
});

/** A year's diversity as it was first counted, and only what may be shown of it: never counted again, so that nobody's coming or going can be seen. */
export const diversityReports = pgTable(
  "diversity_reports",
  {
    companyId: uuid("company_id").notNull(),
    year: smallint().notNull(),
    questions: jsonb().$type<DiversityReport["questions"]>().notNull(),
    countedAt: instant("counted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.year] })],
);

/** A year's impact ratios as they were first counted, and only what may be shown of them; kept for the same reason. */
export const fairnessReports = pgTable("fairness_reports", {
  year: smallint().primaryKey(),
  families: jsonb().$type<Omit<FairnessReport, "year" | "countedAt">[]>().notNull(),
  countedAt: instant("counted_at").notNull(),
});
