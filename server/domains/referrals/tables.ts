import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PastWork, RevealState } from "#contract/reveals.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Where employees worked before, as they told us for this alone. */
export const employeePastWork = pgTable("employee_past_work", {
  employeeId: uuid("employee_id").primaryKey(),
  companyId: uuid("company_id").notNull(),
  pastWork: jsonb("past_work").$type<PastWork[]>().notNull(),
  changedAt: instant("changed_at").notNull(),
});

/** What a hiring team asks employees about applicants they know. */
export const colleagueQuestions = pgTable(
  "colleague_questions",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    revealId: uuid("reveal_id").notNull(),
    applicationId: uuid("application_id").notNull(),
    jobId: uuid("job_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    employeeId: uuid("employee_id").notNull(),
    askedBy: uuid("asked_by").notNull(),
    text: text().notNull(),
    answer: text(),
    askedAt: instant("asked_at").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    uniqueIndex("colleague_questions_one_open")
      .on(table.revealId)
      .where(sql`answer is null`),
    index("colleague_questions_by_application").on(table.applicationId, table.askedAt),
    index("colleague_questions_by_employee").on(table.employeeId, table.askedAt),
  ],
);

/** Employees who are asked whether they know someone who applied. */
export const revealNotifications = pgTable(
  "reveal_notifications",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    employeeId: uuid("employee_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    applicationId: uuid("application_id").notNull(),
    jobId: uuid("job_id").notNull(),
    /** Null where the employee referred the person before. */
    shared: jsonb().$type<PastWork | null>(),
    state: text().$type<RevealState>().notNull().default("pending"),
    createdAt: instant("created_at").notNull(),
    answeredAt: instant("answered_at"),
    /** When the answer stood and the hiring team was told. */
    stoodAt: instant("stood_at"),
  },
  (table) => [
    uniqueIndex("reveal_notifications_by_pair").on(table.applicationId, table.employeeId),
    index("reveal_notifications_by_employee").on(table.employeeId, table.state, table.createdAt),
  ],
);
