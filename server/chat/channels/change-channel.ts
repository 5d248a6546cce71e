import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { dropFilesOf } from "../attachments/drop-files.ts";
import type { ChatCall } from "../context.ts";
import { changeCustom, customOf } from "../protocol/custom-fields.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { chatMessages } from "../store/tables.ts";
import { type DoTask, forEach, startTask } from "../store/tasks/tasks.ts";
import { usersById } from "../store/users/queries.ts";
import { builtInOfChannel, presentChannel, presentMember } from "../store/channels/present-channel.ts";
import { presentChannelFor } from "../policy/channel-for-reader.ts";
import {
  type ChannelRow,
  type MemberRow,
  advance,
  findMember,
  lockChannel,
  membersOf,
} from "../store/channels/queries.ts";
import { openChannelLocked } from "../policy/open-channel.ts";
import { isModerator, refuseUnlessModerator } from "../policy/channel-rules.ts";
import { cidOf } from "../store/channels/cid.ts";

export type ChannelChanges = Partial<Omit<ChannelRow, "cid" | "sequence" | "type" | "id">>;

/** Sets and unsets single fields of a channel. */
export async function updateChannelPartial(
  call: ChatCall,
  at: { type: string; id: string },
  { set, unset }: { set: Record<string, unknown>; unset: string[] },
) {
  const now = call.now();
  return call.db.transaction(async (tx) => {
    const { channel, member } = await openChannelLocked(tx, call, cidOf(at.type, at.id));
    refuseUnlessModerator(call, member);
    const reserved = [...Object.keys(set), ...unset].find((key) => fixed.has(key));
    if (reserved) throw badInput(`${reserved} cannot be set`);
    const data = changeCustom(channel.data, { set: customOf(set, builtInOfChannel), unset });
    const cleared = Object.fromEntries(unset.filter((key) => key in plain).map((key) => [key, plain[key]]));
    const changes = readBuiltIn(call, { ...cleared, ...set });
    const row = await announceChannel(tx, channel.cid, { changes: { ...changes, data }, now });
    return presentChanged(tx, call, row);
  });
}

const fixed = new Set([
  "id",
  "type",
  "cid",
  "created_at",
  "updated_at",
  "deleted_at",
  "member_count",
  "own_capabilities",
]);
const plain: Record<string, unknown> = {
  frozen: false,
  disabled: false,
  cooldown: 0,
  filter_tags: [],
  config_overrides: {},
};

/** The given built-in fields, each checked for its type. */
export function readBuiltIn({ caller }: ChatCall, data: Record<string, unknown>): ChannelChanges {
  const { frozen, disabled, cooldown, team, filter_tags: tags, config_overrides: overrides } = data;
  for (const [name, value] of Object.entries({ frozen, disabled }))
    if (value !== undefined && typeof value !== "boolean") throw badInput(`${name} takes a boolean`);
  if (disabled !== undefined && caller.kind !== "server")
    throw notAllowed("only a server may disable a channel");
  if (
    cooldown !== undefined &&
    !(Number.isInteger(cooldown) && Number(cooldown) >= 0 && Number(cooldown) <= 3600)
  )
    throw badInput("cooldown takes seconds, at most an hour");
  return {
    ...(typeof frozen === "boolean" && { frozen }),
    ...(typeof disabled === "boolean" && { disabled }),
    ...(typeof cooldown === "number" && { cooldown }),
    ...(typeof team === "string" && { team }),
    ...(Array.isArray(tags) && { filterTags: tags.map(String) }),
    ...(typeof overrides === "object" &&
      overrides && { configOverrides: overrides as Record<string, unknown> }),
  };
}

/** Changes the channel's row and records the event. The channel must be locked. */
export async function announceChannel(
  tx: Transaction,
  cid: string,
  { changes, now, more = {} }: { changes: ChannelChanges; now: Date; more?: object },
) {
  const channel = await advance(tx, cid, { ...changes, updatedAt: now });
  const people = await usersById(tx, [channel.createdById, channel.truncatedById], now);
  await recordEvent(tx, channel, {
    event: { type: "channel.updated", channel: presentChannel(channel, people), ...more },
    at: now,
  });
  return channel;
}

