import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/**
 * People without an account, whom a company uploaded or added by hand: never scored, seen by that company only.
 * An application in the state of a lead or an invitation names one of them where it otherwise names a candidate.
 */
export const externalCandidates = pgTable(
  "external_candidates",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    fullName: text("full_name").notNull(),
    email: text(),
    /** The handle of the profile, by which duplicates are known. */
    linkedIn: text("linked_in"),
    title: text(),
    employer: text(),
    location: text(),
    phone: text(),
    skills: text().array().notNull().default([]),
    /** What they told the company themselves. */
    intro: text(),
    whatsNext: text("whats_next"),
    /** The file they came in; null for who was added by hand. */
    fileName: text("file_name"),
    /** Where the company says it got the details; emails name it. */
    source: text(),
    byUserId: uuid("by_user_id").notNull(),
    addedAt: instant("added_at").notNull(),
    notifiedAt: instant("notified_at"),
    notifiedBy: text("notified_by").$type<"email" | "team">(),
    keptUntil: instant("kept_until").notNull(),
  },
  (table) => [
    uniqueIndex("external_candidates_by_email").on(table.companyId, table.email),
    uniqueIndex("external_candidates_by_linked_in").on(table.companyId, table.linkedIn),
    index("external_candidates_to_forget").on(table.companyId, table.keptUntil),
  ],
);
export type ExternalCandidate = typeof externalCandidates.$inferSelect;
