import { isNotNull } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { AuditKind } from "#contract/audit-log.ts";
import { instant } from "#server/database/columns.ts";

/** Who did what to whose data, before and after. Append-only, with one partition a month, which after-migrations.sql creates and drops. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid().notNull(),
    at: instant("at").notNull(),
    kind: text().$type<AuditKind>().notNull().default("change"),
    actorKind: text("actor_kind").$type<"user" | "admin" | "system" | "visitor">().notNull(),
    actorId: uuid("actor_id"),
    onBehalfOf: uuid("on_behalf_of"),
    action: text().notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: uuid("subject_id"),
    companyId: uuid("company_id"),
    /** Whose data it is, kept for when the subject is gone. */
    personId: uuid("person_id"),
    before: jsonb(),
    after: jsonb(),
    why: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index("audit_by_time").on(table.at, table.id),
    index("audit_by_kind").on(table.kind, table.at, table.id),
    index("audit_by_action").on(table.action, table.at, table.id),
    index("audit_by_actor").on(table.actorId, table.at, table.id),
    index("audit_by_subject").on(table.subjectId, table.at, table.id),
    index("audit_by_company").on(table.companyId, table.at, table.id),
    index("audit_by_person").on(table.personId, table.at).where(isNotNull(table.personId)),
    index("audit_by_whom_for").on(table.onBehalfOf, table.at).where(isNotNull(table.onBehalfOf)),
  ],
);
