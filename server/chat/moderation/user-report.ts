import { count, eq } from "drizzle-orm";
import type { ChatCall } from "../context.ts";
import { missing } from "../protocol/errors.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { ensureUsers } from "../store/users/queries.ts";
import { ownUsersById } from "../store/users/own-user.ts";
import { chatBlocks, chatFlags, chatReviewItems } from "../store/moderation/tables.ts";

interface Asked {
  user_id: string;
  create: boolean;
  blocks: boolean;
  mutes: boolean;
}
/** What moderators see about a user. */
export async function userReport(call: ChatCall, { user_id, create, blocks, mutes }: Asked) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const now = call.now();
  if (create) await ensureUsers(call.db, [user_id], now);
  const own = (await ownUsersById(call.db, [user_id], now)).get(user_id);
  if (!own) throw missing(`user with id ${user_id}`);
  const [flags] = await call.db
    .select({ count: count() })
    .from(chatFlags)
    .innerJoin(chatReviewItems, eq(chatReviewItems.id, chatFlags.itemId))
    .where(eq(chatReviewItems.entityCreatorId, user_id));
  const { devices: _d, mutes: muted, ...person } = own;
  const user = { ...person, blocked_user_ids: [] };
  return {
    user,
    flags_count: flags!.count,
    ...(blocks && { user_blocks: await blocksOf(call, user_id) }),
    ...(mutes && { user_mutes: muted }),
  };
}

async function blocksOf({ db }: ChatCall, userId: string) {
  const rows = await db.select().from(chatBlocks).where(eq(chatBlocks.userId, userId));
  return rows.map((row) => ({
    blocked_user_id: row.blockedUserId,
    created_at: row.createdAt.toISOString(),
  }));
}
