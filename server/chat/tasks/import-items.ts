import { eq, sql } from "drizzle-orm";
import type { Attachment } from "#contract/chat/shapes.ts";
import type { Transaction } from "#server/database/open.ts";
import { announceChannel } from "../channels/change-channel.ts";
import { builtInOfChannel } from "../store/channels/present-channel.ts";
import { insertMembers, lockChannel } from "../store/channels/queries.ts";
import { cidOf } from "../store/channels/cid.ts";
import type { Chat } from "../context.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { builtInOfMessage } from "../store/messages/built-in.ts";
import { findMessage } from "../store/messages/queries.ts";
import { countReply } from "../store/messages/write-messages.ts";
import { chatChannels, chatMembers, chatMessages, chatReactions, chatUsers } from "../store/tables.ts";
import { ensureUsers, saveUsers } from "../store/users/queries.ts";
import type { ImportItem } from "./read-import.ts";

interface Batch {
  batch: ImportItem[];
  mode: "insert" | "upsert";
  now: Date;
}
interface Importing {
  types: Chat["types"];
  mode: Batch["mode"];
  now: Date;
  /** Changed channels, announced once at the end. */
  touched: Set<string>;
}

/** Imports some items; in "insert" mode existing rows are left unchanged. */
export async function importBatch(tx: Transaction, { types }: Chat, { batch, mode, now }: Batch) {
  const importing: Importing = { types, mode, now, touched: new Set() };
  let written = 0;
  for (const item of batch) if (await importItem(tx, importing, item)) written += 1;
  for (const cid of importing.touched) await announceChannel(tx, cid, { changes: {}, now });
  return { written, skipped: batch.length - written };
}

function importItem(tx: Transaction, importing: Importing, { type, item }: ImportItem): Promise<boolean> {
  switch (type) {
    case "user":
      return importUser(tx, importing, item);
    case "channel":
      return importChannel(tx, importing, item);
    case "member":
      return importMember(tx, importing, item);
    case "message":
      return importMessage(tx, importing, item);
    case "reaction":
      return importReaction(tx, importing, item);
  }
}

type ItemOf<T extends ImportItem["type"]> = Extract<ImportItem, { type: T }>["item"];

async function importUser(tx: Transaction, { mode, now }: Importing, user: ItemOf<"user">) {
  const [existing] = await tx.select({ id: chatUsers.id }).from(chatUsers).where(eq(chatUsers.id, user.id));
  if (existing && mode === "insert") return false;
  await saveUsers(tx, [user], now);
  if (!existing && user.created_at)
    await tx
      .update(chatUsers)
      .set({ createdAt: new Date(user.created_at) })
      .where(eq(chatUsers.id, user.id));
  return true;
}

async function importChannel(
  tx: Transaction,
  { types, mode, now, touched }: Importing,
  channel: ItemOf<"channel">,
) {
  if (!types.find(channel.type)) return false;
  const cid = cidOf(channel.type, channel.id);
  const createdById = idOf(channel.created_by);
  if (createdById) await ensureUsers(tx, [createdById], now);
  const data = customOf(channel, builtInOfChannel);
  const at = timeOf(channel.created_at, now);
  const [made] = await tx
    .insert(chatChannels)
    .values({ cid, type: channel.type, id: channel.id, createdById, data, createdAt: at, updatedAt: now })
    .onConflictDoNothing()
    .returning({ cid: chatChannels.cid });
  if (!made && mode === "insert") return false;
  if (!made) await tx.update(chatChannels).set({ data, updatedAt: now }).where(eq(chatChannels.cid, cid));
  touched.add(cid);
  return true;
}

async function importMember(tx: Transaction, { mode, now, touched }: Importing, member: ItemOf<"member">) {
  const channel = await lockChannel(tx, cidOf(member.channel_type, member.channel_id));
  if (!channel) return false;
  const role = member.channel_role;
  const wanted = { userId: member.user_id, ...(role && { channelRole: role }) };
  const added = await insertMembers(tx, channel, { members: [wanted], now: timeOf(member.created_at, now) });
  if (!added.length && mode === "insert") return false;
  if (!added.length && role)
    await tx
      .update(chatMembers)
      .set({ channelRole: role, updatedAt: now })
      .where(sql`${chatMembers.cid} = ${channel.cid} and ${chatMembers.userId} = ${member.user_id}`);
  touched.add(channel.cid);
  return true;
}

async function importMessage(tx: Transaction, { mode, now, touched }: Importing, message: ItemOf<"message">) {
  const channel = await lockChannel(tx, cidOf(message.channel_type, message.channel_id));
  const userId = idOf(message.user)!;
  const existing = await findMessage(tx, message.id);
  if (!channel || (existing && (mode === "insert" || existing.cid !== channel.cid))) return false;
  await ensureUsers(tx, [userId], now);
  const changes = {
    text: message.text,
    attachments: (message.attachments ?? []) as Attachment[],
    data: customOf(message, builtInOfImport),
    deletedAt: message.deleted_at ? new Date(message.deleted_at) : null,
    updatedAt: now,
  };
  touched.add(channel.cid);
  if (existing) {
    await tx.update(chatMessages).set(changes).where(eq(chatMessages.id, message.id));
    return true;
  }
  const parent = message.parent_id ? await findMessage(tx, message.parent_id) : undefined;
  if (message.parent_id && parent?.cid !== channel.cid) return false;
  const at = timeOf(message.created_at, now);
  const moves = !parent && (channel.lastMessageAt === null || at > channel.lastMessageAt);
  const sequence = channel.sequence + 1;
  await tx
    .update(chatChannels)
    .set({ sequence, messageCount: channel.messageCount + 1, ...(moves && { lastMessageAt: at }) })
    .where(eq(chatChannels.cid, channel.cid));
  const type = parent
    ? ("reply" as const)
    : message.type === "system"
      ? ("system" as const)
      : ("regular" as const);
  const values = { id: message.id, cid: channel.cid, sequence, userId, type, createdAt: at, ...changes };
  const [row] = await tx
    .insert(chatMessages)
    .values({ ...values, parentId: parent?.id ?? null, showInChannel: message.show_in_channel === true })
    .returning();
  if (parent) await countReply(tx, parent, row!);
  return true;
}
const builtInOfImport = new Set([...builtInOfMessage, "channel_type", "channel_id"]);

async function importReaction(tx: Transaction, { mode, now }: Importing, reaction: ItemOf<"reaction">) {
  const { message_id: messageId, type, user_id: userId, score = 1 } = reaction;
  if (!(await findMessage(tx, messageId))) return false;
  await ensureUsers(tx, [userId], now);
  const createdAt = timeOf(reaction.created_at, now);
  const [made] = await tx
    .insert(chatReactions)
    .values({ messageId, type, userId, score, createdAt, updatedAt: now })
    .onConflictDoNothing()
    .returning({ type: chatReactions.type });
  if (made) return true;
  if (mode === "insert") return false;
  await tx
    .update(chatReactions)
    .set({ score, updatedAt: now })
    .where(
      sql`${chatReactions.messageId} = ${messageId} and ${chatReactions.userId} = ${userId} and ${chatReactions.type} = ${type}`,
    );
  return true;
}

function idOf(reference: string | { id: string } | undefined) {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
function timeOf(given: string | undefined, now: Date) {
  return given ? new Date(given) : now;
}
