import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ApiScope } from "#contract/api-scopes.ts";
import type { Delivery } from "#contract/integrations.ts";
import type { WebhookEvent } from "#contract/webhook-events.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Keys of a company, each acting for the member who made it; revoked ones are gone. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    companyAdminId: uuid("company_admin_id").notNull(),
    userId: uuid("user_id").notNull(),
    name: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    keyHash: text("key_hash").notNull(),
    ending: text().notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    uniqueIndex("api_keys_by_hash").on(table.keyHash),
    index("api_keys_by_company").on(table.companyId),
  ],
);

/** Addresses that a company's events are sent to. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    withPeople: boolean("with_people").notNull(),
    enabled: boolean().notNull().default(true),
    /** Counts its secrets: each is made of this and the server's own, and kept nowhere. */
    secretNumber: integer("secret_number").notNull().default(1),
    failingSince: instant("failing_since"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("webhooks_by_company").on(table.companyId)],
);

/** What was sent, or is to be; kept for 30 days. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: idColumn(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text().$type<Delivery["event"]>().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Whom it is about, so that it goes with their data. */
    candidateId: uuid("candidate_id"),
    state: text().$type<Delivery["state"]>().notNull(),
    attempts: integer().notNull().default(0),
    status: integer(),
    error: text(),
    createdAt: instant("created_at").notNull(),
    dueAt: instant("due_at"),
  },
  (table) => [
    index("webhook_deliveries_by_webhook").on(table.webhookId, table.createdAt),
    index("webhook_deliveries_by_candidate").on(table.candidateId),
  ],
);
