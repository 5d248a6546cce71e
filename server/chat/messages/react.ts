import { and, desc, eq, ne, sql } from "drizzle-orm";
import { openChannelLocked } from "../policy/open-channel.ts";
import { refuseFrozen, refuseReader, refuseWithout } from "../policy/channel-rules.ts";
import { type ChatCall, actorOf } from "../context.ts";
import type { Transaction } from "#server/database/open.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { compileFilter } from "../protocol/filters.ts";
import { type ListQuery, pageOf, readPage } from "../protocol/paging.ts";
import { refuseByKind } from "../policy/by-kind.ts";
import { chatReactions } from "../store/tables.ts";
import { type NewUser, saveUsers, usersById } from "../store/users/queries.ts";
import { announceChange } from "./change-message.ts";
import { type ReactionRow, presentReaction } from "../store/messages/present-reactions.ts";
import { openMessage } from "../policy/open-message.ts";

const builtIn = new Set(["type", "score", "user_id", "user", "message_id", "created_at", "updated_at"]);
interface Wanted {
  reaction: { type: string; score: number } & Record<string, unknown>;
  enforce_unique: boolean;
}
const mostCustomBytes = 1024;

/** Reacts to a message; a second reaction of the same type replaces the first. */
export async function sendReaction(call: ChatCall, id: string, { reaction, enforce_unique }: Wanted) {
  const userId = actorOf(call);
  const now = call.now();
  const { message: known } = await openMessage(call, id);
  const data = customFieldsOf(reaction);
  const given = reaction.user as NewUser | undefined;
  return call.db.transaction(async (tx) => {
    const { channel, member } = await openChannelLocked(tx, call, known.cid);
    refuseWithout(call, channel, "reactions");
    refuseReader(call, member);
    await refuseByKind(call, { action: "CreateReaction", channel });
    refuseFrozen(call, channel);
    const { message } = await openMessage(call, id, tx);
    if (message.deletedAt) throw badInput("the message was deleted");
    if (call.caller.kind === "server" && given && Object.keys(given).length > 1)
      await saveUsers(tx, [given], now);
    const people = await usersById(tx, [userId], now);
    if (!people.has(userId)) throw badInput(`user with id ${userId} does not exist`);
    const { row, replaced } = await upsertReaction(
      tx,
      { messageId: id, userId, type: reaction.type, score: reaction.score || 1, data, createdAt: now },
      { only: enforce_unique },
    );
    const presented = presentReaction(row, people);
    const event = {
      type: replaced ? "reaction.updated" : "reaction.new",
      reaction: presented,
      user: presented.user,
    };
    return { ...(await announceChange(tx, call, { message, event })), reaction: presented };
  });
}

function customFieldsOf(reaction: Record<string, unknown>) {
  const custom = customOf(reaction, builtIn);
  if (Buffer.byteLength(JSON.stringify(custom)) > mostCustomBytes)
    throw badInput("a reaction holds at most 1 KB of fields of its own");
  return custom;
}

/** Replaces the reaction of the same type; where a user may have only one, those of other types go. */
async function upsertReaction(
  tx: Transaction,
  { score, data, createdAt, ...key }: Omit<ReactionRow, "updatedAt">,
  { only }: { only: boolean },
) {
  const { messageId, userId, type } = key;
  const otherTypes = and(
    eq(chatReactions.messageId, messageId),
    eq(chatReactions.userId, userId),
    ne(chatReactions.type, type),
  );
  const gone = only ? await tx.delete(chatReactions).where(otherTypes).returning() : [];
  const changes = { score, data, updatedAt: createdAt };
  const [row] = await tx
    .insert(chatReactions)
    .values({ ...key, createdAt, ...changes })
    .onConflictDoUpdate({
      target: [chatReactions.messageId, chatReactions.userId, chatReactions.type],
      set: changes,
    })
    .returning();
  return { row: row!, replaced: gone.length > 0 || row!.createdAt.getTime() !== createdAt.getTime() };
}

/** Removes a reaction. */
export async function deleteReaction(call: ChatCall, id: string, type: string) {
  const userId = actorOf(call);
  const now = call.now();
  const { message: known } = await openMessage(call, id);
  return call.db.transaction(async (tx) => {
    await openChannelLocked(tx, call, known.cid);
    const { message } = await openMessage(call, id, tx);
    const [gone] = await tx
      .delete(chatReactions)
      .where(
        and(eq(chatReactions.messageId, id), eq(chatReactions.userId, userId), eq(chatReactions.type, type)),
      )
      .returning();
    if (!gone) throw missing(`reaction ${type}`);
    const presented = presentReaction(gone, await usersById(tx, [userId], now));
    const event = { type: "reaction.deleted", reaction: presented, user: presented.user };
    return { ...(await announceChange(tx, call, { message, event })), reaction: presented };
  });
}

/** The reactions to a message, the newest first. */
export async function listReactions(
  call: ChatCall,
  id: string,
  { limit = 100, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
) {
  await openMessage(call, id);
  const rows = await call.db
    .select()
    .from(chatReactions)
    .where(eq(chatReactions.messageId, id))
    .orderBy(desc(chatReactions.createdAt), desc(chatReactions.userId), desc(chatReactions.type))
    .limit(limit)
    .offset(offset);
  return { reactions: await present(call, rows) };
}

const fields = {
  type: { column: sql`chat_reactions.type`, kind: "text" },
  user_id: { column: sql`chat_reactions.user_id`, kind: "text" },
  score: { column: sql`chat_reactions.score`, kind: "number" },
  created_at: { column: sql`chat_reactions.created_at`, kind: "time" },
} as const;

export async function queryReactions(call: ChatCall, id: string, query: ListQuery) {
  await openMessage(call, id);
  const page = pageOf(query, {
    fields,
    usual: [{ field: "created_at", direction: -1 }],
    tie: sql`(chat_reactions.user_id || ' ' || chat_reactions.type)`,
    limit: 25,
  });
  const { rows: shown, ...turns } = await readPage(call.db, chatReactions, {
    page,
    where: and(
      eq(chatReactions.messageId, id),
      compileFilter(query.filter, { fields, custom: sql`chat_reactions.data` }),
    ),
  });
  return {
    reactions: await present(
      call,
      shown.map(({ row }) => row),
    ),
    ...turns,
  };
}

async function present(call: ChatCall, rows: ReactionRow[]) {
  const people = await usersById(
    call.db,
    rows.map((row) => row.userId),
    call.now(),
  );
  return rows.map((row) => presentReaction(row, people));
}