/** The channel and its members as the acting user sees them. */
export async function presentChanged(tx: Transaction, call: ChatCall, row: ChannelRow) {
  const now = call.now();
  const members = await membersOf(tx, [row.cid]);
  const people = await usersById(
    tx,
    [row.createdById, row.truncatedById, ...members.map((each) => each.userId)],
    now,
  );
  const member = await findMember(tx, row.cid, call.actorId);
  const memberCount = await countMembers(tx, row.cid);
  return {
    channel: presentChannelFor(call, { row, member, people, memberCount }),
    members: members.map((each) => presentMember(each, people, now)),
  };
}

async function countMembers(tx: Transaction, cid: string) {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from chat_members where cid = ${cid}`,
  );
  return rows[0]!.count;
}

/** Deletes a channel: a soft delete keeps its messages, a hard delete keeps nothing. */
export async function deleteChannel(
  call: ChatCall,
  at: { type: string; id: string },
  { hard }: { hard: boolean },
) {
  const cid = cidOf(at.type, at.id);
  return call.db.transaction(async (tx) => {
    const { channel, member } = await openChannelLocked(tx, call, cid);
    refuseUnlessMayDelete(call, channel, member);
    if (hard && call.caller.kind !== "server") throw notAllowed("only a server may delete for good");
    return { channel: await removeChannel(tx, cid, { hard, now: call.now() }) };
  });
}

function refuseUnlessMayDelete(
  { caller, actorId, policy }: ChatCall,
  channel: ChannelRow,
  member?: MemberRow,
) {
  if (caller.kind === "server") return;
  const owns = channel.createdById === actorId || isModerator(member);
  if (!policy.channelsByUsers || !owns) throw notAllowed("you may not delete this channel");
}

/** Deletes a locked channel and notifies its members. */
export async function removeChannel(
  tx: Transaction,
  cid: string,
  { hard, now }: { hard: boolean; now: Date },
) {
  const row = await advance(tx, cid, { deletedAt: now, updatedAt: now });
  const people = await usersById(tx, [row.createdById], now);
  const channel = presentChannel(row, people);
  const members = await tx.execute<{ user_id: string }>(
    sql`select user_id from chat_members where cid = ${cid}`,
  );
  await recordEvent(tx, row, {
    event: {
      type: "channel.deleted",
      channel,
      ...(hard && { former_member_ids: members.rows.map((each) => each.user_id) }),
    },
    at: now,
  });
  if (hard) {
    await dropFilesOf(tx, eq(chatMessages.cid, cid), now);
    await tx.execute(sql`delete from chat_channels where cid = ${cid}`);
  }
  return channel;
}

/** Deletes many channels: soft deletes immediately, hard deletes in a task; the answer lists each. */
export async function deleteChannels(call: ChatCall, cids: string[], hard: boolean) {
  if (call.caller.kind !== "server") throw notAllowed("only a server may delete many channels");
  const now = call.now();
  if (hard) {
    const start = { kind: "deleteChannels", data: { cids } };
    return { task_id: await call.db.transaction((tx) => startTask(tx, start, now)) };
  }
  return { result: await call.db.transaction((tx) => removeChannels(tx, cids, { hard, now })) };
}

/** The task "deleteChannels". */
export const doDeleteChannels: DoTask = (tx, { cids }, now) =>
  removeChannels(tx, cids as string[], { hard: true, now });

function removeChannels(tx: Transaction, cids: string[], how: { hard: boolean; now: Date }) {
  const wanted = [...new Set(cids)].toSorted();
  return forEach(tx, wanted, async (inner, cid) => {
    if (!(await lockChannel(inner, cid))) throw missing(`channel with cid ${cid}`);
    await removeChannel(inner, cid, how);
  });
}
