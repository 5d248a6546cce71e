import type { PushPreference } from "#contract/chat/devices.ts";
import { openChannel } from "../policy/open-channel.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput, notAllowed } from "../protocol/errors.ts";
import { ensureUsers } from "../store/users/queries.ts";
import { chatPushPreferences } from "../store/devices/tables.ts";

interface Wish {
  user_id?: string | null | undefined;
  channel_cid?: string | null | undefined;
  chat_level?: string | null | undefined;
  disabled_until?: string | null | undefined;
  remove_disable?: boolean | null | undefined;
}
/** What users want push notifications for, in general or in one channel; the channel's own preference wins. */
export async function updatePushPreferences(call: ChatCall, wishes: Wish[]) {
  const now = call.now();
  const user_preferences: Record<string, PushPreference> = {};
  const user_channel_preferences: Record<string, Record<string, PushPreference>> = {};
  for (const wish of wishes) {
    const userId = whose(call, wish);
    const cid = wish.channel_cid || "";
    if (!wish.chat_level && !wish.disabled_until && !wish.remove_disable)
      throw badInput("chat_level, disabled_until or remove_disable is required");
    if (cid) await openChannel({ ...call, actorId: userId }, cid);
    await ensureUsers(call.db, [userId], now);
    const changes = {
      ...(wish.chat_level && { chatLevel: wish.chat_level === "default" ? null : wish.chat_level }),
      ...(wish.disabled_until && { disabledUntil: new Date(wish.disabled_until) }),
      ...(wish.remove_disable && { disabledUntil: null }),
      updatedAt: now,
    };
    const [row] = await call.db
      .insert(chatPushPreferences)
      .values({ userId, cid, ...changes })
      .onConflictDoUpdate({ target: [chatPushPreferences.userId, chatPushPreferences.cid], set: changes })
      .returning();
    const kept: PushPreference = {
      ...(row!.chatLevel !== null && { chat_level: row!.chatLevel }),
      ...(row!.disabledUntil && { disabled_until: row!.disabledUntil.toISOString() }),
    };
    if (cid) (user_channel_preferences[userId] ??= {})[cid] = kept;
    else user_preferences[userId] = kept;
  }
  return { user_preferences, user_channel_preferences };
}

function whose(call: ChatCall, { user_id: named }: Wish) {
  if (!named) return actorOf(call);
  if (call.caller.kind !== "server" && named !== call.actorId)
    throw notAllowed("a user may not act in the name of another");
  return named;
}
