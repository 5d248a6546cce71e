import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { customOf } from "../custom-fields.ts";
import { ChatRefusal, badInput } from "../errors.ts";
import type { MessagePage } from "../messages/list-messages.ts";
import { chatChannels, chatMembers } from "../tables.ts";
import { ensureUsers, usersById } from "../users/queries.ts";
import { announceMembers } from "./change-members.ts";
import { channelStates } from "./channel-state.ts";
import { followMembers, watchChannels } from "./listen.ts";
import { builtInOfChannel } from "./present-channel.ts";
import {
  type ChannelRow,
  type NewMember,
  findChannel,
  findMember,
  insertMembers,
  lockChannel,
} from "./queries.ts";
import { channelType, cidOf, refuseUnlessReadable } from "./rules.ts";

type Given = string | { user_id: string; channel_role?: unknown };
interface Query {
  data?: ({ members?: Given[] | undefined } & Record<string, unknown>) | undefined;
  state?: boolean | undefined;
  watch?: boolean | undefined;
  presence?: boolean | undefined;
  messages?: MessagePage | undefined;
  members?: { limit?: number | undefined } | undefined;
  hide_for_creator?: boolean | undefined;
}

/** Opens a channel, making it first where that is allowed; answers with its state. */
export async function getOrCreateChannel(call: ChatCall, at: { type: string; id: string }, query: Query) {
  channelType(at.type);
  const cid = cidOf(at.type, at.id);
  const channel = (await findChannel(call.db, cid)) ?? (await create(call, at, query));
  refuseUnlessReadable(call, channel, await findMember(call.db, cid, call.actorId));
  watchChannels(call, [channel], query.watch);
  const states = await channelStates(call, [channel], {
    state: query.state ?? true,
    messageLimit: query.messages?.limit ?? 25,
    memberLimit: query.members?.limit ?? 100,
    page: query.messages,
  });
  followMembers(call, states, query.presence);
  return states[0]!;
}

/** One channel for one set of members, however often it is asked for. */
export function getOrCreateDistinctChannel(call: ChatCall, type: string, query: Query) {
  const ids = [...new Set(membersIn(query).map((member) => member.userId))].toSorted();
  if (!ids.length) throw badInput("a channel without an id needs members", { "data.members": "is required" });
  const mark = createHash("sha256").update(ids.join()).digest("hex").slice(0, 40);
  return getOrCreateChannel(call, { type, id: `!members-${mark}` }, query);
}

function membersIn({ data }: Query): NewMember[] {
  return (data?.members ?? []).map((given) =>
    typeof given === "string"
      ? { userId: given }
      : {
          userId: given.user_id,
          ...(typeof given.channel_role === "string" && { channelRole: given.channel_role }),
        },
  );
}

async function create(call: ChatCall, at: { type: string; id: string }, query: Query) {
  if (call.caller.kind !== "server" && !call.policy.channelsByUsers)
    throw new ChatRefusal(70, "you have no access to this channel");
  const createdById = actorOf(call);
  return call.db.transaction(async (tx) => {
    await ensureUsers(tx, [createdById], call.now());
    const channel = await makeChannel(tx, {
      ...at,
      createdById,
      data: customOf(query.data ?? {}, builtInOfChannel),
      team: typeof query.data?.team === "string" ? query.data.team : null,
      members: asOwner(call, createdById, membersIn(query)),
      now: call.now(),
    });
    if (query.hide_for_creator)
      await tx.update(chatMembers).set({ hiddenAt: call.now() }).where(eq(chatMembers.cid, channel.cid));
    return channel;
  });
}

/** A person who makes a channel is its moderator. */
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
  now: Date;
}
/** Makes a channel with its members; one that two callers make at once is made once. */
export async function makeChannel(tx: Transaction, wanted: NewChannel): Promise<ChannelRow> {
  const { type, id, createdById, data, team = null, members, now } = wanted;
  const cid = cidOf(type, id);
  const [made] = await tx
    .insert(chatChannels)
    .values({ cid, type, id, createdById, data, team, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const standing = await lockChannel(tx, cid);
    if (!standing) throw badInput(`the channel ${cid} was deleted`);
    return standing;
  }
  const added = await insertMembers(tx, made, { members, now });
  const people = await usersById(tx, [createdById, ...added.map((member) => member.userId)], now);
  return announceMembers(tx, made, { type: "member.added", members: added, people, now });
}
