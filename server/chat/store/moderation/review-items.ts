import { asc, eq, inArray, sql } from "drizzle-orm";
import type { ReviewItem } from "#contract/chat/moderation-shapes.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import type { AttachmentLinks } from "#server/chat/protocol/services.ts";
import { presentMessages } from "../messages/present-message.ts";
import { chatMessages } from "../tables.ts";
import { usersById } from "../users/queries.ts";
import { presentBans } from "./present-bans.ts";
import { chatBans, chatFlags, chatReviewActions, chatReviewItems } from "./tables.ts";

export type ItemRow = typeof chatReviewItems.$inferSelect;
export type FlagRow = typeof chatFlags.$inferSelect;
type ActionRow = typeof chatReviewActions.$inferSelect;
export const messageEntity = "stream:chat:v1:message";
export const userEntity = "stream:user";

export interface Entity {
  entityType: string;
  entityId: string;
  entityCreatorId: string | null;
  cid?: string | null;
  configKey?: string | null;
  payload?: Record<string, unknown>;
  recommendedAction?: string;
}
/** Puts an item into the review queue; an item that was decided is open again. */
export async function openItem(tx: Transaction, entity: Entity, now: Date): Promise<ItemRow> {
  const changes = {
    status: "unreviewed" as const,
    ...(entity.recommendedAction && { recommendedAction: entity.recommendedAction }),
    ...(entity.payload && { payload: entity.payload }),
    updatedAt: now,
  };
  const [item] = await tx
    .insert(chatReviewItems)
    .values({ ...entity, id: newId(), createdAt: now, ...changes })
    .onConflictDoUpdate({ target: [chatReviewItems.entityType, chatReviewItems.entityId], set: changes })
    .returning();
  return item!;
}

export interface NewFlag {
  itemId: string;
  /** Empty when a word list or a check reported it. */
  userId: string;
  type: string;
  reason: string | null;
  labels?: string[];
  data?: Record<string, unknown>;
}
/** Stores who reported it and why; a second report by the same user replaces the first. */
export async function addFlag(tx: Transaction, flag: NewFlag, now: Date): Promise<FlagRow> {
  const changes = { reason: flag.reason, labels: flag.labels ?? [], data: flag.data ?? {}, updatedAt: now };
  const [row] = await tx
    .insert(chatFlags)
    .values({ ...flag, id: newId(), createdAt: now, ...changes })
    .onConflictDoUpdate({ target: [chatFlags.itemId, chatFlags.userId, chatFlags.type], set: changes })
    .returning();
  await countFlags(tx, flag.itemId);
  return row!;
}

export async function countFlags(tx: Transaction, itemId: string) {
  const count = sql<number>`(select count(*)::int from chat_flags where item_id = ${itemId})`;
  await tx
    .update(chatReviewItems)
    .set({ flagsCount: count, severity: sql`least(10, greatest(1, ${count}))` })
    .where(eq(chatReviewItems.id, itemId));
}

interface Showing {
  now: Date;
  links: AttachmentLinks;
}
interface Around {
  flags: FlagRow[];
  actions: ActionRow[];
}
/** Items with everything a moderator needs to decide. */
export async function presentItems(
  db: Reader,
  rows: ItemRow[],
  { now, links }: Showing,
): Promise<ReviewItem[]> {
  if (!rows.length) return [];
  const ids = rows.map((row) => row.id);
  const creators = rows.flatMap((row) => row.entityCreatorId ?? []);
  // One after the other, since this may run inside a transaction, which has one connection.
  const flags = await db
    .select()
    .from(chatFlags)
    .where(inArray(chatFlags.itemId, ids))
    .orderBy(asc(chatFlags.createdAt));
  const actions = await db
    .select()
    .from(chatReviewActions)
    .where(inArray(chatReviewActions.itemId, ids))
    .orderBy(asc(chatReviewActions.createdAt));
  const bans = creators.length
    ? await db.select().from(chatBans).where(inArray(chatBans.userId, creators))
    : [];
  const messages = await messagesOf(db, rows, { now, links });
  const people = await usersById(
    db,
    [...creators, ...flags.map(({ userId }) => userId), ...actions.map(({ userId }) => userId)],
    now,
  );
  const shownBans = await presentBans(db, bans, now);
  return rows.map((row) => {
    const creator = row.entityCreatorId ? people.get(row.entityCreatorId) : undefined;
    const message = messages.get(row.entityId);
    return {
      ...presentItem(row, { flags, actions }, people),
      ...(creator && { entity_creator: creator }),
      bans: shownBans.filter(({ user }) => user.id === row.entityCreatorId),
      ...(row.entityType === messageEntity && message && { message }),
    };
  });
}

type People = Awaited<ReturnType<typeof usersById>>;
function presentItem(row: ItemRow, { flags, actions }: Around, people: People) {
  const own = <T extends { itemId: string; createdAt: Date }>(list: T[]) =>
    list.filter(({ itemId }) => itemId === row.id);
  return {
    id: row.id,
    entity_type: row.entityType,
    entity_id: row.entityId,
    ...(row.entityCreatorId !== null && { entity_creator_id: row.entityCreatorId }),
    ...(row.configKey !== null && { config_key: row.configKey }),
    status: row.status,
    recommended_action: row.recommendedAction,
    severity: row.severity,
    flags_count: row.flagsCount,
    flags: own(flags).map((flag) => presentFlag(flag, people)),
    actions: own(actions).map((action) => presentAction(action, people)),
    ...(Object.keys(row.payload).length > 0 && { moderation_payload: row.payload }),
    ...(row.reviewedById !== null && { reviewed_by: row.reviewedById }),
    ...(row.reviewedAt && { reviewed_at: row.reviewedAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentFlag(flag: FlagRow, people: People) {
  return {
    id: flag.id,
    type: flag.type,
    reason: flag.reason ?? "",
    labels: flag.labels,
    ...userOf(flag, people),
    custom: flag.data,
    created_at: flag.createdAt.toISOString(),
    updated_at: flag.updatedAt.toISOString(),
  };
}

function presentAction(action: ActionRow, people: People) {
  return {
    id: action.id,
    type: action.type,
    reason: action.reason ?? "",
    ...userOf(action, people),
    custom: action.data,
    created_at: action.createdAt.toISOString(),
  };
}

function userOf({ userId }: { userId: string | null }, people: People) {
  const user = userId ? people.get(userId) : undefined;
  return user && { user };
}

/** The messages among the items, by id. */
export async function messagesOf(db: Reader, rows: ItemRow[], { now, links }: Showing) {
  const ids = rows.filter((row) => row.entityType === messageEntity).map((row) => row.entityId);
  if (!ids.length) return new Map();
  const found = await db.select().from(chatMessages).where(inArray(chatMessages.id, ids));
  const shown = await presentMessages(db, found, { readerId: null, now, links });
  return new Map(shown.map((message) => [message.id, message]));
}
