import { boolean, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

type Fields = Record<string, unknown>;

/** A named set of users or channels. */
export const chatSegments = pgTable("chat_segments", {
  id: text().primaryKey(),
  type: text().$type<"user" | "channel">().notNull(),
  name: text().notNull().default(""),
  description: text().notNull().default(""),
  filter: jsonb().$type<Fields>(),
  allUsers: boolean("all_users").notNull().default(false),
  allSenderChannels: boolean("all_sender_channels").notNull().default(false),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const chatSegmentTargets = pgTable(
  "chat_segment_targets",
  {
    segmentId: text("segment_id")
      .notNull()
      .references(() => chatSegments.id, { onDelete: "cascade" }),
    targetId: text("target_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.segmentId, table.targetId] })],
);

/** One message to all targets of some segments, now or later. */
export const chatCampaigns = pgTable(
  "chat_campaigns",
  {
    id: text().primaryKey(),
    name: text().notNull().default(""),
    description: text().notNull().default(""),
    status: text()
      .$type<"draft" | "scheduled" | "in_progress" | "stopped" | "completed">()
      .notNull()
      .default("draft"),
    senderId: text("sender_id"),
    segmentIds: text("segment_ids").array().notNull().default([]),
    userIds: text("user_ids").array().notNull().default([]),
    messageTemplate: jsonb("message_template").$type<Fields>(),
    channelTemplate: jsonb("channel_template").$type<Fields>(),
    createChannels: boolean("create_channels").notNull().default(false),
    stats: jsonb().$type<Fields>().notNull().default({}),
    /** The last target served; an interrupted or stopped campaign continues after it. */
    position: text().notNull().default(""),
    scheduledFor: instant("scheduled_for"),
    stopAt: instant("stop_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("chat_campaigns_by_time").on(table.createdAt)],
);
