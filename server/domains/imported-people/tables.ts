import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** People from files that a company uploaded: without an account, never scored, seen by that company only. */
export const uploadedPeople = pgTable(
  "uploaded_people",
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
    fileName: text("file_name").notNull(),
    /** Where the company says it got the details; the email names it. */
    source: text(),
    byUserId: uuid("by_user_id").notNull(),
    addedAt: instant("added_at").notNull(),
    notifiedAt: instant("notified_at"),
    notifiedBy: text("notified_by").$type<"email" | "team">(),
    keptUntil: instant("kept_until").notNull(),
  },
  (table) => [
    uniqueIndex("uploaded_people_by_email").on(table.companyId, table.email),
    uniqueIndex("uploaded_people_by_linked_in").on(table.companyId, table.linkedIn),
    index("uploaded_people_to_forget").on(table.companyId, table.keptUntil),
  ],
);

/** An uploaded person and a job they might be asked about. */
export const uploadedLeads = pgTable(
  "uploaded_leads",
  {
    id: idColumn(),
    personId: uuid("person_id")
      .notNull()
      .references(() => uploadedPeople.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").notNull(),
    jobId: uuid("job_id").notNull(),
    saved: boolean().notNull().default(false),
    ignored: boolean().notNull().default(false),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [
    uniqueIndex("uploaded_leads_by_pair").on(table.personId, table.jobId),
    index("uploaded_leads_by_company").on(table.companyId, table.addedAt),
  ],
);

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

/** People who objected are not added again; kept as a keyed hash of the address, not as the address. */
export const uploadObjections = pgTable(
  "upload_objections",
  {
    companyId: uuid("company_id").notNull(),
    addressHash: text("address_hash").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.addressHash] })],
);
