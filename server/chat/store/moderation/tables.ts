import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";
import { chatUsers } from "../tables.ts";

type Custom = Record<string, unknown>;

/** Who is kept from writing: everywhere (an empty cid) or in one channel. */
export const chatBans = pgTable(
  "chat_bans",
  {
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    cid: text().notNull().default(""),
    bannedById: text("banned_by_id"),
    reason: text(),
    /** The banned person does not learn of it: what they write is seen by nobody else. */
    shadow: boolean().notNull().default(false),
    /** Holds for whoever writes from an address the banned person was seen at as well. */
    ipBan: boolean("ip_ban").notNull().default(false),
    expires: instant("expires"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cid] }),
    index("chat_bans_by_channel").on(table.cid),
  ],
);

/** From where people called in the last month, as keyed digests. */
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

/** Who is banned from every channel that somebody opens from now on. */
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

/** One person muted another. */
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

/** One person does not want to be written to by another. */
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

/** Who brought it there, and why: a person flags a thing once. */
export const chatFlags = pgTable(
  "chat_flags",
  {
    id: text().primaryKey(),
    itemId: text("item_id").notNull(),
    /** Empty when a word list or a check did it. */
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
