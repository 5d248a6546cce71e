import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { EmailEvent, TemplateKind } from "#contract/template-kinds.ts";
import type { OfferField } from "#shared/offers/offer-fields.ts";
import type { RejectReason } from "#contract/template-shapes.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Words a company keeps to send again: for messages, below them, and for what people share. */
export const templates = pgTable(
  "templates",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    kind: text().$type<TemplateKind>().notNull(),
    name: text().notNull(),
    message: text().notNull(),
    /** Another row of the kind "signature". */
    signatureId: uuid("signature_id").references((): AnyPgColumn => templates.id, { onDelete: "set null" }),
    fields: jsonb().$type<OfferField[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("templates_by_company").on(table.companyId, table.kind, table.name)],
);

/** The emails that a company words itself; without a row the standard words are sent. */
export const emailTemplates = pgTable(
  "email_templates",
  {
    companyId: uuid("company_id").notNull(),
    event: text().$type<EmailEvent>().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    signatureId: uuid("signature_id").references(() => templates.id, { onDelete: "set null" }),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.event] })],
);

/** With the names it had before: a rejection that waits says the one it was decided with. */
export type KeptReason = RejectReason & { formerly?: string[] };

/** Why a company passes on people, in its own words and order; without a row the standard reasons hold. */
export const rejectReasons = pgTable("reject_reasons", {
  companyId: uuid("company_id").primaryKey(),
  version: integer().notNull(),
  reasons: jsonb().$type<KeptReason[]>().notNull(),
});
