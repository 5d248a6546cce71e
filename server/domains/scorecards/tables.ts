import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Attribute, Rating, Recommendation } from "#contract/scorecards.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** What a stage of a job looks for. */
export const scorecardKits = pgTable(
  "scorecard_kits",
  {
    jobId: uuid("job_id").notNull(),
    companyId: uuid("company_id").notNull(),
    stage: text().notNull(),
    guidance: text().notNull(),
    attributes: jsonb().$type<Attribute[]>().notNull(),
    version: integer().notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.stage] })],
);

export interface KeptRating {
  attributeId: string;
  /** As the attribute was called when it was rated. */
  name: string;
  rating: Rating | null;
  note: string | null;
}
/** What one member of a team found at one stage of an application. */
export const scorecards = pgTable(
  "scorecards",
  {
    id: idColumn(),
    applicationId: uuid("application_id").notNull(),
    companyId: uuid("company_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    stage: text().notNull(),
    byUserId: uuid("by_user_id").notNull(),
    recommendation: text().$type<Recommendation>().notNull(),
    ratings: jsonb().$type<KeptRating[]>().notNull(),
    notes: text(),
    submittedAt: instant("submitted_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("scorecards_by_author").on(table.applicationId, table.stage, table.byUserId),
    index("scorecards_by_candidate").on(table.candidateId),
  ],
);

/** Who was asked for a scorecard, and how often they were reminded. */
export const scorecardAsks = pgTable(
  "scorecard_asks",
  {
    applicationId: uuid("application_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    stage: text().notNull(),
    userId: uuid("user_id").notNull(),
    byUserId: uuid("by_user_id"),
    askedAt: instant("asked_at").notNull(),
    reminders: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.stage, table.userId] }),
    index("scorecard_asks_by_candidate").on(table.candidateId),
  ],
);
