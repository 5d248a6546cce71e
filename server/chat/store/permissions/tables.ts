import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** Custom roles, in addition to the built-in ones. */
export const chatRoles = pgTable("chat_roles", {
  name: text().primaryKey(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Custom permissions: an action under a condition. */
export const chatPermissions = pgTable("chat_permissions", {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(""),
  action: text().notNull(),
  owner: boolean().notNull().default(false),
  sameTeam: boolean("same_team").notNull().default(false),
  condition: jsonb().$type<Record<string, unknown>>(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
