import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** What someone writes to go with an application; one a job. */
export const coverLetters = pgTable(
  "cover_letters",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    jobId: uuid("job_id").notNull(),
    text: text().notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [uniqueIndex("cover_letters_by_pair").on(table.candidateId, table.jobId)],
);
