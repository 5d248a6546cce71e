import { eq, sql } from "drizzle-orm";
import type { Written } from "#contract/chat/messages.ts";
import type { Transaction } from "#server/database/open.ts";
import { advance, openChannelLocked } from "../channels/queries.ts";
import { channelType } from "../channels/rules.ts";
import type { ChatCall } from "../context.ts";
import { changeCustom, customOf } from "../custom-fields.ts";
import { ChatRefusal, badInput, missing, notAllowed } from "../errors.ts";
import { recordEvent } from "../realtime/record-event.ts";
import { chatMessages } from "../tables.ts";
import { builtInOfMessage, presentOne } from "./present-message.ts";
import { type MessageRow, openMessage } from "./queries.ts";

type Changes = Partial<MessageRow>;

/** Replaces text, attachments and custom fields of a message. */
export function updateMessage(call: ChatCall, id: string, written: Written) {
  return change(call, id, (_, now) => ({
    text: written.text,
    attachments: written.attachments,
    mentionedUserIds: written.mentioned_users,
    data: customOf(written, builtInOfMessage),
    ...pin(written.pinned, call, now),
  }));
}

/** Sets and takes away single fields; `pinned` pins. */
export function updateMessagePartial(
  call: ChatCall,
  id: string,
  { set, unset }: { set: Record<string, unknown>; unset: string[] },
) {
  return change(call, id, (message, now) => {
    const { text, attachments, pinned, ...custom } = set;
    if (text !== undefined && typeof text !== "string") throw badInput("text takes a text");
    if (attachments !== undefined && !Array.isArray(attachments)) throw badInput("attachments takes a list");
    const reserved = Object.keys(custom).find((key) => builtInOfMessage.has(key) && key !== "pin_expires");
    if (reserved) throw badInput(`${reserved} cannot be set`);
    return {
      ...(text !== undefined && { text }),
      ...(attachments !== undefined && { attachments: attachments as MessageRow["attachments"] }),
      ...(pinned !== undefined && pin(Boolean(pinned), call, now)),
      data: changeCustom(message.data, { set: customOf(custom, builtInOfMessage), unset }),
    };
  });
}

function pin(pinned: boolean, { actorId }: ChatCall, now: Date): Changes {
  return pinned ? { pinnedAt: now, pinnedById: actorId } : { pinnedAt: null, pinnedById: null };
}

async function change(call: ChatCall, id: string, changesOf: (message: MessageRow, now: Date) => Changes) {
  const now = call.now();
  const { message: known } = await openMessage(call, id);
  return call.db.transaction(async (tx) => {
    await openChannelLocked(tx, call, known.cid);
    const { message } = await openMessage(call, id, tx);
    refuseOthers(call, message);
    if (message.deletedAt) throw badInput("the message was deleted");
    const changes = changesOf(message, now);
    const longest = channelType(message.cid.split(":", 1)[0]!).max_message_length;
    if ((changes.text?.length ?? 0) > longest)
      throw new ChatRefusal(20, `a message may have at most ${longest} characters`);
    const textChanged = changes.text !== undefined && changes.text !== message.text;
    const saved = await saveMessage(tx, id, {
      ...changes,
      updatedAt: now,
      ...(textChanged && { textUpdatedAt: now }),
    });
    return announceChange(tx, call, { message: saved, event: { type: "message.updated" } });
  });
}

/** Takes a message away: softly it stays as "deleted" without its words, hard it is gone. */
export async function deleteMessage(call: ChatCall, id: string, { hard }: { hard: boolean }) {
  const now = call.now();
  if (hard && call.caller.kind !== "server") throw notAllowed("only a server may delete for good");
  const { message: known } = await openMessage(call, id);
  return call.db.transaction(async (tx) => {
    await openChannelLocked(tx, call, known.cid);
    const { message } = await openMessage(call, id, tx);
    refuseOthers(call, message);
    if (message.deletedAt && !hard) throw missing(`message with id ${id}`);
    const saved = await saveMessage(tx, id, { deletedAt: now, updatedAt: now, pinnedAt: null });
    if (message.parentId)
      await tx
        .update(chatMessages)
        .set({
          replyCount: sql`greatest(0, ${chatMessages.replyCount} - 1)`,
          deletedReplyCount: sql`${chatMessages.deletedReplyCount} + 1`,
        })
        .where(eq(chatMessages.id, message.parentId));
    const answer = await announceChange(tx, call, {
      message: saved,
      event: { type: "message.deleted", hard_delete: hard },
    });
    if (hard) await tx.delete(chatMessages).where(eq(chatMessages.id, id));
    return answer;
  });
}

function refuseOthers({ caller, actorId }: ChatCall, message: MessageRow) {
  if (caller.kind !== "server" && (message.userId !== actorId || message.type === "system"))
    throw notAllowed("a message may only be changed by its author");
}

async function saveMessage(tx: Transaction, id: string, changes: Changes) {
  const [saved] = await tx.update(chatMessages).set(changes).where(eq(chatMessages.id, id)).returning();
  return saved!;
}

interface Announced {
  message: MessageRow;
  event: { type: string } & Record<string, unknown>;
}
/** Writes the event of a changed message under the channel's next number. */
export async function announceChange(tx: Transaction, call: ChatCall, { message, event }: Announced) {
  const now = call.now();
  const channel = await advance(tx, message.cid);
  const seen = await presentOne(tx, message, { readerId: null, now });
  await recordEvent(tx, channel, {
    event: { ...event, message: seen, message_id: message.id, ...(seen.user && { user: seen.user }) },
    at: now,
  });
  return { message: await presentOne(tx, message, { readerId: call.actorId, now }) };
}
