import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

type Fields = Record<string, unknown>;

/** Tasks that callers poll by their id. */
export const chatTasks = pgTable("chat_tasks", {
  id: text().primaryKey(),
  kind: text().notNull(),
  status: text().$type<"waiting" | "running" | "completed" | "failed">().notNull().default("waiting"),
  data: jsonb().$type<Fields>().notNull(),
  result: jsonb().$type<Fields>(),
  error: jsonb().$type<Fields>(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** A file of users, channels and messages to import, and its progress. */
export const chatImports = pgTable(
  "chat_imports",
  {
    id: text().primaryKey(),
    path: text().notNull(),
    mode: text().$type<"insert" | "upsert">().notNull().default("upsert"),
    state: text().notNull().default("uploaded"),
    history: jsonb().$type<Fields[]>().notNull().default([]),
    size: bigint({ mode: "number" }),
    /** The first item not yet imported; an interrupted import continues from here. */
    position: integer().notNull().default(0),
    result: jsonb().$type<Fields>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("chat_imports_by_time").on(table.createdAt)],
);
