import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** Every time an employee brought a person to a company. The first of a person that is in force is credited. */
export const employeeReferrals = pgTable(
  "employee_referrals",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    employeeId: uuid("employee_id").notNull(),
    applicationId: uuid("application_id").notNull(),
    jobId: uuid("job_id").notNull(),
    /** The employee spoke for the person, or the person came by the link they share. */
    way: text().$type<"spoken" | "link">().notNull(),
    at: instant("at").notNull(),
    /** By the company's days as they were then. */
    until: instant("until").notNull(),
  },
  (table) => [
    index("employee_referrals_by_person").on(table.companyId, table.candidateId, table.at),
    index("employee_referrals_by_employee").on(table.employeeId, table.companyId, table.at),
    index("employee_referrals_by_application").on(table.applicationId),
  ],
);

/**
 * Employees by whose links someone came who hasn't applied since. An application within the days of the company counts
 * as if it had been sent at once; until then nobody but the person is told.
 */
export const followedLinks = pgTable(
  "followed_links",
  {
    userId: uuid("user_id").notNull(),
    employeeId: uuid("employee_id").notNull(),
    companyId: uuid("company_id").notNull(),
    at: instant("at").notNull(),
    until: instant("until").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.employeeId] }),
    index("followed_links_by_employee").on(table.employeeId),
  ],
);

/** Accounts that a company takes for one person: each beside the one that it was merged with. */
export const joinedAccounts = pgTable(
  "joined_accounts",
  {
    companyId: uuid("company_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    withId: uuid("with_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    index("joined_accounts_by_other").on(table.companyId, table.withId),
  ],
);
