import { and, eq, ne } from "drizzle-orm";
import { openChannelLocked } from "../channels/queries.ts";
import { channelType, refuseFrozen } from "../channels/rules.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { customOf } from "../custom-fields.ts";
import { ChatRefusal, badInput, missing } from "../errors.ts";
import { chatReactions } from "../tables.ts";
import { usersById } from "../users/queries.ts";
import { announceChange } from "./change-message.ts";
import { presentReaction } from "./present-message.ts";
import { openMessage } from "./queries.ts";

const builtIn = new Set(["type", "score", "user_id", "user", "message_id", "created_at", "updated_at"]);
interface Wanted {
  reaction: { type: string; score: number };
  enforce_unique: boolean;
}

/** Reacts to a message; a second reaction of the same kind replaces the first. */
export async function sendReaction(call: ChatCall, id: string, { reaction, enforce_unique }: Wanted) {
  const userId = actorOf(call);
  const now = call.now();
  const { message: known } = await openMessage(call, id);
  if (!channelType(known.cid.split(":", 1)[0]!).reactions)
    throw new ChatRefusal(19, "reactions are off in this channel");
  return call.db.transaction(async (tx) => {
    const { channel } = await openChannelLocked(tx, call, known.cid);
    refuseFrozen(call, channel);
    const { message } = await openMessage(call, id, tx);
    if (message.deletedAt) throw badInput("the message was deleted");
    const mine = and(eq(chatReactions.messageId, id), eq(chatReactions.userId, userId));
    if (enforce_unique)
      await tx.delete(chatReactions).where(and(mine, ne(chatReactions.type, reaction.type)));
    const { type, score } = reaction;
    const changes = { score, data: customOf(reaction, builtIn), updatedAt: now };
    const [row] = await tx
      .insert(chatReactions)
      .values({ messageId: id, userId, type, createdAt: now, ...changes })
      .onConflictDoUpdate({
        target: [chatReactions.messageId, chatReactions.userId, chatReactions.type],
        set: changes,
      })
      .returning();
    const presented = presentReaction(row!, await usersById(tx, [userId], now));
    const event = { type: "reaction.new", reaction: presented, user: presented.user };
    return { ...(await announceChange(tx, call, { message, event })), reaction: presented };
  });
}

/** Takes a reaction back. */
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
