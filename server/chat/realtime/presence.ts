import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Chat } from "../context.ts";
import { chatConnections, chatUsers } from "../store/tables.ts";
import { connectionAliveMs, usersById } from "../store/users/queries.ts";

type World = Pick<Chat, "db" | "now" | "hub">;

/** Records an open connection; the first one of a user brings them online. */
export async function arrive(world: World, { id, userId }: { id: string; userId: string }) {
  const now = world.now();
  const others = await countOthers(world, id, userId);
  await world.db.insert(chatConnections).values({ id, userId, seenAt: now }).onConflictDoNothing();
  await world.db.update(chatUsers).set({ lastActive: now }).where(eq(chatUsers.id, userId));
  if (!others) await announce(world, userId);
}

/** Removes a closed connection; the last one takes the user offline. */
export async function leave(world: World, { id, userId }: { id: string; userId: string }) {
  await world.db.delete(chatConnections).where(eq(chatConnections.id, id));
  if (!(await countOthers(world, id, userId))) await announce(world, userId);
}

/** Renews the connections of this process and deletes those of processes that died. */
export async function stillHere({ db, now }: World, ids: string[]) {
  if (ids.length)
    await db.update(chatConnections).set({ seenAt: now() }).where(inArray(chatConnections.id, ids));
  const longAgo = new Date(now().getTime() - 2 * connectionAliveMs).toISOString();
  await db.delete(chatConnections).where(sql`${chatConnections.seenAt} < ${longAgo}::timestamptz`);
}

async function countOthers({ db, now }: World, id: string, userId: string) {
  const alive = new Date(now().getTime() - connectionAliveMs);
  return db.$count(
    chatConnections,
    and(eq(chatConnections.userId, userId), ne(chatConnections.id, id), gt(chatConnections.seenAt, alive)),
  );
}

async function announce(world: World, userId: string) {
  const user = (await usersById(world.db, [userId], world.now())).get(userId);
  if (user)
    world.hub.broadcast(
      { subscribersOf: userId },
      { type: "user.presence.changed", user, created_at: world.now().toISOString() },
    );
}
