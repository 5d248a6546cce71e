import { and, eq } from "drizzle-orm";
import { type Transaction, afterCommit } from "#server/database/open.ts";
import { presentChannel } from "../store/channels/present-channel.ts";
import { advance, lockChannel } from "../store/channels/queries.ts";
import { openChannel } from "../policy/open-channel.ts";
import type { Chat, ChatCall } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { disconnectBanned } from "./disconnect-banned.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { chatMembers, chatUsers } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { type RemovalMode, removeMessagesOf } from "./remove-messages.ts";
import { banFromFutureChannels, liftFutureBan } from "./future-bans.ts";
import { chatBans } from "../store/moderation/tables.ts";

interface Asked {
  target_user_id: string;
  banned_by_id?: string | null | undefined;
  type?: string | null | undefined;
  id?: string | null | undefined;
  channel_cid?: string | null | undefined;
  timeout?: number | null | undefined;
  reason?: string | null | undefined;
  shadow?: boolean | null | undefined;
  ip_ban?: boolean | null | undefined;
  ban_from_future_channels?: boolean | null | undefined;
  delete_messages?: string | null | undefined;
}
type Place = Pick<Asked, "type" | "id" | "channel_cid">;

/** Bans a user from writing, in one channel or everywhere, for some minutes or permanently. */
export async function banUser(call: ChatCall, asked: Asked) {
  const cid = placeOf(asked);
  const bannedById = bannedBy(call, asked.banned_by_id);
  await refuseUnlessMayBan(call, cid, asked.target_user_id);
  if (bannedById === asked.target_user_id) throw badInput("a user cannot ban themselves");
  const { timeout, reason, shadow, delete_messages: mode } = asked;
  if (mode && !["soft", "pruning", "hard"].includes(mode))
    throw badInput("delete_messages must be one of [soft pruning hard]");
  if (asked.ban_from_future_channels && !bannedById)
    throw badInput("banned_by_id is needed to ban from the channels that they open");
  const userId = asked.target_user_id;
  const terms = {
    reason: reason || null,
    shadow: shadow ?? false,
    expires: timeout ? new Date(call.now().getTime() + timeout * 60_000) : null,
  };
  await call.db.transaction(async (tx) => {
    await ban(tx, call, {
      userId,
      cid,
      bannedById,
      ...terms,
      ipBan: asked.ip_ban ?? false,
      removal: (mode || null) as RemovalMode | null,
    });
    if (asked.ban_from_future_channels && bannedById)
      await banFromFutureChannels(tx, { userId, bannedById, ...terms, createdAt: call.now() });
  });
  call.addresses.forgetBans();
  if (asked.ip_ban && !cid && !asked.shadow) await disconnectBanned(call);
  return {};
}

export interface Banning {
  userId: string;
  /** Empty for everywhere. */
  cid: string;
  bannedById: string | null;
  reason: string | null;
  shadow: boolean;
  ipBan: boolean;
  expires: Date | null;
  removal: RemovalMode | null;
}
export async function ban(tx: Transaction, chat: Chat, { removal, ...wanted }: Banning) {
  const now = chat.now();
  const { userId, cid, bannedById, reason, shadow, expires } = wanted;
  const people = await usersById(tx, [userId, bannedById], now);
  for (const id of [userId, bannedById]) if (id && !people.has(id)) throw missing(`user with id ${id}`);
  const { userId: _id, cid: _cid, ...changes } = { ...wanted, createdAt: now };
  await tx
    .insert(chatBans)
    .values({ userId, cid, ...changes })
    .onConflictDoUpdate({ target: [chatBans.userId, chatBans.cid], set: changes });
  await mark(tx, { userId, cid }, { banned: !shadow, shadowBanned: shadow, banExpires: expires });
  if (removal) await removeMessagesOf(tx, userId, { mode: removal, now, ...(cid && { cid }) });
  await announce(tx, chat, {
    cid,
    userId,
    event: {
      type: "user.banned",
      shadow,
      ...(reason && { reason }),
      ...(expires && { expiration: expires.toISOString() }),
      ...(bannedById && { created_by: people.get(bannedById) }),
    },
  });
}

