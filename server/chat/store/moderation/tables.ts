import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";
import { chatUsers } from "../tables.ts";

type Custom = Record<string, unknown>;

/** Bans: from the whole app (an empty cid) or from one channel. */
export const chatBans = pgTable(
  "chat_bans",
  {
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    cid: text().notNull().default(""),
    bannedById: text("banned_by_id"),
    reason: text(),
    /** A shadow ban: the user does not learn of it, and only they see their messages. */
    shadow: boolean().notNull().default(false),
    /** Also applies to everyone who writes from an address of the banned user. */
    ipBan: boolean("ip_ban").notNull().default(false),
    expires: instant("expires"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cid] }),
    index("chat_bans_by_channel").on(table.cid),
  ],
);

/** The addresses users called from in the last month, as keyed digests. */
export const chatAddresses = pgTable(
  "chat_addresses",
  {
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    address: text().notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);

/** Bans from every channel a user creates from now on. */
export const chatFutureBans = pgTable(
  "chat_future_bans",
  {
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    bannedById: text("banned_by_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    reason: text(),
    shadow: boolean().notNull().default(false),
    expires: instant("expires"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bannedById, table.userId] })],
);

/** One user muted another. */
export const chatMutes = pgTable(
  "chat_mutes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    targetId: text("target_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    expires: instant("expires"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.targetId] })],
);

/** One user blocked another. */
export const chatBlocks = pgTable(
  "chat_blocks",
  {
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    blockedUserId: text("blocked_user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedUserId] }),
    index("chat_blocks_by_blocked").on(table.blockedUserId),
  ],
);

/** The review queue: one row for each message, user or other thing that people, word lists or checks reported. */
export const chatReviewItems = pgTable(
  "chat_review_items",
  {
    id: text().primaryKey(),
    entityType: text("entity_type").notNull(),
    entityId: text("entity_id").notNull(),
    entityCreatorId: text("entity_creator_id"),
    cid: text(),
    configKey: text("config_key"),
    status: text().$type<"unreviewed" | "reviewed">().notNull().default("unreviewed"),
    recommendedAction: text("recommended_action").notNull().default("flag"),
    severity: integer().notNull().default(1),
    flagsCount: integer("flags_count").notNull().default(0),
    payload: jsonb().$type<Custom>().notNull().default({}),
    reviewResult: text("review_result"),
    reviewDetails: jsonb("review_details").$type<Custom>(),
    reviewedById: text("reviewed_by_id"),
    reviewedAt: instant("reviewed_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("chat_review_items_by_entity").on(table.entityType, table.entityId),
    index("chat_review_items_waiting").on(table.status, table.createdAt),
  ],
);

/** Who reported it, and why: one flag for each user and item. */
export const chatFlags = pgTable(
  "chat_flags",
  {
    id: text().primaryKey(),
    itemId: text("item_id").notNull(),
    /** Empty when a word list or a check reported it. */
    userId: text("user_id").notNull().default(""),
    type: text().notNull().default("user"),
    reason: text(),
    labels: text().array().notNull().default([]),
    data: jsonb().$type<Custom>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [uniqueIndex("chat_flags_once").on(table.itemId, table.userId, table.type)],
);

/** What moderators did about it. */
export const chatReviewActions = pgTable(
  "chat_review_actions",
  {
    id: text().primaryKey(),
    itemId: text("item_id").notNull(),
    type: text().notNull(),
    userId: text("user_id"),
    reason: text(),
    data: jsonb().$type<Custom>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("chat_review_actions_by_item").on(table.itemId)],
);

/** Named sets of rules that checks are made against. */
export const chatModerationConfigs = pgTable("chat_moderation_configs", {
  key: text().primaryKey(),
  rules: jsonb().$type<Custom>().notNull().default({}),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const chatBlocklists = pgTable("chat_blocklists", {
  name: text().primaryKey(),
  type: text().notNull().default("word"),
  words: text().array().notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
