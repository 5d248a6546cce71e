import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** A resume: a file that came in, what was read from it, and how it looks when we write it. */
export const resumes = pgTable(
  "resumes",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    name: text().notNull(),
    fileKey: text("file_key"),
    fileName: text("file_name"),
    fileType: text("file_type"),
    fileBytes: integer("file_bytes"),
    /** The document's whole text, one entry a line: what evidence quotes. */
    lines: text().array().notNull().default([]),
    content: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    style: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    isDefault: boolean("is_default").notNull().default(false),
    deleted: boolean().notNull().default(false),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("resumes_by_candidate").on(table.candidateId)],
);
