import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** Questions of job seekers to the people who work at a company, and their answers. */
export const questions = pgTable(
  "questions",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    companyId: uuid("company_id").notNull(),
    jobId: uuid("job_id").notNull(),
    text: text().notNull(),
    askedAt: instant("asked_at").notNull(),
    answer: text(),
    /** Who answered, as an employee. */
    employeeId: uuid("employee_id"),
    answeredAt: instant("answered_at"),
    /** When its job closed before anyone answered: it stays over if the job opens again. */
    endedAt: instant("ended_at"),
    shared: boolean().notNull().default(false),
  },
  (table) => [
    index("questions_by_company").on(table.companyId, table.askedAt),
    index("questions_by_job").on(table.jobId),
    index("questions_by_candidate").on(table.candidateId, table.askedAt),
  ],
);
