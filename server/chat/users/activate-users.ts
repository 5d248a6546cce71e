import { eq } from "drizzle-orm";
import { type Transaction, afterCommit } from "#server/database/open.ts";
import { removeChannel } from "../channels/change-channel.ts";
import { type Chat, type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { type DoTask, forEach, startTask } from "../store/tasks/tasks.ts";
import { chatChannels, chatUsers } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { removeMessagesOf, restoreMessagesOf } from "./remove-messages.ts";

export interface Deactivation {
  mark_messages_deleted?: boolean | null | undefined;
  mark_channels_deleted?: boolean | null | undefined;
  created_by_id?: string | null | undefined;
}
export interface Reactivation {
  restore_messages?: boolean | null | undefined;
  restore_channels?: boolean | null | undefined;
  name?: string | null | undefined;
  created_by_id?: string | null | undefined;
}

export async function deactivateUser(call: ChatCall, id: string, how: Deactivation) {
  refuseUnlessServer(call);
  const at = { id, how, now: call.now() };
  return { user: await call.db.transaction((tx) => deactivate(tx, call, at)) };
}
export async function reactivateUser(call: ChatCall, id: string, how: Reactivation) {
  refuseUnlessServer(call);
  const at = { id, how, now: call.now() };
  return { user: await call.db.transaction((tx) => reactivate(tx, call, at)) };
}

/** The same for many, as a task. */
export async function startForUsers(
  call: ChatCall,
  kind: "deactivateUsers" | "reactivateUsers",
  data: { user_ids: string[] },
) {
  refuseUnlessServer(call);
  const task_id = await call.db.transaction((tx) => startTask(tx, { kind, data }, call.now()));
  return { task_id };
}
export function doDeactivateUsers(chat: Chat): DoTask {
  return (tx, { user_ids, ...how }, now) =>
    forEach(tx, user_ids as string[], (inner, id) => deactivate(inner, chat, { id, how, now }));
}
export function doReactivateUsers(chat: Chat): DoTask {
  return (tx, { user_ids, ...how }, now) =>
    forEach(tx, user_ids as string[], (inner, id) => reactivate(inner, chat, { id, how, now }));
}

interface At<How> {
  id: string;
  how: How;
  now: Date;
}
/** A deactivated user can neither connect nor write; their messages are deleted only if requested. */
async function deactivate(tx: Transaction, chat: Chat, { id, how, now }: At<Deactivation>) {
  const row = await lockUser(tx, id);
  if (row.deactivatedAt) throw badInput(`user ${id} is already deactivated`);
  if (how.mark_messages_deleted) await removeMessagesOf(tx, id, { mode: "soft", now });
  if (how.mark_channels_deleted) {
    const channels = await tx
      .select({ cid: chatChannels.cid, deletedAt: chatChannels.deletedAt })
      .from(chatChannels)
      .where(eq(chatChannels.createdById, id));
    for (const { cid, deletedAt } of channels)
      if (!deletedAt) await removeChannel(tx, cid, { hard: false, now });
  }
  await tx.update(chatUsers).set({ deactivatedAt: now, updatedAt: now }).where(eq(chatUsers.id, id));
  return announce(tx, chat, { id, type: "user.deactivated", by: how.created_by_id, now });
}

async function reactivate(tx: Transaction, chat: Chat, { id, how, now }: At<Reactivation>) {
  const row = await lockUser(tx, id);
  if (!row.deactivatedAt) throw badInput(`user ${id} is not deactivated`);
  if (how.restore_messages) await restoreMessagesOf(tx, id, { at: row.deactivatedAt, now });
  if (how.restore_channels)
    await tx
      .update(chatChannels)
      .set({ deletedAt: null })
      .where(eq(chatChannels.deletedAt, row.deactivatedAt));
  await tx
    .update(chatUsers)
    .set({ deactivatedAt: null, updatedAt: now, ...(how.name && { name: how.name }) })
    .where(eq(chatUsers.id, id));
  return announce(tx, chat, { id, type: "user.reactivated", by: how.created_by_id, now });
}

async function lockUser(tx: Transaction, id: string) {
  const [row] = await tx.select().from(chatUsers).where(eq(chatUsers.id, id)).for("update");
  if (!row || row.deletedAt) throw missing(`user with id ${id}`);
  return row;
}

interface Announced {
  id: string;
  type: string;
  by: string | null | undefined;
  now: Date;
}
async function announce(tx: Transaction, { hub }: Chat, { id, type, by, now }: Announced) {
  const people = await usersById(tx, [id, by || null], now);
  const user = people.get(id)!;
  const created_by = by ? people.get(by) : undefined;
  const event = { type, user, ...(created_by && { created_by }), created_at: now.toISOString() };
  afterCommit(tx, () => hub.broadcast({ subscribersOf: id }, event));
  return user;
}
