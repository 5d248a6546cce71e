import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** The settings of the app this service runs for; defaults are in the code. */
export const chatApp = pgTable("chat_app", {
  id: text().primaryKey(),
  settings: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Custom commands, in addition to the built-in ones. */
export const chatCommands = pgTable("chat_commands", {
  name: text().primaryKey(),
  description: text().notNull().default(""),
  args: text().notNull().default(""),
  set: text().notNull().default(""),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
