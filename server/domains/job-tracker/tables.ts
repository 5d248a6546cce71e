import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ExternalState } from "#contract/external-applications.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Applications a candidate made elsewhere and keeps here. */
export const externalApplications = pgTable(
  "external_applications",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    jobId: uuid("job_id"),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    url: text(),
    note: text(),
    state: text().$type<ExternalState>().notNull(),
    deleted: boolean().notNull().default(false),
    /** Null until the person has applied. */
    appliedAt: instant("applied_at"),
    /** The day they typed, or that of their clock then: it is the same day wherever they read it. */
    appliedOn: date("applied_on"),
    /** When the person reported the company's answer; null without an answer, or if its date is unknown. */
    answeredAt: instant("answered_at"),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("external_applications_by_candidate").on(table.candidateId, table.changedAt.desc().nullsFirst()),
    uniqueIndex("external_applications_by_job").on(table.candidateId, table.jobId),
  ],
);

/** The day people want to be reminded of an application: one reminder per application. */
export const followUps = pgTable(
  "follow_ups",
  {
    /** An application made here, or one made elsewhere. */
    applicationId: uuid("application_id").primaryKey(),
    candidateId: uuid("candidate_id").notNull(),
    day: date().notNull(),
    remindedAt: instant("reminded_at"),
  },
  (table) => [index("follow_ups_by_candidate").on(table.candidateId)],
);

/** Lists a candidate sorts saved jobs into. */
export const candidateLists = pgTable(
  "candidate_lists",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    name: text().notNull(),
    /** What the link to it ends with; null where there is none. */
    shareKey: text("share_key"),
    /** The first name that readers of the link see; null shows none. */
    shownName: text("shown_name"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("candidate_lists_by_candidate").on(table.candidateId, table.createdAt),
    uniqueIndex("candidate_lists_by_key").on(table.shareKey),
  ],
);

/** Jobs a candidate saved, each on one list or on none. */
export const savedJobs = pgTable(
  "saved_jobs",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    jobId: uuid("job_id").notNull(),
    listId: uuid("list_id").references(() => candidateLists.id, { onDelete: "set null" }),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("saved_jobs_by_pair").on(table.candidateId, table.jobId),
    index("saved_jobs_by_list").on(table.listId),
  ],
);
