import { eq, or, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { dropFilesOf } from "../attachments/drop-files.ts";
import { advance } from "../store/channels/queries.ts";
import { openChannelLocked } from "../policy/open-channel.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { refuseByKind } from "../policy/by-kind.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { chatMessages } from "../store/tables.ts";
import { announceChange, refuseOthers, saveMessage } from "./change-message.ts";
import { presentOne } from "../store/messages/present-message.ts";
import type { MessageRow } from "../store/messages/queries.ts";
import { openMessage } from "../policy/open-message.ts";
import { countReply, newMessageEvent } from "../store/messages/write-messages.ts";

interface Wanted {
  hard: boolean;
  forMe: boolean;
  deletedBy: string | undefined;
}
/** Deletes a message: soft leaves a "deleted" one without its text, hard removes it; or it is deleted for the caller only. */
export async function deleteMessage(call: ChatCall, id: string, { hard, forMe, deletedBy }: Wanted) {
  const now = call.now();
  if (hard && call.caller.kind !== "server") throw notAllowed("only a server may delete for good");
  const { message: known } = await openMessage(call, id);
  if (forMe) return hideForOne(call, known, deletedBy);
  return call.db.transaction(async (tx) => {
    const { channel, member } = await openChannelLocked(tx, call, known.cid);
    const { message } = await openMessage(call, id, tx);
    refuseOthers(call, message, member);
    await refuseByKind(call, { action: "DeleteMessage", channel, ownerId: message.userId });
    if (message.deletedAt && !hard) throw missing(`message with id ${id}`);
    const saved = await saveMessage(tx, id, {
      deletedAt: now,
      deletedById: call.caller.kind === "server" && deletedBy ? deletedBy : call.actorId,
      updatedAt: now,
      pinnedAt: null,
    });
    const counted = message.deletedAt || message.pending ? 0 : 1;
    const ofThread = await replyCounted(tx, message, -counted);
    const answer = await announceChange(tx, call, {
      message: saved,
      event: { type: "message.deleted", hard_delete: hard, ...ofThread },
      changes: { messageCount: Math.max(0, channel.messageCount - counted) },
    });
    if (hard) {
      await dropFilesOf(tx, or(eq(chatMessages.parentId, id), eq(chatMessages.id, id)), now);
      await tx.delete(chatMessages).where(eq(chatMessages.parentId, id));
      await tx.delete(chatMessages).where(eq(chatMessages.id, id));
    }
    return answer;
  });
}

async function hideForOne(call: ChatCall, message: MessageRow, deletedBy: string | undefined) {
  const userId = deletedBy && call.caller.kind === "server" ? deletedBy : actorOf(call);
  const now = call.now();
  const [saved] = await call.db
    .update(chatMessages)
    .set({
      hiddenForIds: sql`array_append(array_remove(${chatMessages.hiddenForIds}, ${userId}), ${userId})`,
    })
    .where(eq(chatMessages.id, message.id))
    .returning();
  const seen = await presentOne(call.db, saved!, { readerId: userId, now, links: call.links });
  const [type, ...rest] = message.cid.split(":");
  const event = { type: "message.deleted", message: seen, message_id: message.id, deleted_for_me: true };
  call.hub.broadcast(
    { userId },
    {
      ...event,
      cid: message.cid,
      channel_type: type,
      channel_id: rest.join(":"),
      created_at: now.toISOString(),
    },
  );
  return { message: seen };
}

/** Updates the parent's reply count when a reply is deleted or restored; returns the new counts. */
async function replyCounted(tx: Transaction, { parentId }: MessageRow, by: number) {
  if (!parentId) return {};
  const [parent] = await tx
    .update(chatMessages)
    .set({
      replyCount: sql`greatest(0, ${chatMessages.replyCount} + ${by})`,
      deletedReplyCount: sql`greatest(0, ${chatMessages.deletedReplyCount} - ${by})`,
    })
    .where(eq(chatMessages.id, parentId))
    .returning({ parent_reply_count: chatMessages.replyCount });
  return parent ?? {};
}

/** Restores a soft-deleted message: for the user who deleted it, and for servers. */
export async function undeleteMessage(call: ChatCall, id: string) {
  const now = call.now();
  const { message: known } = await openMessage(call, id);
  return call.db.transaction(async (tx) => {
    const { channel } = await openChannelLocked(tx, call, known.cid);
    const { message } = await openMessage(call, id, tx);
    if (!message.deletedAt) throw badInput("the message is not deleted");
    if (call.caller.kind !== "server" && message.deletedById !== call.actorId)
      throw notAllowed("only who deleted a message, or a server, may bring it back");
    const saved = await saveMessage(tx, id, { deletedAt: null, deletedById: null, updatedAt: now });
    const ofThread = await replyCounted(tx, message, 1);
    return announceChange(tx, call, {
      message: saved,
      event: { type: "message.undeleted", ...ofThread },
      changes: { messageCount: channel.messageCount + 1 },
    });
  });
}

/** Publishes a pending message. */
export async function commitMessage(call: ChatCall, id: string) {
  const now = call.now();
  if (call.caller.kind !== "server") throw notAllowed("only a server may commit messages");
  const { message: asked } = await openMessage(call, id);
  return call.db.transaction(async (tx) => {
    const { channel } = await openChannelLocked(tx, call, asked.cid);
    const { message } = await openMessage(call, id, tx);
    if (!message.pending) throw badInput("the message is not pending");
    const moved = await advance(tx, channel.cid, {
      messageCount: channel.messageCount + 1,
      ...(!message.parentId && { lastMessageAt: now }),
    });
    const saved = await saveMessage(tx, id, {
      pending: false,
      pendingMetadata: null,
      sequence: moved.sequence,
      updatedAt: now,
    });
    const known = saved.parentId ? await parentOf(tx, saved.parentId) : null;
    const parent = known && (await countReply(tx, known, saved));
    const presented = await presentOne(tx, saved, { readerId: null, now, links: call.links });
    await recordEvent(tx, moved, {
      event: newMessageEvent(presented, { message: saved, channel: moved, parent }),
      at: now,
    });
    await tx.execute(
      sql`update chat_members set hidden_at = null where cid = ${channel.cid} and hidden_at is not null`,
    );
    return { message: presented };
  });
}

async function parentOf(tx: Transaction, id: string) {
  const [parent] = await tx.select().from(chatMessages).where(eq(chatMessages.id, id));
  return parent ?? null;
}
