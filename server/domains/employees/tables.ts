import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { EmployeeWaitListState } from "#contract/employee-wait-lists.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Where people work and worked; the company of an employee's role is that of the current one. */
export const employments = pgTable(
  "employments",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    companyId: uuid("company_id").notNull(),
    companyEmail: text("company_email"),
    hiringManager: text("hiring_manager"),
    createdAt: instant("created_at").notNull(),
    /** Null until the mailbox at the company is confirmed. */
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("employments_by_user").on(table.userId, table.createdAt),
    uniqueIndex("employments_current")
      .on(table.userId)
      .where(sql`started_at is not null and ended_at is null`),
    uniqueIndex("employments_unconfirmed")
      .on(table.userId)
      .where(sql`started_at is null`),
  ],
);

/** Whom a hiring team asked to become an employee; the emailed link proves the mailbox. */
export const employeeInvites = pgTable(
  "employee_invites",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    email: text().notNull(),
    fullName: text("full_name"),
    title: text(),
    state: text().$type<"pending" | "accepted">().notNull().default("pending"),
    invitedBy: uuid("invited_by").notNull(),
    /** Of the secret in the emailed link; the row's id opens nothing. */
    secretHash: text("secret_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("employee_invites_pending")
      .on(table.companyId, table.email)
      .where(sql`state = 'pending'`),
    uniqueIndex("employee_invites_by_secret").on(table.secretHash),
  ],
);

/** How often the link an employee shares was opened, by the company they worked at. */
export const employeeLinkViews = pgTable(
  "employee_link_views",
  {
    userId: uuid("user_id").notNull(),
    companyId: uuid("company_id").notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
);

/** Employees who don't want to be shown their first steps. */
export const employeeStepsHidden = pgTable("employee_steps_hidden", {
  userId: uuid("user_id").primaryKey(),
  at: instant("at").notNull(),
});

/** People an employee knows, by their own LinkedIn export: private to them. */
export const employeeConnections = pgTable(
  "employee_connections",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    fullName: text("full_name").notNull(),
    title: text(),
    employer: text(),
    /** Of their LinkedIn profile. */
    handle: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("employee_connections_by_handle").on(table.userId, table.handle)],
);

/** Who works at a company that nobody here has proven, and waits for it. */
export const employeeWaitLists = pgTable(
  "employee_wait_lists",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull().unique(),
    companyName: text("company_name").notNull(),
    companyEmail: text("company_email").notNull(),
    domain: text().notNull(),
    hiringManager: text("hiring_manager").notNull(),
    state: text().$type<EmployeeWaitListState>().notNull(),
    reason: text(),
    /** The company that has proven the domain since; they were told of it. */
    companyId: uuid("company_id"),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("employee_wait_lists_by_domain").on(table.domain),
    index("employee_wait_lists_by_state").on(table.state, table.changedAt),
  ],
);
