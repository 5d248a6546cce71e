import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Attachment } from "#contract/chat/shapes.ts";
import { instant } from "#server/database/columns.ts";
import { folded } from "../protocol/folded.ts";

type Custom = Record<string, unknown>;

export const chatUsers = pgTable("chat_users", {
  id: text().primaryKey(),
  role: text().notNull().default("user"),
  name: text(),
  image: text(),
  teams: text().array().notNull().default([]),
  /** The user's language, as two letters; empty when not set. */
  language: text().notNull().default(""),
  invisible: boolean().notNull().default(false),
  banned: boolean().notNull().default(false),
  shadowBanned: boolean("shadow_banned").notNull().default(false),
  banExpires: instant("ban_expires"),
  privacySettings: jsonb("privacy_settings").$type<Custom>(),
  teamsRole: jsonb("teams_role").$type<Record<string, string>>(),
  data: jsonb().$type<Custom>().notNull().default({}),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  lastActive: instant("last_active"),
  deactivatedAt: instant("deactivated_at"),
  deletedAt: instant("deleted_at"),
  revokeTokensIssuedBefore: instant("revoke_tokens_issued_before"),
});

export const chatChannels = pgTable(
  "chat_channels",
  {
    cid: text().primaryKey(),
    type: text().notNull(),
    id: text().notNull(),
    createdById: text("created_by_id"),
    team: text(),
    frozen: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    data: jsonb().$type<Custom>().notNull().default({}),
    /** The number of the last stored event; taken under the row's lock, so numbers follow commits without a gap. */
    sequence: bigint({ mode: "number" }).notNull().default(0),
    lastMessageAt: instant("last_message_at"),
    messageCount: integer("message_count").notNull().default(0),
    /** Seconds between two messages of one user. */
    cooldown: integer().notNull().default(0),
    filterTags: text("filter_tags").array().notNull().default([]),
    configOverrides: jsonb("config_overrides").$type<Custom>().notNull().default({}),
    truncatedAt: instant("truncated_at"),
    truncatedById: text("truncated_by_id"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [index("chat_channels_by_activity").on(table.lastMessageAt.desc())],
);

export const chatMembers = pgTable(
  "chat_members",
  {
    cid: text()
      .notNull()
      .references(() => chatChannels.cid, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    channelRole: text("channel_role").notNull().default("channel_member"),
    banned: boolean().notNull().default(false),
    shadowBanned: boolean("shadow_banned").notNull().default(false),
    banExpires: instant("ban_expires"),
    mutedAt: instant("muted_at"),
    muteExpires: instant("mute_expires"),
    invitedAt: instant("invited_at"),
    inviteAcceptedAt: instant("invite_accepted_at"),
    inviteRejectedAt: instant("invite_rejected_at"),
    hiddenAt: instant("hidden_at"),
    hideMessagesBefore: instant("hide_messages_before"),
    archivedAt: instant("archived_at"),
    pinnedAt: instant("pinned_at"),
    data: jsonb().$type<Custom>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cid, table.userId] }),
    index("chat_members_by_user").on(table.userId),
  ],
);

