import { and, eq, inArray } from "drizzle-orm";
import { type ChatCall, actorOf } from "../context.ts";
import { changeCustom } from "../protocol/custom-fields.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { chatMembers } from "../store/tables.ts";
import { presentMe } from "../store/users/present-me.ts";
import { usersById } from "../store/users/queries.ts";
import { announceMembers } from "./change-members.ts";
import { presentChannel, presentMember } from "../store/channels/present-channel.ts";
import { type MemberRow, findMember } from "../store/channels/queries.ts";
import { openChannelLocked, openChannel } from "../policy/open-channel.ts";
import { isModerator, refuseWithout } from "../policy/channel-rules.ts";
import { cidOf } from "../store/channels/cid.ts";

const builtIn = new Set([
  "user_id",
  "user",
  "role",
  "status",
  "banned",
  "shadow_banned",
  "created_at",
  "updated_at",
  "invited",
]);

interface Change {
  userId: string;
  set: Record<string, unknown>;
  unset: string[];
}
/** Changes a membership: members pin, archive and set custom fields themselves; moderators set the role. */
export async function updateMember(
  call: ChatCall,
  at: { type: string; id: string },
  { userId, set, unset }: Change,
) {
  const now = call.now();
  return call.db.transaction(async (tx) => {
    const { channel, member: own } = await openChannelLocked(tx, call, cidOf(at.type, at.id));
    const member = await findMember(tx, channel.cid, userId);
    if (!member) throw missing(`member with user id ${userId}`);
    if (call.caller.kind !== "server" && userId !== call.actorId)
      throw notAllowed("a membership is changed by its own user");
    const { pinned, archived, channel_role: role, ...custom } = set;
    const reserved = [...Object.keys(custom), ...unset].find((key) => builtIn.has(key));
    if (reserved) throw badInput(`${reserved} cannot be set`);
    if (role !== undefined && call.caller.kind !== "server" && !isModerator(own))
      throw notAllowed("roles are given by moderators");
    const [row] = await tx
      .update(chatMembers)
      .set({
        ...marks(member, { pinned, archived, unset }, now),
        ...(typeof role === "string" && { channelRole: role }),
        data: changeCustom(member.data, { set: custom, unset }),
        updatedAt: now,
      })
      .where(and(eq(chatMembers.cid, channel.cid), eq(chatMembers.userId, userId)))
      .returning();
    const people = await usersById(tx, [userId], now);
    await announceMembers(tx, channel, { type: "member.updated", members: [row!], people, now });
    return { channel_member: presentMember(row!, people, now) };
  });
}

interface Marks {
  pinned: unknown;
  archived: unknown;
  unset: string[];
}
/** A channel is pinned or archived, never both; asking for both is refused. */
function marks(member: MemberRow, { pinned, archived, unset }: Marks, now: Date): Partial<MemberRow> {
  for (const [name, value] of Object.entries({ pinned, archived }))
    if (value !== undefined && typeof value !== "boolean") throw badInput(`${name} takes a boolean`);
  const asked = { pinned: pinned === true, archived: archived === true };
  if (asked.pinned && asked.archived) throw badInput("a channel is either pinned or archived, not both");
  for (const [name, on] of Object.entries(asked))
    if (on && unset.includes(name)) throw badInput(`${name} cannot be set and unset at once`);
  return {
    ...((pinned === false || unset.includes("pinned")) && { pinnedAt: null }),
    ...((archived === false || unset.includes("archived")) && { archivedAt: null }),
    ...(pinned === true && { pinnedAt: member.pinnedAt ?? now, archivedAt: null }),
    ...(archived === true && { archivedAt: member.archivedAt ?? now, pinnedAt: null }),
  };
}

interface Muting {
  channel_cid?: string | undefined;
  channel_cids?: string[] | undefined;
  expiration?: number | null | undefined;
}
/** A muted channel still receives events but counts as read, for a time or until it is unmuted. */
export async function muteChannels(call: ChatCall, muting: Muting) {
  const userId = actorOf(call);
  const now = call.now();
  const cids = cidsOf(muting);
  const expires = muting.expiration ? new Date(now.getTime() + muting.expiration) : null;
  const mutes = [];
  for (const cid of cids) {
    const { channel, member } = await openChannel(call, cid);
    refuseWithout(call, channel, "mutes");
    if (!member) throw badInput("only members mute a channel");
    await call.db
      .update(chatMembers)
      .set({ mutedAt: now, muteExpires: expires })
      .where(and(eq(chatMembers.cid, cid), eq(chatMembers.userId, userId)));
    const people = await usersById(call.db, [userId, channel.createdById], now);
    mutes.push({
      user: people.get(userId)!,
      channel: presentChannel(channel, people),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      ...(expires && { expires: expires.toISOString() }),
    });
  }
  const own_user = await tellMutes(call);
  return { ...(mutes.length === 1 && { channel_mute: mutes[0] }), channel_mutes: mutes, own_user };
}

export async function unmuteChannels(call: ChatCall, muting: Muting) {
  const cids = cidsOf(muting);
  await call.db
    .update(chatMembers)
    .set({ mutedAt: null, muteExpires: null })
    .where(and(eq(chatMembers.userId, actorOf(call)), inArray(chatMembers.cid, cids)));
  return { own_user: await tellMutes(call) };
}

function cidsOf({ channel_cid: one, channel_cids: many }: Muting) {
  const cids = many ?? (one ? [one] : []);
  if (!cids.length) throw badInput("channel_cid or channel_cids is required");
  return cids;
}

async function tellMutes(call: ChatCall) {
  const me = await presentMe(call, actorOf(call));
  call.hub.broadcast(
    { userId: actorOf(call) },
    { type: "notification.channel_mutes_updated", me, created_at: call.now().toISOString() },
  );
  return me;
}
