import { sql } from "drizzle-orm";
import { boolean, customType, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { KnowledgeOrigin } from "#contract/knowledge.ts";
import { idColumn, instant } from "#server/database/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Texts that a company keeps about itself, with where each came from. */
export const knowledgeSources = pgTable(
  "knowledge_sources",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    source: text().$type<KnowledgeOrigin>().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    fileId: uuid("file_id").unique(),
    fileName: text("file_name"),
    url: text(),
    active: boolean().notNull().default(true),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    words: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'B')`,
    ),
  },
  (table) => [
    index("knowledge_sources_by_company").on(table.companyId, table.changedAt),
    index("knowledge_sources_words").using("gin", table.words),
  ],
);
