import { and, eq } from "drizzle-orm";
import type { Written } from "#contract/chat/messages.ts";
import type { Transaction } from "#server/database/open.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { badInput, notAllowed } from "../protocol/errors.ts";
import { postSystemMessage } from "./post-system-message.ts";
import { chatMembers } from "../store/tables.ts";
import { refuseUnknownUsers, usersById } from "../store/users/queries.ts";
import { type ChannelChanges, announceChannel, presentChanged, readBuiltIn } from "./change-channel.ts";
import { addMembers, announceMembers, assignRole, removeMembers } from "./change-members.ts";
import { builtInOfChannel, presentChannel, presentMember } from "../store/channels/present-channel.ts";
import { readMember } from "./read-member.ts";
import { type ChannelRow, type MemberRow, type NewMember, lockChannel } from "../store/channels/queries.ts";
import { openChannelLocked } from "../policy/open-channel.ts";
import { refuseUnlessModerator } from "../policy/channel-rules.ts";
import { cidOf } from "../store/channels/cid.ts";

type Person = string | ({ user_id: string } & Record<string, unknown>);
interface Change {
  data?: Record<string, unknown> | null | undefined;
  message?: Written | null | undefined;
  add_members?: Person[] | undefined;
  remove_members?: string[] | undefined;
  add_moderators?: string[] | undefined;
  demote_moderators?: string[] | undefined;
  assign_roles?: { user_id: string; channel_role: string }[] | undefined;
  invites?: Person[] | undefined;
  accept_invite?: boolean | undefined;
  reject_invite?: boolean | undefined;
  hide_history?: boolean | undefined;
  hide_history_before?: string | null | undefined;
  cooldown?: number | undefined;
  add_filter_tags?: string[] | undefined;
  remove_filter_tags?: string[] | undefined;
  skip_push?: boolean | undefined;
}

/** Changes a channel's fields, members and roles, with an optional system message. */
export async function updateChannel(call: ChatCall, at: { type: string; id: string }, change: Change) {
  const cid = cidOf(at.type, at.id);
  const now = call.now();
  const answered = await call.db.transaction(async (tx) => {
    const { channel, member } = await openChannelLocked(tx, call, cid);
    refuseUnlessAllowed(call, member, change);
    const invited = await answerInvite(tx, call, { channel, member, change });
    await changePeople(tx, channel, change, now);
    const changes = changesOf(call, channel, change);
    if (Object.keys(changes).length) await announceChannel(tx, cid, { changes, now });
    const message = change.message
      ? await postSystemMessage(tx, call, { cid, written: change.message })
      : undefined;
    const row = (await lockChannel(tx, cid))!;
    return { ...(await presentChanged(tx, call, row)), ...(message && { message }), invited };
  });
  const { invited, ...answer } = answered;
  if (invited) call.hub.broadcast({ userId: actorOf(call) }, { ...invited, created_at: now.toISOString() });
  return answer;
}

/** Every member may leave or answer an invitation; everything else is for moderators. */
function refuseUnlessAllowed(call: ChatCall, member: MemberRow | undefined, change: Change) {
  const { remove_members: removed, accept_invite, reject_invite, message, ...rest } = change;
  const asksMore = Object.entries(rest).some(
    ([key, value]) => value !== undefined && !["user_id", "user", "skip_push"].includes(key),
  );
  const leaves = removed?.length === 1 && removed[0] === call.actorId && !asksMore;
  const answers = (accept_invite || reject_invite) && !removed && !asksMore;
  if (!leaves && !answers) refuseUnlessModerator(call, member);
  const adds = change.add_members?.length || change.invites?.length;
  if (adds && call.caller.kind !== "server" && !call.policy.channelsByUsers)
    throw notAllowed("people are added by the product");
  if (message && leaves && call.caller.kind !== "server")
    throw notAllowed("only moderators may add a message");
}

interface Answering {
  channel: ChannelRow;
  member: MemberRow | undefined;
  change: Change;
}
async function answerInvite(tx: Transaction, call: ChatCall, { channel, member, change }: Answering) {
  if (!change.accept_invite && !change.reject_invite) return null;
  if (!member?.invitedAt) throw badInput("there is no invitation to answer");
  if (member.inviteAcceptedAt) throw badInput("the invitation was accepted already");
  const now = call.now();
  const accepted = Boolean(change.accept_invite);
  const [row] = await tx
    .update(chatMembers)
    .set({ ...(accepted ? { inviteAcceptedAt: now } : { inviteRejectedAt: now }), updatedAt: now })
    .where(and(eq(chatMembers.cid, channel.cid), eq(chatMembers.userId, member.userId)))
    .returning();
  const people = await usersById(tx, [member.userId], now);
  const moved = await announceMembers(tx, channel, { type: "member.updated", members: [row!], people, now });
  return {
    type: accepted ? "notification.invite_accepted" : "notification.invite_rejected",
    cid: moved.cid,
    channel_type: moved.type,
    channel_id: moved.id,
    user: people.get(member.userId),
    member: presentMember(row!, people, now),
    channel: presentChannel(moved, people),
  };
}

async function changePeople(tx: Transaction, channel: ChannelRow, change: Change, now: Date) {
  const before = historyHiddenBefore(change, now);
  const asMembers = (people: Person[] = [], more: Partial<NewMember> = {}) =>
    people.map((person) => ({ ...readMember(person), ...before, ...more }));
  const added = [change.add_members, change.invites, change.add_moderators].flatMap((each) =>
    asMembers(each),
  );
  if (added.length)
    await refuseUnknownUsers(
      tx,
      added.map(({ userId }) => userId),
      "update",
    );
  // Users in both lists are invited.
  if (change.invites) await addMembers(tx, channel, asMembers(change.invites, { invitedAt: now }), now);
  if (change.add_members) await addMembers(tx, channel, asMembers(change.add_members), now);
  if (change.remove_members) await removeMembers(tx, channel, change.remove_members, now);
  if (change.add_moderators) await addMembers(tx, channel, asMembers(change.add_moderators), now);
  const roles = [
    ...(change.add_moderators ?? []).map((user_id) => ({ user_id, channel_role: "channel_moderator" })),
    ...(change.demote_moderators ?? []).map((user_id) => ({ user_id, channel_role: "channel_member" })),
    ...(change.assign_roles ?? []),
  ];
  for (const { user_id, channel_role } of roles)
    await assignRole(tx, channel, { userIds: [user_id], role: channel_role, now });
}

/** Hides messages from before they joined, or before a given time, from new members. */
function historyHiddenBefore({ hide_history, hide_history_before: before }: Change, now: Date) {
  if (before && Number.isNaN(Date.parse(before))) throw badInput("hide_history_before takes a time");
  if (before) return { hideMessagesBefore: new Date(before) };
  return hide_history ? { hideMessagesBefore: now } : {};
}

function changesOf(call: ChatCall, channel: ChannelRow, change: Change): ChannelChanges {
  const { data, cooldown, add_filter_tags: added, remove_filter_tags: removed } = change;
  const tags = [...channel.filterTags, ...(added ?? [])].filter((tag) => !removed?.includes(tag));
  return {
    ...(data && { data: customOf(data, builtInOfChannel), ...readBuiltIn(call, data) }),
    ...(cooldown !== undefined && { cooldown }),
    ...((added || removed) && { filterTags: [...new Set(tags)] }),
  };
}
