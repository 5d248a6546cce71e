import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type Transaction, afterCommit } from "#server/database/open.ts";
import { removeChannel } from "../channels/change-channel.ts";
import { type Chat, type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { type DoTask, forEach, startTask } from "../store/tasks/tasks.ts";
import { chatChannels, chatUsers } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { type RemovalMode, removeMessagesOf } from "./remove-messages.ts";

interface Modes {
  user: RemovalMode;
  messages: RemovalMode | null;
  conversations: "soft" | "hard" | null;
  newOwnerId: string | null;
}
const modes = {
  user: ["soft", "hard", "pruning"],
  conversations: ["soft", "hard"],
  messages: ["soft", "hard", "pruning"],
} as const;

interface Asked {
  user_ids: string[];
  user?: string | null | undefined;
  messages?: string | null | undefined;
  conversations?: string | null | undefined;
  new_channel_owner_id?: string | null | undefined;
}
/** Deletes users in a task; options say what happens to their messages and channels. */
export async function deleteUsers(call: ChatCall, asked: Asked) {
  refuseUnlessServer(call);
  for (const [name, known] of Object.entries(modes)) {
    const value = asked[name as keyof typeof modes];
    if (value && !(known as readonly string[]).includes(value))
      throw badInput(`Invalid delete user options. ${name} must be one of [${known.join(" ")}]`);
  }
  const { user_ids, user, messages, conversations, new_channel_owner_id } = asked;
  if (user !== "hard" && conversations === "hard")
    throw badInput("conversations can only be deleted for good together with their users");
  const how = {
    user: user || "soft",
    messages: messages || null,
    conversations: conversations || null,
    newOwnerId: new_channel_owner_id || null,
  };
  const data = { user_ids, how };
  const task_id = await call.db.transaction((tx) => startTask(tx, { kind: "deleteUsers", data }, call.now()));
  return { task_id };
}

/** The task "deleteUsers". */
export function doDeleteUsers(chat: Chat): DoTask {
  return (tx, { user_ids, how }, now) =>
    forEach(tx, user_ids as string[], (inner, id) => removeUser(inner, chat, { id, how: how as Modes, now }));
}

interface Flags {
  mark_messages_deleted?: boolean;
  hard_delete?: boolean;
  delete_conversation_channels?: boolean;
}
/** Deletes one user immediately. */
export async function deleteUser(call: ChatCall, id: string, flags: Flags) {
  refuseUnlessServer(call);
  const mode = flags.hard_delete ? ("hard" as const) : ("soft" as const);
  const how: Modes = {
    user: mode,
    messages: flags.mark_messages_deleted ? mode : null,
    conversations: flags.delete_conversation_channels ? mode : null,
    newOwnerId: null,
  };
  return { user: await call.db.transaction((tx) => removeUser(tx, call, { id, how, now: call.now() })) };
}

interface Removal {
  id: string;
  how: Modes;
  now: Date;
}
async function removeUser(tx: Transaction, chat: Pick<Chat, "hub">, { id, how, now }: Removal) {
  const [row] = await tx.select().from(chatUsers).where(eq(chatUsers.id, id)).for("update");
  if (!row || (row.deletedAt && how.user === "soft")) throw missing(`user with id ${id}`);
  if (how.messages) await removeMessagesOf(tx, id, { mode: how.messages, now });
  if (how.conversations) await removeConversations(tx, id, { hard: how.conversations === "hard", now });
  const gone = how.user === "pruning" ? { name: null, image: null, data: {} } : {};
  await tx
    .update(chatUsers)
    .set({ ...gone, deletedAt: now, updatedAt: now })
    .where(eq(chatUsers.id, id));
  const user = (await usersById(tx, [id], now)).get(id)!;
  if (how.user === "hard") await removeRow(tx, id, how.newOwnerId);
  const event = {
    type: "user.deleted",
    user,
    created_at: now.toISOString(),
    hard_delete: how.user === "hard",
    mark_messages_deleted: how.messages !== null,
  };
  afterCommit(tx, () => chat.hub.broadcast({ subscribersOf: id }, event));
  return user;
}

async function removeRow(tx: Transaction, id: string, newOwnerId: string | null) {
  if (newOwnerId)
    await tx.update(chatChannels).set({ createdById: newOwnerId }).where(eq(chatChannels.createdById, id));
  await tx.delete(chatUsers).where(eq(chatUsers.id, id));
}

/** The channels of a user with exactly one other member. */
async function removeConversations(tx: Transaction, id: string, { hard, now }: { hard: boolean; now: Date }) {
  const { rows } = await tx.execute<{ cid: string }>(sql`select cid from chat_channels
    where cid in (select cid from chat_members where user_id = ${id}) and deleted_at is null
      and (select count(*) from chat_members others where others.cid = chat_channels.cid) <= 2
    order by cid for update`);
  for (const { cid } of rows) await removeChannel(tx, cid, { hard, now });
}

/** Restores soft-deleted users. */
export async function restoreUsers(call: ChatCall, ids: string[]) {
  refuseUnlessServer(call);
  await call.db.transaction(async (tx) => {
    const restored = await tx
      .update(chatUsers)
      .set({ deletedAt: null, updatedAt: call.now() })
      .where(and(inArray(chatUsers.id, ids), isNotNull(chatUsers.deletedAt)))
      .returning({ id: chatUsers.id });
    const lost = ids.find((id) => !restored.some((row) => row.id === id));
    if (lost) throw missing(`deleted user with id ${lost}`);
  });
  return {};
}