export const chatMessages = pgTable(
  "chat_messages",
  {
    id: text().primaryKey(),
    cid: text()
      .notNull()
      .references(() => chatChannels.cid, { onDelete: "cascade" }),
    sequence: bigint({ mode: "number" }).notNull(),
    userId: text("user_id").references(() => chatUsers.id, { onDelete: "set null" }),
    type: text().$type<"regular" | "reply" | "system" | "deleted">().notNull().default("regular"),
    text: text().notNull().default(""),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    mentionedUserIds: text("mentioned_user_ids").array().notNull().default([]),
    parentId: text("parent_id"),
    showInChannel: boolean("show_in_channel").notNull().default(false),
    quotedMessageId: text("quoted_message_id"),
    silent: boolean().notNull().default(false),
    pinnedAt: instant("pinned_at"),
    pinnedById: text("pinned_by_id"),
    pinExpires: instant("pin_expires"),
    /** The only readers besides the author; empty for all members. */
    restrictedVisibility: text("restricted_visibility").array().notNull().default([]),
    shadowed: boolean().notNull().default(false),
    /** Stored but not published: its author sees it, the others once it is committed. */
    pending: boolean().notNull().default(false),
    pendingMetadata: jsonb("pending_metadata").$type<Custom>(),
    /** The users who deleted it for themselves only. */
    hiddenForIds: text("hidden_for_ids").array().notNull().default([]),
    pollId: text("poll_id"),
    replyCount: integer("reply_count").notNull().default(0),
    deletedReplyCount: integer("deleted_reply_count").notNull().default(0),
    threadParticipantIds: text("thread_participant_ids").array().notNull().default([]),
    data: jsonb().$type<Custom>().notNull().default({}),
    textUpdatedAt: instant("text_updated_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
    /** The user who deleted it, and so may restore it. */
    deletedById: text("deleted_by_id"),
  },
  (table) => [
    index("chat_messages_by_channel").on(table.cid, table.sequence),
    index("chat_messages_by_parent")
      .on(table.parentId, table.sequence)
      .where(sql`parent_id is not null`),
    index("chat_messages_to_count")
      .on(table.cid, table.sequence)
      .where(sql`parent_id is null and not silent and deleted_at is null and type <> 'system'`),
    index("chat_messages_words").using("gin", sql`to_tsvector('simple', ${folded(table.text)})`),
    index("chat_messages_by_author").on(table.userId, table.createdAt),
    index("chat_messages_pinned")
      .on(table.cid, table.pinnedAt)
      .where(sql`pinned_at is not null`),
  ],
);

/** How far each member has read; made with the membership, so that earlier messages never count as unread. */
export const chatReads = pgTable(
  "chat_reads",
  {
    cid: text()
      .notNull()
      .references(() => chatChannels.cid, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    lastReadAt: instant("last_read_at").notNull(),
    lastReadSequence: bigint("last_read_sequence", { mode: "number" }).notNull(),
    lastReadMessageId: text("last_read_message_id"),
    lastDeliveredAt: instant("last_delivered_at"),
    lastDeliveredMessageId: text("last_delivered_message_id"),
  },
  (table) => [
    primaryKey({ columns: [table.cid, table.userId] }),
    index("chat_reads_by_user").on(table.userId),
  ],
);

export const chatReactions = pgTable(
  "chat_reactions",
  {
    messageId: text("message_id")
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => chatUsers.id, { onDelete: "cascade" }),
    type: text().notNull(),
    score: integer().notNull().default(1),
    data: jsonb().$type<Custom>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId, table.type] })],
);

/** Earlier versions of messages. */
export const chatMessageHistory = pgTable(
  "chat_message_history",
  {
    messageId: text("message_id")
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    text: text().notNull(),
    attachments: jsonb().$type<Attachment[]>().notNull(),
    data: jsonb().$type<Custom>().notNull(),
    /** The authors of this version and of the next. */
    updatedById: text("updated_by_id"),
    replacedById: text("replaced_by_id"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.version] })],
);

/** Channel types that were created or changed; unchanged built-in ones have no row. */
export const chatChannelTypes = pgTable("chat_channel_types", {
  name: text().primaryKey(),
  config: jsonb().$type<Custom>().notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** The events of a channel, in order: read by every process for its connections, and by POST /sync for thirty days. */
export const chatEvents = pgTable(
  "chat_events",
  {
    cid: text().notNull(),
    sequence: bigint({ mode: "number" }).notNull(),
    type: text().notNull(),
    payload: jsonb().$type<Custom>().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cid, table.sequence] }),
    index("chat_events_by_time").on(table.at),
  ],
);

/** Open sockets of all processes; one not seen for a while belonged to a process that died. */
export const chatConnections = pgTable(
  "chat_connections",
  {
    id: text().primaryKey(),
    userId: text("user_id").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [index("chat_connections_by_user").on(table.userId, table.seenAt)],
);

/** Sessions that ended before their tokens; deleted once all of these have expired. */
export const chatEndedSessions = pgTable("chat_ended_sessions", {
  session: text().primaryKey(),
  endedAt: instant("ended_at").notNull(),
});
