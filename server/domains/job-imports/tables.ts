import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ImportLine, JobImport } from "#contract/job-imports.ts";
import { idColumn, instant } from "#server/database/columns.ts";
import type { FeedChoices } from "#server/domains/jobs/index.ts";
import type { FeedJob } from "#server/outside/ats/ats.ts";

/** A reading of a board or a file that the team looks at, brings in and may take back. */
export const jobImports = pgTable(
  "job_imports",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    system: text().notNull(),
    address: text(),
    fileName: text("file_name"),
    state: text().$type<JobImport["state"]>().notNull().default("ready"),
    partial: boolean().notNull().default(false),
    note: text(),
    found: jsonb().$type<JobImport["found"]>().notNull(),
    /** Where it was read and where its postings say that they are. */
    boards: text().array().notNull().default([]),
    status: text().$type<"draft" | "live">(),
    follow: boolean().notNull().default(false),
    /** The board was not synced before: undoing the import ends that. */
    beganFollowing: boolean("began_following").notNull().default(false),
    /** What the team had chosen for a board that was synced before. */
    choicesBefore: jsonb("choices_before").$type<FeedChoices | null>(),
    chosen: integer().notNull().default(0),
    done: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    createdBy: uuid("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    doneAt: instant("done_at"),
  },
  (table) => [index("job_imports_by_company").on(table.companyId, table.createdAt.desc())],
);

export const jobImportLines = pgTable(
  "job_import_lines",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => jobImports.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** "adopted" is a job that a file brought and the board lists unchanged; nobody needs to see it. */
    kind: text().$type<ImportLine["kind"] | "adopted">().notNull(),
    title: text().notNull(),
    department: text(),
    places: text().notNull().default(""),
    url: text(),
    reason: text(),
    sourceId: text("source_id"),
    posting: jsonb().$type<FeedJob>(),
    /** The job it changes or closes, or the one it became. */
    jobId: uuid("job_id"),
    /** That job's row before the import. */
    before: jsonb().$type<Record<string, unknown>>(),
    chosen: boolean().notNull().default(true),
    done: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);
