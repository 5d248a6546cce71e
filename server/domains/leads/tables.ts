import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";
import type { JoinedRecords } from "./duplicates/joined-records.ts";

/** How many people a company has uploaded in a month; its row is locked during an upload. */
export const uploadMonths = pgTable(
  "upload_months",
  {
    companyId: uuid("company_id").notNull(),
    /** 2026-11 */
    month: text().notNull(),
    people: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);

/** Two records of a company that are one now. */
export const peopleMerges = pgTable(
  "people_merges",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    /** A candidate, or an external candidate. */
    keptId: uuid("kept_id").notNull(),
    goneId: uuid("gone_id").notNull(),
    keptName: text("kept_name").notNull(),
    goneName: text("gone_name").notNull(),
    byUserId: uuid("by_user_id").notNull(),
    at: instant("at").notNull(),
    undoUntil: instant("undo_until").notNull(),
    /** What undo puts back; null once it is too late. */
    records: jsonb().$type<JoinedRecords | null>(),
    /** The applications that are gone, each with the one that was kept: links in emails go on to it. */
    lost: jsonb().$type<LostApplication[]>().notNull(),
    /** Addresses of theirs that the kept record does not have. */
    formerEmail: text("former_email"),
    formerLinkedIn: text("former_linked_in"),
  },
  (table) => [
    index("people_merges_by_company").on(table.companyId, table.undoUntil),
    index("people_merges_by_kept").on(table.keptId),
    uniqueIndex("people_merges_by_gone").on(table.companyId, table.goneId),
    index("people_merges_by_lost").using("gin", table.lost),
  ],
);
interface LostApplication {
  id: string;
  keptId: string;
  jobTitle: string;
  kept: string;
}

/** Two people whom someone of the team looked at and found to be two. */
export const peopleKeptApart = pgTable(
  "people_kept_apart",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    /** The smaller id. */
    oneId: uuid("one_id").notNull(),
    otherId: uuid("other_id").notNull(),
    byUserId: uuid("by_user_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("people_kept_apart_by_pair").on(table.companyId, table.oneId, table.otherId),
    index("people_kept_apart_by_one").on(table.oneId),
    index("people_kept_apart_by_other").on(table.otherId),
  ],
);
