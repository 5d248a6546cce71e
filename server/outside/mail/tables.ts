import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CalendarPart } from "./mail.ts";
import { idColumn, instant } from "#server/database/columns.ts";

export type EmailState = "waiting" | "sent" | "kept" | "suppressed" | "failed";
/** Every email the product wrote, whether or not a mail server took it. */
export const outbox = pgTable(
  "outbox",
  {
    id: idColumn(),
    userId: uuid("user_id"),
    /** The company in whose name it is; it may have a sender of its own. */
    companyId: uuid("company_id"),
    recipient: text().notNull(),
    /** The accounts of others whom its words name: when one ends, they are taken out. */
    names: uuid().array().notNull().default([]),
    replyTo: text("reply_to"),
    category: text().notNull(),
    subject: text().notNull(),
    /** What a mailbox shows beside the subject. */
    preheader: text().notNull().default(""),
    text: text().notNull(),
    html: text().notNull(),
    unsubscribeUrl: text("unsubscribe_url"),
    calendar: jsonb().$type<CalendarPart>(),
    state: text().$type<EmailState>().notNull().default("waiting"),
    error: text(),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    index("outbox_by_time").on(table.createdAt),
    index("outbox_by_recipient").on(table.recipient),
    index("outbox_by_named").using("gin", table.names),
  ],
);

/** Addresses that bounced: nothing is sent there again. */
export const suppressedAddresses = pgTable("suppressed_addresses", {
  email: text().primaryKey(),
  reason: text().notNull(),
  at: instant("at").notNull(),
});
