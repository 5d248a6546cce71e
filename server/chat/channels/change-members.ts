import { and, eq, inArray } from "drizzle-orm";
import type { ChatUser } from "#contract/chat/shapes.ts";
import type { Transaction } from "#server/database/open.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { chatMembers } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { presentChannel, presentMember } from "../store/channels/present-channel.ts";
import {
  type ChannelRow,
  type MemberRow,
  type NewMember,
  advance,
  deleteMembers,
  insertMembers,
} from "../store/channels/queries.ts";

interface Announced {
  type: "member.added" | "member.removed" | "member.updated";
  members: MemberRow[];
  people: Map<string, ChatUser>;
  now: Date;
}
/** Records one event for each member who was added, removed or changed; returns the updated channel. */
export async function announceMembers(
  tx: Transaction,
  channel: ChannelRow,
  { type, members, people, now }: Announced,
): Promise<ChannelRow> {
  let moved = channel;
  for (const member of members) {
    moved = await advance(tx, channel.cid);
    await recordEvent(tx, moved, {
      event: {
        type,
        member: presentMember(member, people, now),
        user: people.get(member.userId),
        channel: presentChannel(moved, people),
      },
      at: now,
    });
  }
  return moved;
}

/** Adds members; existing members stay unchanged. The channel must be locked. */
export async function addMembers(tx: Transaction, channel: ChannelRow, members: NewMember[], now: Date) {
  const added = await insertMembers(tx, channel, { members, now });
  const people = await usersById(
    tx,
    added.map((member) => member.userId),
    now,
  );
  return announceMembers(tx, channel, { type: "member.added", members: added, people, now });
}

/** Removes members; this is the last event they get. The channel must be locked. */
export async function removeMembers(tx: Transaction, channel: ChannelRow, userIds: string[], now: Date) {
  const gone = await deleteMembers(tx, channel.cid, userIds);
  const people = await usersById(
    tx,
    gone.map((member) => member.userId),
    now,
  );
  return announceMembers(tx, channel, { type: "member.removed", members: gone, people, now });
}

/** Changes the channel role of members. The channel must be locked. */
export async function assignRole(
  tx: Transaction,
  channel: ChannelRow,
  { userIds, role, now }: { userIds: string[]; role: string; now: Date },
) {
  if (!userIds.length) return channel;
  const changed = await tx
    .update(chatMembers)
    .set({ channelRole: role, updatedAt: now })
    .where(and(eq(chatMembers.cid, channel.cid), inArray(chatMembers.userId, userIds)))
    .returning();
  const people = await usersById(tx, userIds, now);
  return announceMembers(tx, channel, { type: "member.updated", members: changed, people, now });
}
