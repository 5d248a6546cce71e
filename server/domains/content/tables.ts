import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ContentType, Publication } from "#shared/stories/publications.data.ts";
import type { StoryDocument } from "#shared/stories/story-document.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Stories of the site's blogs, and case studies. */
export const stories = pgTable(
  "stories",
  {
    id: idColumn(),
    contentType: text("content_type").$type<ContentType>().notNull(),
    publication: text().$type<Publication>().notNull(),
    slug: text().notNull(),
    /** Addresses it had while it was published, such as "blog/read-a-job-ad"; they lead to the present one. */
    oldAddresses: text("old_slugs").array().notNull().default([]),
    title: text().notNull(),
    summary: text().notNull().default(""),
    author: text().notNull(),
    picture: jsonb().$type<{ url: string; alt: string }>(),
    tags: text().array().notNull().default([]),
    body: jsonb().$type<StoryDocument>().notNull(),
    /** The words of the body, to be searched. */
    words: text().notNull().default(""),
    /** A published story whose time is still to come is a scheduled one. */
    state: text().$type<"draft" | "published" | "archived">().notNull().default("draft"),
    publishAt: instant("publish_at"),
    /** When its publication's readers were told of it, which happens once. */
    readersToldAt: instant("readers_told_at"),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("stories_by_slug").on(table.contentType, table.slug),
    index("stories_by_time").on(table.publication, table.publishAt),
    index("stories_by_old_slug").using("gin", table.oldAddresses),
    index("stories_by_words").using(
      "gin",
      sql`to_tsvector('english', ${table.title} || ' ' || ${table.words})`,
    ),
  ],
);

/** Links that show a story before it is published; the key is kept as a hash. */
export const storyPreviews = pgTable(
  "story_previews",
  {
    id: idColumn(),
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    keyHash: text("key_hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("story_previews_by_story").on(table.storyId)],
);
