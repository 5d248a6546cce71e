import { and, eq, isNull, lte } from "drizzle-orm";
import type { Written } from "#contract/chat/messages.ts";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { saySystem } from "./say-system.ts";
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
/** Takes all that was said until now, or until a time, out of a channel: softly it is only no longer shown. */
export async function truncateChannel(call: ChatCall, at: { type: string; id: string }, wanted: Wanted) {
  const now = call.now();
  const until = wanted.truncated_at ? new Date(wanted.truncated_at) : now;
  if (until > now) throw badInput("truncated_at lies in the future");
  return call.db.transaction(async (tx) => {
    const { channel, member } = await openChannelLocked(tx, call, cidOf(at.type, at.id));
    refuseUnlessModerator(call, member);
    const { cid } = channel;
    const said = and(eq(chatMessages.cid, cid), lte(chatMessages.createdAt, until));
    if (wanted.hard_delete) await tx.delete(chatMessages).where(said);
    else
      await tx
        .update(chatMessages)
        .set({ deletedAt: now, updatedAt: now, pinnedAt: null })
        .where(and(said, isNull(chatMessages.deletedAt)));
    const [last] = await tx
      .select({ at: chatMessages.createdAt })
      .from(chatMessages)
      .where(and(eq(chatMessages.cid, cid), isNull(chatMessages.deletedAt), isNull(chatMessages.parentId)))
      .orderBy(chatMessages.sequence)
      .limit(1);
    const changes = {
      truncatedAt: until,
      truncatedById: call.actorId,
      updatedAt: now,
      messageCount: 0,
      ...(!last && { lastMessageAt: null }),
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
    const message = wanted.message ? await saySystem(tx, call, { cid, written: wanted.message }) : undefined;
    const own = await findMember(tx, cid, call.actorId);
    return { channel: presentChannelFor(call, { row, member: own, people }), ...(message && { message }) };
  });
}
