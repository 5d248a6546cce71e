import { date, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** How many people a job is to be filled with, and by when; without a row it is one, at no set time. */
export const hiringPlans = pgTable(
  "hiring_plans",
  {
    jobId: uuid("job_id").primaryKey(),
    companyId: uuid("company_id").notNull(),
    openings: integer().notNull(),
    targetOn: date("target_on"),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("hiring_plans_by_company").on(table.companyId)],
);
