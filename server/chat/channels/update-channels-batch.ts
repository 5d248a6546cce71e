import { and, eq, inArray, isNull } from "drizzle-orm";
import type { BatchOperation } from "#contract/chat/channels.ts";
import type { Transaction } from "#server/database/open.ts";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { compileFilter } from "../protocol/filters.ts";
import { chatChannels, chatMembers } from "../store/tables.ts";
import { type DoTask, forEach, startTask } from "../store/tasks/tasks.ts";
import { announceChannel } from "./change-channel.ts";
import { addMembers, assignRole, removeMembers } from "./change-members.ts";
import { builtInOfChannel } from "../store/channels/present-channel.ts";
import { type ChannelRow, type NewMember, lockChannel } from "../store/channels/queries.ts";
import { channelFilter } from "../policy/channel-filter.ts";
import { readMember } from "./read-member.ts";

interface Wanted {
  operation: BatchOperation;
  filter: Record<string, unknown>;
  members: (string | { user_id: string })[];
  data: Record<string, unknown>;
}
const mostChannels = 10_000;
const needMembers = new Set<BatchOperation>([
  "addMembers",
  "removeMembers",
  "inviteMembers",
  "assignRoles",
  "addModerators",
  "demoteModerators",
]);

/** Makes the same change to many channels in a task; its result lists each. */
export async function updateChannelsBatch(call: ChatCall, { operation, filter, members, data }: Wanted) {
  refuseUnlessServer(call);
  if (needMembers.has(operation) && !members.length) throw badInput("members is required");
  const { cids, types, ...rest } = filter;
  const rows = await call.db
    .select({ cid: chatChannels.cid })
    .from(chatChannels)
    .where(
      and(
        isNull(chatChannels.deletedAt),
        compileFilter(
          {
            ...rest,
            ...(cids !== undefined && { cid: listed(cids) }),
            ...(types !== undefined && { type: listed(types) }),
          },
          channelFilter(call),
        ),
      ),
    )
    .limit(mostChannels + 1);
  if (rows.length > mostChannels) throw badInput(`at most ${mostChannels} channels at a time`);
  const task = { operation, cids: rows.map(({ cid }) => cid), members, data };
  const now = call.now();
  return {
    task_id: await call.db.transaction((tx) => startTask(tx, { kind: "updateChannels", data: task }, now)),
  };
}

/** A list matches any of its values. */
function listed(value: unknown) {
  return Array.isArray(value) ? { $in: value } : value;
}

/** The task "updateChannels". */
export const doUpdateChannels: DoTask = (tx, task, now) => {
  const { operation, cids, members, data } = task as unknown as Wanted & { cids: string[] };
  const people = members.map(readMember);
  return forEach(tx, cids.toSorted(), async (inner, cid) => {
    const channel = await lockChannel(inner, cid);
    if (!channel) throw missing(`channel with cid ${cid}`);
    await change(inner, channel, { operation, people, data, now });
  });
};

interface Change {
  operation: BatchOperation;
  people: NewMember[];
  data: Record<string, unknown>;
  now: Date;
}
async function change(tx: Transaction, channel: ChannelRow, { operation, people, data, now }: Change) {
  const userIds = people.map(({ userId }) => userId);
  switch (operation) {
    case "addMembers":
      return addMembers(tx, channel, people, now);
    case "inviteMembers":
      return addMembers(
        tx,
        channel,
        people.map((each) => ({ ...each, invitedAt: now })),
        now,
      );
    case "removeMembers":
      return removeMembers(tx, channel, userIds, now);
    case "addModerators":
      return assignRole(tx, channel, { userIds, role: "channel_moderator", now });
    case "demoteModerators":
      return assignRole(tx, channel, { userIds, role: "channel_member", now });
    case "assignRoles":
      for (const { userId, channelRole = "channel_member" } of people)
        await assignRole(tx, channel, { userIds: [userId], role: channelRole, now });
      return undefined;
    case "updateData": {
      const changed = { data: { ...channel.data, ...customOf(data, builtInOfChannel) } };
      return announceChannel(tx, channel.cid, { changes: changed, now });
    }
    default:
      return mark(tx, channel, { operation, userIds, now });
  }
}

interface Mark {
  operation: "hide" | "show" | "archive" | "unarchive";
  userIds: string[];
  now: Date;
}
/** Hides or archives for the members who are named, or for all. */
function mark(tx: Transaction, { cid }: ChannelRow, { operation, userIds, now }: Mark) {
  const marks = {
    hide: { hiddenAt: now },
    show: { hiddenAt: null },
    archive: { archivedAt: now, pinnedAt: null },
    unarchive: { archivedAt: null },
  };
  return tx
    .update(chatMembers)
    .set({ ...marks[operation], updatedAt: now })
    .where(and(eq(chatMembers.cid, cid), userIds.length ? inArray(chatMembers.userId, userIds) : undefined));
}
