import { type ChatCall, actorOf, refuseUnlessServer } from "../context.ts";
import { entityOf } from "./check.ts";
import { flag } from "./flag.ts";
import { addFlag, messageEntity, openItem, userEntity } from "../store/moderation/review-items.ts";
import { and, eq } from "drizzle-orm";
import { chatReviewItems } from "../store/moderation/tables.ts";

interface Asked {
  entity_type: string;
  entity_id: string;
  entity_creator_id?: string | null | undefined;
  moderation_payload?: Record<string, unknown> | null | undefined;
  reason?: string | null | undefined;
  custom?: Record<string, unknown> | null | undefined;
}
/** Flags by /api/v2: messages, users, and entities only the app itself knows. */
export async function flagEntity(call: ChatCall, asked: Asked) {
  const { entity_type: type, entity_id: id, reason, custom } = asked;
  if (type === messageEntity || type === "message") {
    await flag(call, { target_message_id: id, reason, custom });
    return { item_id: await itemOf(call, messageEntity, id) };
  }
  if (type === userEntity || type === "stream:v1:user" || type === "user") {
    await flag(call, { target_user_id: id, reason, custom });
    return { item_id: await itemOf(call, userEntity, id) };
  }
  refuseUnlessServer(call);
  const userId = actorOf(call);
  const now = call.now();
  return call.db.transaction(async (tx) => {
    const item = await openItem(tx, entityOf(asked), now);
    const data = custom ?? {};
    await addFlag(tx, { itemId: item.id, userId, type: "user", reason: reason || null, data }, now);
    return { item_id: item.id };
  });
}

async function itemOf({ db }: ChatCall, type: string, id: string) {
  const [item] = await db
    .select({ id: chatReviewItems.id })
    .from(chatReviewItems)
    .where(and(eq(chatReviewItems.entityType, type), eq(chatReviewItems.entityId, id)));
  return item!.id;
}
