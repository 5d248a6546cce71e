import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ReportReason } from "#contract/listing-reports.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** What people reported of jobs, companies and communities, and what became of it. */
export const listingReports = pgTable(
  "listing_reports",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    /** Null where a community was reported. */
    companyId: uuid("company_id"),
    /** Null where the company itself was reported. */
    jobId: uuid("job_id"),
    communityId: uuid("community_id"),
    reason: text().$type<ReportReason>().notNull(),
    words: text().notNull(),
    state: text().$type<"open" | "dismissed" | "upheld">().notNull().default("open"),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    index("listing_reports_by_user").on(table.userId),
    index("listing_reports_by_job").on(table.jobId),
    uniqueIndex("listing_reports_open")
      .on(sql`coalesce(job_id, company_id, community_id)`, table.userId)
      .where(sql`state = 'open'`),
  ],
);
