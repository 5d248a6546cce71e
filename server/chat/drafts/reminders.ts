import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Reminder } from "#contract/chat/drafts.ts";
import { findChannels, findMember } from "../store/channels/queries.ts";
import { openChannel } from "../policy/open-channel.ts";
import { mayRead, refuseWithout } from "../policy/channel-rules.ts";
import { type Chat, type ChatCall, actorOf } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { presentOne } from "../store/messages/present-message.ts";
import { findMessage } from "../store/messages/queries.ts";
import { openMessage } from "../policy/open-message.ts";
import { chatReminders } from "../store/drafts/tables.ts";

export type ReminderRow = typeof chatReminders.$inferSelect;

export function presentReminder(row: ReminderRow): Reminder {
  return {
    user_id: row.userId,
    message_id: row.messageId,
    channel_cid: row.cid,
    ...(row.remindAt && { remind_at: row.remindAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Sets a reminder for a message, at a time or without one. */
export async function createReminder(call: ChatCall, messageId: string, remindAt: string | null | undefined) {
  const userId = actorOf(call);
  const { message, channel } = await openMessage(call, messageId);
  refuseWithout(call, channel, "user_message_reminders");
  const now = call.now();
  const [row] = await call.db
    .insert(chatReminders)
    .values({
      userId,
      messageId,
      cid: message.cid,
      remindAt: timeOf(remindAt),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw badInput("there is a reminder of this message already");
  const reminder = await tell(call, "reminder.created", row);
  return call.secondForm ? reminder : { reminder };
}

export async function updateReminder(call: ChatCall, messageId: string, remindAt: string | null | undefined) {
  const { channel } = await openMessage(call, messageId);
  await openChannel(call, channel.cid);
  const [row] = await call.db
    .update(chatReminders)
    .set({ remindAt: timeOf(remindAt), toldAt: null, updatedAt: call.now() })
    .where(mine(call, messageId))
    .returning();
  if (!row) throw missing(`reminder of message ${messageId}`);
  return { reminder: await tell(call, "reminder.updated", row) };
}

export async function deleteReminder(call: ChatCall, messageId: string) {
  const [row] = await call.db.delete(chatReminders).where(mine(call, messageId)).returning();
  if (!row) throw missing(`reminder of message ${messageId}`);
  await tell(call, "reminder.deleted", row);
  return {};
}

function mine(call: ChatCall, messageId: string) {
  return and(eq(chatReminders.userId, actorOf(call)), eq(chatReminders.messageId, messageId));
}
function timeOf(text: string | null | undefined) {
  return text ? new Date(text) : null;
}

async function tell(call: ChatCall, type: string, row: ReminderRow): Promise<Reminder> {
  const reminder = { ...presentReminder(row), ...(await messageFor(call, row)) };
  call.hub.broadcast({ userId: row.userId }, remindingEvent(type, reminder, call.now()));
  return reminder;
}

type Looking = Pick<ChatCall, "db" | "now" | "links" | "types" | "caller">;
/** The message of a reminder, if its owner may still read it. */
async function messageFor(looking: Looking, { userId, messageId, cid }: ReminderRow) {
  const { db, links, now } = looking;
  const message = await findMessage(db, messageId);
  const [channel] = await findChannels(db, [cid]);
  if (!message || !channel || !mayRead(looking, channel, await findMember(db, cid, userId))) return {};
  return { message: await presentOne(db, message, { readerId: userId, now: now(), links }) };
}

function remindingEvent(type: string, reminder: Reminder, at: Date) {
  const { message_id, user_id, channel_cid: cid } = reminder;
  return { type, reminder, message_id, user_id, cid, created_at: at.toISOString() };
}

/** Notifies owners of reminders that are due; one process sends each, once. */
export async function announceDueReminders(chat: Pick<Chat, "db" | "now" | "hub" | "links" | "types">) {
  const { db, hub } = chat;
  const at = chat.now();
  const rows = await db
    .update(chatReminders)
    .set({ toldAt: at })
    .where(and(lte(chatReminders.remindAt, at), isNull(chatReminders.toldAt), sql`remind_at is not null`))
    .returning();
  for (const row of rows) {
    const caller = { kind: "user", userId: row.userId } as const;
    const reminder = { ...presentReminder(row), ...(await messageFor({ ...chat, caller }, row)) };
    hub.broadcast({ userId: row.userId }, remindingEvent("notification.reminder_due", reminder, at));
  }
}