interface Lifted extends Place {
  target_user_id: string;
  created_by?: string | undefined;
  remove_future_channels_ban?: boolean;
}
/** Lifts a ban. */
export async function unbanUser(call: ChatCall, asked: Lifted) {
  const cid = placeOf(asked);
  await refuseUnlessMayBan(call, cid, asked.target_user_id);
  const everywhere = asked.remove_future_channels_ban ?? false;
  const bannedById = everywhere ? bannedBy(call, asked.created_by) : null;
  if (everywhere && !bannedById) throw badInput("created_by is needed to lift a ban from future channels");
  await call.db.transaction(async (tx) => {
    await unban(tx, call, { userId: asked.target_user_id, cid });
    if (bannedById) await liftFutureBan(tx, { userId: asked.target_user_id, bannedById });
  });
  call.addresses.forgetBans();
  return {};
}

export async function unban(tx: Transaction, chat: Chat, { userId, cid }: { userId: string; cid: string }) {
  const people = await usersById(tx, [userId], chat.now());
  if (!people.has(userId)) throw missing(`user with id ${userId}`);
  const gone = await tx
    .delete(chatBans)
    .where(and(eq(chatBans.userId, userId), eq(chatBans.cid, cid)))
    .returning();
  await mark(tx, { userId, cid }, { banned: false, shadowBanned: false, banExpires: null });
  if (gone[0])
    await announce(tx, chat, { cid, userId, event: { type: "user.unbanned", shadow: gone[0].shadow } });
}

/** A ban also shows on the user, or on the member. */
async function mark(
  tx: Transaction,
  { userId, cid }: { userId: string; cid: string },
  marks: { banned: boolean; shadowBanned: boolean; banExpires: Date | null },
) {
  if (!cid) await tx.update(chatUsers).set(marks).where(eq(chatUsers.id, userId));
  else
    await tx
      .update(chatMembers)
      .set(marks)
      .where(and(eq(chatMembers.cid, cid), eq(chatMembers.userId, userId)));
}

interface Announced {
  cid: string;
  userId: string;
  event: { type: string } & Record<string, unknown>;
}
/** Notifies the user, except of a shadow ban, and the channel. */
async function announce(tx: Transaction, { hub, now }: Chat, { cid, userId, event }: Announced) {
  const user = (await usersById(tx, [userId], now())).get(userId);
  const payload = { ...event, user, created_at: now().toISOString() };
  if (!event.shadow)
    afterCommit(tx, () => hub.broadcast({ userId }, cid ? { ...payload, ...partsOf(cid) } : payload));
  if (!cid || !(await lockChannel(tx, cid)) || event.shadow) return;
  const channel = await advance(tx, cid);
  await recordEvent(tx, channel, {
    event: { ...event, user, channel: presentChannel(channel, new Map()) },
    at: now(),
  });
}
function partsOf(cid: string) {
  const [channel_type, channel_id] = cid.split(":");
  return { cid, channel_type, channel_id };
}

function placeOf({ type, id, channel_cid: cid }: Place) {
  if (cid) return cid;
  if (Boolean(type) !== Boolean(id)) throw badInput("type and id are given together");
  return type && id ? `${type}:${id}` : "";
}

function bannedBy({ caller, actorId }: ChatCall, named: string | null | undefined) {
  if (caller.kind === "server") return named || actorId;
  if (named && named !== actorId) throw notAllowed("a user may not act in the name of another");
  return actorId;
}

async function refuseUnlessMayBan(call: ChatCall, cid: string, targetId: string) {
  if (!cid) return refuseUnlessAllowed(call, { action: "BanUser" });
  const { channel } = await openChannel(call, cid);
  if (targetId === call.actorId && call.caller.kind !== "server")
    throw notAllowed("you may not ban yourself or lift your own ban");
  return refuseUnlessAllowed(call, { action: "BanChannelMember", channel });
}
