import { and, eq, isNull, lte } from "drizzle-orm";
import type { Written } from "#contract/chat/messages.ts";
import type { Transaction } from "#server/database/open.ts";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { postSystemMessage } from "./post-system-message.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { chatMessages } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { presentChannel } from "../store/channels/present-channel.ts";
import { presentChannelFor } from "../policy/channel-for-reader.ts";
import { advance, findMember } from "../store/channels/queries.ts";
import { openChannelLocked } from "../policy/open-channel.ts";
import { refuseUnlessModerator } from "../policy/channel-rules.ts";
import { cidOf } from "../store/channels/cid.ts";

interface Wanted {
  hard_delete: boolean;
  truncated_at?: string | null | undefined;
  message?: Written | null | undefined;
}
/** Deletes all messages of a channel until now, or until a given time: softly, unless a hard delete is asked for. */
export async function truncateChannel(call: ChatCall, at: { type: string; id: string }, wanted: Wanted) {
  const now = call.now();
  const until = wanted.truncated_at ? new Date(wanted.truncated_at) : now;
  if (until > now) throw badInput("truncated_at lies in the future");
  return call.db.transaction(async (tx) => {
    const { channel, member } = await openChannelLocked(tx, call, cidOf(at.type, at.id));
    refuseUnlessModerator(call, member);
    const { cid } = channel;
    await deleteMessages(tx, { cid, until, now, hard: wanted.hard_delete });
    const changes = {
      truncatedAt: until,
      truncatedById: call.actorId,
      updatedAt: now,
      messageCount: 0,
      ...(!(await hasMessages(tx, cid)) && { lastMessageAt: null }),
    };
    const row = await advance(tx, cid, changes);
    const people = await usersById(tx, [row.createdById, row.truncatedById], now);
    await recordEvent(tx, row, {
      event: {
        type: "channel.truncated",
        channel: presentChannel(row, people),
        ...(call.actorId && { user: people.get(call.actorId) }),
      },
      at: now,
    });
    const message = wanted.message
      ? await postSystemMessage(tx, call, { cid, written: wanted.message })
      : undefined;
    const own = await findMember(tx, cid, call.actorId);
    return { channel: presentChannelFor(call, { row, member: own, people }), ...(message && { message }) };
  });
}

interface Range {
  cid: string;
  until: Date;
  now: Date;
  hard: boolean;
}
async function deleteMessages(tx: Transaction, { cid, until, now, hard }: Range) {
  const inRange = and(eq(chatMessages.cid, cid), lte(chatMessages.createdAt, until));
  if (hard) await tx.delete(chatMessages).where(inRange);
  else
    await tx
      .update(chatMessages)
      .set({ deletedAt: now, updatedAt: now, pinnedAt: null })
      .where(and(inRange, isNull(chatMessages.deletedAt)));
}

/** Replies do not count. */
async function hasMessages(tx: Transaction, cid: string) {
  const [message] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.cid, cid), isNull(chatMessages.deletedAt), isNull(chatMessages.parentId)))
    .limit(1);
  return message !== undefined;
}
