import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { ChatRefusal, badInput } from "../protocol/errors.ts";
import type { MessagePage } from "../store/messages/list-messages.ts";
import { chatChannels, chatMembers, chatMessages } from "../store/tables.ts";
import { type NewUser, refuseUnknownUsers, saveUsers, usersById } from "../store/users/queries.ts";
import { announceMembers } from "./change-members.ts";
import { channelStates } from "./channel-state.ts";
import { followMembers, watchChannels } from "./watch-channels.ts";
import { builtInOfChannel } from "../store/channels/present-channel.ts";
import {
  type ChannelRow,
  type NewMember,
  findChannel,
  findMember,
  insertMembers,
  lockChannel,
} from "../store/channels/queries.ts";
import { type GivenMember as Given, readMember } from "./read-member.ts";
import { refuseUnlessReadable } from "../policy/channel-rules.ts";
import { cidOf } from "../store/channels/cid.ts";

interface Query {
  data?:
    | ({ members?: Given[] | null | undefined; invites?: Given[] | null | undefined } & Record<
        string,
        unknown
      >)
    | null
    | undefined;
  state?: boolean | undefined;
  watch?: boolean | undefined;
  presence?: boolean | undefined;
  messages?: MessagePage | undefined;
  members?: { limit?: number | undefined; offset?: number | undefined } | undefined;
  watchers?: { limit?: number | undefined; offset?: number | undefined } | undefined;
  hide_for_creator?: boolean | undefined;
}

/** Gets a channel, creating it first where that is allowed; returns its state. */
export async function getOrCreateChannel(call: ChatCall, at: { type: string; id: string }, query: Query) {
  call.types.of(at.type);
  const cid = cidOf(at.type, at.id);
  const channel = (await findChannel(call.db, cid)) ?? (await create(call, at, query));
  refuseUnlessReadable(call, channel, await findMember(call.db, cid, call.actorId));
  watchChannels(call, [channel], query.watch);
  const states = await channelStates(call, [channel], {
    state: query.state ?? true,
    messageLimit: query.messages?.limit ?? 25,
    memberLimit: query.members?.limit ?? 100,
    memberOffset: query.members?.offset ?? 0,
    page: query.messages,
    watchers: query.watchers,
  });
  followMembers(call, states, query.presence);
  return states[0]!;
}

/** Gets or creates the one channel of a set of members. */
export function getOrCreateDistinctChannel(call: ChatCall, type: string, query: Query) {
  const ids = membersIn(query).map((member) => member.userId);
  if (!ids.length) throw badInput("a channel without an id needs members", { "data.members": "is required" });
  return getOrCreateChannel(call, { type, id: distinctIdOf(ids) }, query);
}

/** The id of the distinct channel of these members. */
export function distinctIdOf(userIds: string[]) {
  const members = [...new Set(userIds)].toSorted().join();
  return `!members-${createHash("sha256").update(members).digest("hex").slice(0, 40)}`;
}

function membersIn({ data }: Query): NewMember[] {
  return (data?.members ?? []).map(readMember);
}
function invitedIn({ data }: Query, now: Date): NewMember[] {
  return (data?.invites ?? []).map((given) => ({ ...readMember(given), invitedAt: now }));
}
/** A user who creates a channel is always a member. */
function isOwner({ caller, actorId }: ChatCall, { userId }: NewMember) {
  return caller.kind !== "server" && userId === actorId;
}

async function create(call: ChatCall, at: { type: string; id: string }, query: Query) {
  if (call.caller.kind !== "server" && !call.policy.channelsByUsers)
    throw new ChatRefusal(70, "you have no access to this channel");
  if (!call.actorId)
    throw badInput(
      "either data.created_by or data.created_by_id must be provided when using server side auth.",
    );
  const createdById = actorOf(call);
  // Users in both lists are invited; the first entry of each user counts.
  const invited = invitedIn(query, call.now()).filter((member) => !isOwner(call, member));
  const members = [...invited, ...asOwner(call, createdById, membersIn(query))];
  return call.db.transaction(async (tx) => {
    const creator = query.data?.created_by as NewUser | undefined;
    if (call.caller.kind === "server" && creator && Object.keys(creator).length > 1)
      await saveUsers(tx, [creator], call.now());
    await refuseUnknownUsers(tx, [createdById, ...members.map(({ userId }) => userId)], "create");
    const channel = await makeChannel(tx, {
      ...at,
      createdById,
      data: customOf(query.data ?? {}, builtInOfChannel),
      team: typeof query.data?.team === "string" ? query.data.team : null,
      members,
      more: builtInGiven(query.data ?? {}),
      now: call.now(),
    });
    if (query.hide_for_creator)
      await tx
        .update(chatMembers)
        .set({ hiddenAt: call.now() })
        .where(and(eq(chatMembers.cid, channel.cid), eq(chatMembers.userId, createdById)));
    return channel;
  });
}

/** A user who creates a channel is its moderator. */
function asOwner({ caller }: ChatCall, creator: string, members: NewMember[]): NewMember[] {
  if (caller.kind === "server") return members;
  const others = members.filter((member) => member.userId !== creator).map(({ userId }) => ({ userId }));
  return [{ userId: creator, channelRole: "channel_moderator" }, ...others];
}

interface NewChannel {
  type: string;
  id: string;
  createdById: string | null;
  data: Record<string, unknown>;
  team?: string | null;
  members: NewMember[];
  /** The built-in fields. */
  more?: Partial<ChannelRow>;
  now: Date;
}
/** Creates a channel with its members; of two concurrent callers one creates it. */
export async function makeChannel(tx: Transaction, wanted: NewChannel): Promise<ChannelRow> {
  const { type, id, createdById, data, team = null, members, more, now } = wanted;
  const cid = cidOf(type, id);
  const values = { cid, type, id, createdById, data, team, ...more, createdAt: now, updatedAt: now };
  const [made] = await tx
    .insert(chatChannels)
    .values({ ...values, sequence: lastNumberOf(cid) })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const existing = await lockChannel(tx, cid);
    if (existing) return existing;
    await begin(tx, values);
  }
  const channel = made ?? (await lockChannel(tx, cid))!;
  const added = await insertMembers(tx, channel, { members, now });
  const people = await usersById(tx, [createdById, ...added.map((member) => member.userId)], now);
  return announceMembers(tx, channel, { type: "member.added", members: added, people, now });
}

/** A recreated channel continues the old numbers, so that clients do not take its events for old ones. */
function lastNumberOf(cid: string) {
  return sql`coalesce((select max(event.sequence) from chat_events event where event.cid = ${cid}), 0)`;
}

/** A deleted channel is recreated without its former members and messages. */
async function begin(tx: Transaction, values: typeof chatChannels.$inferInsert) {
  await tx.delete(chatMessages).where(eq(chatMessages.cid, values.cid));
  await tx.delete(chatMembers).where(eq(chatMembers.cid, values.cid));
  await tx
    .update(chatChannels)
    .set({
      frozen: false,
      disabled: false,
      ...values,
      lastMessageAt: null,
      truncatedAt: null,
      deletedAt: null,
    })
    .where(eq(chatChannels.cid, values.cid));
}

function builtInGiven(data: Record<string, unknown>): Partial<ChannelRow> {
  const tags = data.filter_tags;
  return {
    ...(data.frozen === true && { frozen: true }),
    ...(data.disabled === true && { disabled: true }),
    ...(Array.isArray(tags) && { filterTags: tags.map(String) }),
  };
}
