import { and, asc, eq } from "drizzle-orm";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput, missing } from "../errors.ts";
import { chatBlocks } from "../moderation/tables.ts";
import { usersById } from "./queries.ts";

/** From now on the other person's messages in a conversation of two no longer bring it back to one's list. */
export async function blockUser(call: ChatCall, blockedUserId: string) {
  const userId = actorOf(call);
  if (userId === blockedUserId) throw badInput("you cannot block yourself");
  const people = await usersById(call.db, [userId, blockedUserId], call.now());
  for (const id of [userId, blockedUserId]) if (!people.has(id)) throw missing(`user with id ${id}`);
  const [row] = await call.db
    .insert(chatBlocks)
    .values({ userId, blockedUserId, createdAt: call.now() })
    .onConflictDoUpdate({ target: [chatBlocks.userId, chatBlocks.blockedUserId], set: { blockedUserId } })
    .returning();
  return { blocked_by_user_id: userId, blocked_user_id: blockedUserId, created_at: row!.createdAt };
}

export async function unblockUser(call: ChatCall, blockedUserId: string) {
  const userId = actorOf(call);
  await call.db
    .delete(chatBlocks)
    .where(and(eq(chatBlocks.userId, userId), eq(chatBlocks.blockedUserId, blockedUserId)));
  return {};
}

/** Whom the one who acts has blocked. */
export async function listBlocks(call: ChatCall) {
  const userId = actorOf(call);
  const rows = await call.db
    .select()
    .from(chatBlocks)
    .where(eq(chatBlocks.userId, userId))
    .orderBy(asc(chatBlocks.createdAt));
  const people = await usersById(call.db, [userId, ...rows.map((row) => row.blockedUserId)], call.now());
  return {
    blocks: rows.map((row) => ({
      user: people.get(row.userId)!,
      user_id: row.userId,
      blocked_user: people.get(row.blockedUserId)!,
      blocked_user_id: row.blockedUserId,
      created_at: row.createdAt,
    })),
  };
}
