import { and, eq, inArray } from "drizzle-orm";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { mutesOf, presentMute } from "../store/users/own-user.ts";
import { presentMe } from "../store/users/present-me.ts";
import { usersById } from "../store/users/queries.ts";
import { chatMutes } from "../store/moderation/tables.ts";

interface Asked {
  target_id?: string | null | undefined;
  target_ids?: string[] | null | undefined;
  timeout?: number | null | undefined;
}

/** Mutes users for the acting user, for some minutes or permanently. */
export async function muteUsers(call: ChatCall, asked: Asked) {
  const { targets, lost } = await readTargets(call, asked);
  if (lost.length) throw missing(`users with ids ${lost.join(", ")}`);
  const { mutes, own_user } = await mute(call, targets, asked.timeout);
  return { ...(mutes.length === 1 && { mute: mutes[0] }), mutes, own_user };
}

/** The same for /api/v2: users who do not exist are named in the answer and skipped. */
export async function muteThoseThatExist(call: ChatCall, asked: Asked) {
  const { targets, lost } = await readTargets(call, asked);
  const muted = await mute(call, targets, asked.timeout);
  return { ...muted, ...(lost.length && { non_existing_users: lost }) };
}

async function mute(call: ChatCall, targets: string[], timeout: number | null | undefined) {
  const userId = actorOf(call);
  const now = call.now();
  await refuseUnlessAllowed(call, { action: "MuteUser" });
  const expires = timeout ? new Date(now.getTime() + timeout * 60_000) : null;
  if (targets.length)
    await call.db
      .insert(chatMutes)
      .values(targets.map((targetId) => ({ userId, targetId, expires, createdAt: now, updatedAt: now })))
      .onConflictDoUpdate({
        target: [chatMutes.userId, chatMutes.targetId],
        set: { expires, updatedAt: now },
      });
  const rows = (await mutesOf(call.db, [userId], now)).filter((row) => targets.includes(row.targetId));
  const people = await usersById(call.db, [userId, ...targets], now);
  return { mutes: rows.flatMap((row) => presentMute(row, people)), own_user: await tellMutes(call) };
}

export async function unmuteUsers(call: ChatCall, asked: Asked) {
  const userId = actorOf(call);
  const { targets, lost } = await readTargets(call, asked);
  if (targets.length)
    await call.db
      .delete(chatMutes)
      .where(and(eq(chatMutes.userId, userId), inArray(chatMutes.targetId, targets)));
  await tellMutes(call);
  return lost.length ? { non_existing_users: lost } : {};
}

async function readTargets(call: ChatCall, { target_id, target_ids }: Asked) {
  const userId = actorOf(call);
  const ids = [...new Set(target_ids?.length ? target_ids : target_id ? [target_id] : [])];
  if (!ids.length) throw badInput("either target_id or target_ids is required");
  if (ids.includes(userId)) throw badInput("you cannot mute yourself");
  const people = await usersById(call.db, [userId, ...ids], call.now());
  if (!people.has(userId)) throw missing(`user with id ${userId}`);
  return { targets: ids.filter((id) => people.has(id)), lost: ids.filter((id) => !people.has(id)) };
}

async function tellMutes(call: ChatCall) {
  const userId = actorOf(call);
  const me = await presentMe(call, userId);
  call.hub.broadcast(
    { userId },
    { type: "notification.mutes_updated", me, created_at: call.now().toISOString() },
  );
  return me;
}
