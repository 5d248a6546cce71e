import { and, eq } from "drizzle-orm";
import type { Flag } from "#contract/chat/moderation-shapes.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { openMessage } from "../policy/open-message.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { usersById } from "../store/users/queries.ts";
import {
  type FlagRow,
  type ItemRow,
  addFlag,
  countFlags,
  messageEntity,
  openItem,
  userEntity,
} from "../store/moderation/review-items.ts";
import { chatFlags, chatReviewItems } from "../store/moderation/tables.ts";

interface Target {
  target_message_id?: string | null | undefined;
  target_user_id?: string | null | undefined;
}
interface Asked extends Target {
  reason?: string | null | undefined;
  custom?: Record<string, unknown> | null | undefined;
}

/** Flags a message or a user, which puts it into the moderators' queue. */
export async function flag(call: ChatCall, { reason, custom, ...target }: Asked) {
  const userId = actorOf(call);
  const now = call.now();
  const entity = await entityOf(call, target);
  const people = await usersById(call.db, [userId], now);
  if (!people.has(userId)) throw missing(`user with id ${userId}`);
  const shown = await call.db.transaction(async (tx) => {
    const item = await openItem(tx, entity, now);
    const data = custom ?? {};
    const row = await addFlag(
      tx,
      { itemId: item.id, userId, type: "user", reason: reason || null, data },
      now,
    );
    return presentFlag(tx, row, { item, now });
  });
  tellFlag(call, entity.entityType === messageEntity ? "message.flagged" : "user.flagged", shown);
  return { flag: shown };
}

/** Removes a flag; without flags the item leaves the queue. */
export async function unflag(call: ChatCall, target: Target) {
  const userId = actorOf(call);
  const now = call.now();
  const { entityType, entityId } = await entityOf(call, target);
  const shown = await call.db.transaction(async (tx) => {
    const [item] = await tx
      .select()
      .from(chatReviewItems)
      .where(and(eq(chatReviewItems.entityType, entityType), eq(chatReviewItems.entityId, entityId)))
      .for("update");
    const [gone] = item
      ? await tx
          .delete(chatFlags)
          .where(and(eq(chatFlags.itemId, item.id), eq(chatFlags.userId, userId)))
          .returning()
      : [];
    if (!item || !gone) throw missing("flag of this user");
    await countFlags(tx, item.id);
    if (item.flagsCount <= 1 && item.status === "unreviewed")
      await tx.delete(chatReviewItems).where(eq(chatReviewItems.id, item.id));
    return presentFlag(tx, gone, { item, now });
  });
  tellFlag(call, entityType === messageEntity ? "message.unflagged" : "user.unflagged", shown);
  return { flag: shown };
}

async function entityOf(call: ChatCall, { target_message_id: messageId, target_user_id: targetId }: Target) {
  if (messageId && targetId) throw badInput("only one of target_message_id and target_user_id may be given");
  if (messageId) {
    const { message, channel } = await openMessage(call, messageId);
    await refuseUnlessAllowed(call, { action: "FlagMessage", channel });
    const { id: entityId, userId: entityCreatorId, cid } = message;
    return { entityType: messageEntity, entityId, entityCreatorId, cid };
  }
  if (!targetId) throw badInput("either target_message_id or target_user_id is required");
  await refuseUnlessAllowed(call, { action: "FlagUser" });
  const people = await usersById(call.db, [targetId], call.now());
  if (!people.has(targetId)) throw missing(`user with id ${targetId}`);
  return { entityType: userEntity, entityId: targetId, entityCreatorId: targetId };
}

/** A flag as /api/v1 shows it, with the flagged message or user. */
export async function presentFlag(
  db: Reader | Transaction,
  row: FlagRow,
  { item, now }: { item: ItemRow; now: Date },
): Promise<Flag> {
  const isMessage = item.entityType === messageEntity;
  const people = await usersById(db, [row.userId, item.entityCreatorId, item.reviewedById], now);
  const [user, target, reviewer] = [row.userId, item.entityCreatorId, item.reviewedById].map((id) =>
    id ? people.get(id) : undefined,
  );
  return {
    ...row.data,
    ...(user && { user }),
    ...(isMessage ? { target_message_id: item.entityId } : {}),
    ...(target && { target_user: target }),
    ...(row.reason !== null && { reason: row.reason }),
    created_by_automod: row.userId === "",
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(item.reviewedAt && { reviewed_at: item.reviewedAt.toISOString() }),
    ...(reviewer && { reviewed_by: reviewer }),
  };
}

/** Only the app's own server is notified. */
function tellFlag({ webhooks, now }: ChatCall, type: string, shown: Flag) {
  webhooks.offer({ type, flag: shown, user: shown.user, created_at: now().toISOString() });
}
