import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** What a video is used for; one use, so that ending it never takes the video from another. */
export type VideoUse = "application" | "profile";

/** What is known of a video beside its file. */
export const videos = pgTable("videos", {
  fileId: uuid("file_id").primaryKey(),
  thumbnailId: uuid("thumbnail_id"),
  seconds: integer().notNull(),
  /** Null until it is sent or shown; then it is forgotten after a while. */
  usedFor: text("used_for").$type<VideoUse>(),
});
export type VideoRow = typeof videos.$inferSelect;
