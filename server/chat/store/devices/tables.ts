import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";
import { chatUsers } from "../tables.ts";

export const chatDevices = pgTable(
  "chat_devices",
  {
    id: text().notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    pushProvider: text("push_provider").notNull(),
    pushProviderName: text("push_provider_name"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** A push provider: its keys and settings under a name chosen by the app. */
export const chatPushProviders = pgTable(
  "chat_push_providers",
  {
    type: text().notNull(),
    name: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.name] })],
);

/** What a user wants push notifications for: in general (an empty cid) or in one channel. */
export const chatPushPreferences = pgTable(
  "chat_push_preferences",
  {
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    cid: text().notNull().default(""),
    chatLevel: text("chat_level"),
    disabledUntil: instant("disabled_until"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cid] })],
);
