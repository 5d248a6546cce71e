import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** What a team says to itself about a candidate, or about a person without an account. */
export const candidateNotes = pgTable(
  "candidate_notes",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    candidateId: uuid("candidate_id"),
    uploadedPersonId: uuid("uploaded_person_id"),
    authorUserId: uuid("author_user_id").notNull(),
    text: text().notNull(),
    tags: text().array().notNull().default([]),
    fileIds: uuid("file_ids").array().notNull().default([]),
    mentionedUserIds: uuid("mentioned_user_ids").array().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
    /** Removed for good a while later; until then it can be brought back. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("candidate_notes_by_candidate").on(table.companyId, table.candidateId, table.createdAt),
    index("candidate_notes_by_uploaded_person").on(table.uploadedPersonId),
    index("candidate_notes_of_candidate").on(table.candidateId),
  ],
);
