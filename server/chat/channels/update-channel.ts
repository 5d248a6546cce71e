import type { Transaction } from "#server/database/open.ts";
import type { ChatCall } from "../context.ts";
import { customOf } from "../custom-fields.ts";
import { badInput, notAllowed } from "../errors.ts";
import { announceMessage, insertMessage } from "../messages/send-message.ts";
import { recordEvent } from "../realtime/record-event.ts";
import { usersById } from "../users/queries.ts";
import { addMembers, assignRole, removeMembers } from "./change-members.ts";
import { builtInOfChannel, presentChannel, presentChannelFor, presentMember } from "./present-channel.ts";
import {
  type ChannelRow,
  type MemberRow,
  advance,
  findMember,
  lockChannel,
  membersOf,
  openChannelLocked,
} from "./queries.ts";
import { cidOf, refuseUnlessModerator } from "./rules.ts";

type Person = string | { user_id: string };
interface Change {
  data?: Record<string, unknown> | undefined;
  message?: { text?: string | undefined } | undefined;
  add_members?: Person[] | undefined;
  remove_members?: string[] | undefined;
  add_moderators?: string[] | undefined;
  demote_moderators?: string[] | undefined;
  assign_roles?: { user_id: string; channel_role: string }[] | undefined;
}

/** Changes a channel: its own fields, who is in it and in which role, with a word of explanation if wanted. */
export async function updateChannel(call: ChatCall, at: { type: string; id: string }, change: Change) {
  const cid = cidOf(at.type, at.id);
  const now = call.now();
  return call.db.transaction(async (tx) => {
    const { channel, member } = await openChannelLocked(tx, call, cid);
    refuseUnlessAllowed(call, member, change);
    await changePeople(tx, channel, change, now);
    const changed = change.data ? await changeFields(tx, channel, { call, data: change.data }) : channel;
    const message = change.message
      ? await announceMessage(
          tx,
          await insertMessage(tx, changed, {
            written: { ...change.message, text: change.message.text ?? "" },
            userId: call.actorId,
            parent: null,
            now,
            type: "system",
          }),
          now,
        )
      : undefined;
    const row = (await lockChannel(tx, cid))!;
    const members = await membersOf(tx, [cid]);
    const people = await usersById(tx, [row.createdById, ...members.map((each) => each.userId)], now);
    const still = await findMember(tx, cid, call.actorId);
    return {
      channel: presentChannelFor(call, { row, member: still, people, memberCount: members.length }),
      members: members.map((each) => presentMember(each, people)),
      ...(message && { message }),
    };
  });
}

/** Anybody may leave; everything else is for moderators. */
function refuseUnlessAllowed(call: ChatCall, member: MemberRow | undefined, change: Change) {
  const { remove_members: removed, ...rest } = change;
  const asksMore = Object.entries(rest).some(
    ([key, value]) => value !== undefined && key !== "user_id" && key !== "user",
  );
  const leaves = removed?.length === 1 && removed[0] === call.actorId && !asksMore;
  if (!leaves) refuseUnlessModerator(call, member);
  if (change.add_members?.length && call.caller.kind !== "server" && !call.policy.channelsByUsers)
    throw notAllowed("people are added by the product");
}

async function changePeople(tx: Transaction, channel: ChannelRow, change: Change, now: Date) {
  const ids = (people: Person[] = []) =>
    people.map((person) => ({ userId: typeof person === "string" ? person : person.user_id }));
  if (change.add_members) await addMembers(tx, channel, ids(change.add_members), now);
  if (change.remove_members) await removeMembers(tx, channel, change.remove_members, now);
  const roles = [
    ...(change.add_moderators ?? []).map((user_id) => ({ user_id, channel_role: "channel_moderator" })),
    ...(change.demote_moderators ?? []).map((user_id) => ({ user_id, channel_role: "channel_member" })),
    ...(change.assign_roles ?? []),
  ];
  for (const { user_id, channel_role } of roles)
    await assignRole(tx, channel, { userIds: [user_id], role: channel_role, now });
}

async function changeFields(
  tx: Transaction,
  { cid }: ChannelRow,
  { call, data }: { call: ChatCall; data: Record<string, unknown> },
) {
  for (const flag of ["frozen", "disabled"])
    if (data[flag] !== undefined && typeof data[flag] !== "boolean")
      throw badInput(`${flag} takes a boolean`);
  if (data.disabled !== undefined && call.caller.kind !== "server")
    throw notAllowed("only a server may disable a channel");
  return announceChannel(tx, cid, {
    changes: {
      data: customOf(data, builtInOfChannel),
      ...(typeof data.frozen === "boolean" && { frozen: data.frozen }),
      ...(typeof data.disabled === "boolean" && { disabled: data.disabled }),
    },
    now: call.now(),
  });
}

/** Changes the channel's row and says so. The channel must be locked. */
export async function announceChannel(
  tx: Transaction,
  cid: string,
  { changes, now }: { changes: Partial<Pick<ChannelRow, "data" | "frozen" | "disabled">>; now: Date },
) {
  const channel = await advance(tx, cid, { ...changes, updatedAt: now });
  const people = await usersById(tx, [channel.createdById], now);
  await recordEvent(tx, channel, {
    event: { type: "channel.updated", channel: presentChannel(channel, people) },
    at: now,
  });
  return channel;
}
