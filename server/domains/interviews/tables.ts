import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Interview } from "#contract/interviews.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** An interview about one application, from the proposed times to the chosen one. */
export const interviews = pgTable(
  "interviews",
  {
    id: idColumn(),
    applicationId: uuid("application_id").notNull(),
    jobId: uuid("job_id").notNull(),
    companyId: uuid("company_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    /** Who proposed the times that hold now. */
    byUserId: uuid("by_user_id").notNull(),
    state: text().$type<Interview["state"]>().notNull(),
    /** Instants as ISO text, the earliest first. */
    times: jsonb().$type<string[]>().notNull(),
    time: instant("time"),
    minutes: integer().notNull(),
    place: text().notNull(),
    note: text(),
    answer: text(),
    revision: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("interviews_by_application").on(table.applicationId, table.createdAt),
    index("interviews_by_candidate").on(table.candidateId),
  ],
);
