import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, real, text, uuid } from "drizzle-orm/pg-core";
import type { ExternalJobFields, ExternalJobState } from "#contract/external-jobs.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Jobs that people post without an account. What is published is a job of a company that nobody runs yet. */
export const externalJobs = pgTable(
  "external_jobs",
  {
    id: idColumn(),
    /** Of the cookie that opens it. */
    tokenHash: text("token_hash").notNull(),
    fields: jsonb().$type<ExternalJobFields>().notNull(),
    state: text().$type<ExternalJobState>().notNull().default("draft"),
    reason: text(),
    email: text(),
    emailVerifiedAt: instant("email_verified_at"),
    /** It takes the place of the proven address once it is proven, too. */
    newEmail: text("new_email"),
    /** Of the link that was mailed last, and until when it works. */
    linkHash: text("link_hash"),
    linkEndsAt: instant("link_ends_at"),
    companyId: uuid("company_id"),
    jobId: uuid("job_id"),
    /** How much it is like known scams, and what says so, when it was handed in. */
    likeness: real().notNull().default(0),
    signals: text().array().notNull().default([]),
    submittedAt: instant("submitted_at"),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("external_jobs_by_token").on(table.tokenHash),
    index("external_jobs_by_email").on(table.email),
    index("external_jobs_by_job").on(table.jobId),
    index("external_jobs_waiting")
      .on(table.likeness)
      .where(sql`state = 'waiting'`),
  ],
);
