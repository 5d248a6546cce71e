import { eq } from "drizzle-orm";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { type ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { deleteMessage, undeleteMessage } from "../messages/delete-message.ts";
import { findMessage } from "../store/messages/queries.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { deleteUser } from "../users/delete-users.ts";
import type { RemovalMode } from "../users/remove-messages.ts";
import { ban, unban } from "../users/ban-users.ts";
import { type ItemRow, messageEntity, presentItems, userEntity } from "../store/moderation/review-items.ts";
import { findItem } from "./review-queue.ts";
import { setShadowed } from "./shadow-message.ts";
import { chatReviewActions, chatReviewItems } from "../store/moderation/tables.ts";

interface Deletion {
  hard_delete?: boolean | null | undefined;
  mark_messages_deleted?: boolean | null | undefined;
}
interface Asked {
  action_type: string;
  item_id: string;
  reason?: string | null | undefined;
  ban?: {
    timeout?: number | null | undefined;
    reason?: string | null | undefined;
    shadow?: boolean | null | undefined;
    channel_ban_only?: boolean | null | undefined;
    delete_messages?: string | null | undefined;
  } | null;
  delete_message?: Deletion | null | undefined;
  delete_user?: Deletion | null | undefined;
  custom?: Record<string, unknown> | null | undefined;
}

/** Applies a moderator's decision and records it on the item, which is then reviewed. */
export async function submitAction(call: ChatCall, asked: Asked) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const now = call.now();
  const { action_type: type, item_id: itemId, reason, custom } = asked;
  const shown = await call.db.transaction(async (tx) => {
    const item = await findItem(tx, itemId);
    await act(asServer(call, tx), item, asked);
    await tx.insert(chatReviewActions).values({
      id: newId(),
      itemId,
      type,
      userId: call.actorId,
      reason: reason ?? asked.ban?.reason ?? null,
      data: custom ?? {},
      createdAt: now,
    });
    await tx
      .update(chatReviewItems)
      .set({
        status: "reviewed",
        reviewResult: type,
        reviewedById: call.actorId,
        reviewedAt: now,
        updatedAt: now,
      })
      .where(eq(chatReviewItems.id, itemId));
    await call.policy.keepDecision(tx, {
      moderatorId: call.actorId,
      act: type,
      authorId: authorOf(item),
      messageId: item.entityType === messageEntity ? item.entityId : null,
      reason: reason ?? asked.ban?.reason ?? null,
    });
    return presentItems(tx, [await findItem(tx, itemId)], { now, links: call.links });
  });
  const [answer] = shown;
  call.webhooks.offer({ type: "review_queue_item.updated", item: answer, created_at: now.toISOString() });
  return { item: answer! };
}

/** The right to review includes the actions a review can lead to; they are done and kept together, or not at all. */
function asServer(call: ChatCall, tx: Transaction): ChatCall {
  return { ...call, db: tx, caller: { kind: "server", userId: null } };
}

async function act(call: ChatCall, item: ItemRow, asked: Asked): Promise<unknown> {
  switch (asked.action_type) {
    case "ban":
      return call.db.transaction((tx) => ban(tx, call, banningOf(call, item, asked)));
    case "unban":
      return call.db.transaction((tx) => unban(tx, call, { userId: creatorOf(item), cid: "" }));
    case "delete_message":
      return deleteMessage(call, messageIdOf(item), {
        hard: asked.delete_message?.hard_delete ?? false,
        forMe: false,
        deletedBy: call.actorId ?? undefined,
      });
    case "delete_user":
      return deleteUser(call, creatorOf(item), {
        hard_delete: asked.delete_user?.hard_delete ?? false,
        mark_messages_deleted: asked.delete_user?.mark_messages_deleted ?? false,
      });
    case "restore": {
      const message = await findMessage(call.db, messageIdOf(item));
      return message?.deletedAt
        ? undeleteMessage(call, message.id)
        : setShadowed(call, messageIdOf(item), false);
    }
    case "shadow_block":
      return setShadowed(call, messageIdOf(item), true);
    case "unblock":
      return setShadowed(call, messageIdOf(item), false);
    default:
      return null;
  }
}

function banningOf(call: ChatCall, item: ItemRow, { ban: wanted }: Asked) {
  const { timeout, reason, shadow, channel_ban_only: only, delete_messages: mode } = wanted ?? {};
  if (only && !item.cid) throw badInput("this item belongs to no channel");
  if (mode && !["soft", "pruning", "hard"].includes(mode))
    throw badInput("delete_messages must be one of [soft pruning hard]");
  return {
    userId: creatorOf(item),
    cid: only ? item.cid! : "",
    bannedById: call.actorId,
    reason: reason || null,
    shadow: shadow ?? false,
    ipBan: false,
    expires: timeout ? new Date(call.now().getTime() + timeout * 60_000) : null,
    removal: (mode || null) as RemovalMode | null,
  };
}

function authorOf({ entityCreatorId, entityType, entityId }: ItemRow) {
  return entityCreatorId ?? (entityType === userEntity ? entityId : null);
}
function creatorOf(item: ItemRow) {
  const id = authorOf(item);
  if (!id) throw badInput("nobody is known to have made this");
  return id;
}
function messageIdOf({ entityType, entityId }: ItemRow) {
  if (entityType !== messageEntity) throw badInput("this item is not about a message");
  return entityId;
}
