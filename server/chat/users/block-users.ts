import { and, asc, eq, sql } from "drizzle-orm";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { chatBlocks } from "../store/moderation/tables.ts";
import { usersById } from "../store/users/queries.ts";

/** Hides the channel of the two users; new messages of the blocked user no longer show it again. */
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
  await hideConversations(call, userId, blockedUserId);
  return { blocked_by_user_id: userId, blocked_user_id: blockedUserId, created_at: row!.createdAt };
}

async function hideConversations({ db, now }: ChatCall, userId: string, otherId: string) {
  await db.execute(sql`update chat_members set hidden_at = ${now().toISOString()}::timestamptz
    where user_id = ${userId} and hidden_at is null
      and (select count(*) = 2 and bool_or(pair.user_id = ${otherId}) from chat_members pair
        where pair.cid = chat_members.cid)`);
}

export async function unblockUser(call: ChatCall, blockedUserId: string) {
  const userId = actorOf(call);
  await call.db
    .delete(chatBlocks)
    .where(and(eq(chatBlocks.userId, userId), eq(chatBlocks.blockedUserId, blockedUserId)));
  return {};
}

/** The users the acting user has blocked. */
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
