import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** Who did what to whose data, before and after. Only grows (see database/after-migrations.sql). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: idColumn(),
    at: instant("at").notNull(),
    actorKind: text("actor_kind").$type<"user" | "admin" | "system">().notNull(),
    actorId: uuid("actor_id"),
    onBehalfOf: uuid("on_behalf_of"),
    action: text().notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: uuid("subject_id"),
    companyId: uuid("company_id"),
    before: jsonb(),
    after: jsonb(),
    why: text(),
  },
  (table) => [
    index("audit_by_time").on(table.at),
    index("audit_by_subject").on(table.subjectId),
    index("audit_by_company").on(table.companyId, table.at),
  ],
);
