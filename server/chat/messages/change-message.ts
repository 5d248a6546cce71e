import { eq } from "drizzle-orm";
import type { Written } from "#contract/chat/messages.ts";
import type { Transaction } from "#server/database/open.ts";
import { configOf } from "../store/channels/channel-types.ts";
import { type ChannelRow, type MemberRow, advance } from "../store/channels/queries.ts";
import { openChannelLocked } from "../policy/open-channel.ts";
import { isModerator, refuseReader } from "../policy/channel-rules.ts";
import type { ChatCall } from "../context.ts";
import { changeCustom, customOf } from "../protocol/custom-fields.ts";
import { badInput, notAllowed } from "../protocol/errors.ts";
import { refuseByKind } from "../policy/by-kind.ts";
import { bringMessage, judgeText } from "../policy/judge-text.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { chatMessages } from "../store/tables.ts";
import { builtInOfMessage, keptBesides } from "../store/messages/built-in.ts";
import { blockedWord } from "../policy/judge-messages.ts";
import { noteHistory } from "./message-history.ts";
import { refuseOversized } from "../policy/message-limits.ts";
import { presentOne } from "../store/messages/present-message.ts";
import type { MessageRow } from "../store/messages/queries.ts";
import { openMessage } from "../policy/open-message.ts";
import { existing } from "../store/messages/write-messages.ts";
import { markupOf, pinOf } from "../store/messages/new-message-row.ts";

type Changes = Partial<MessageRow>;

/** Replaces text, attachments and custom fields of a message. */
export function updateMessage(call: ChatCall, id: string, written: Written) {
  return change(call, id, async (tx, message, now) => ({
    text: written.text,
    attachments: written.attachments,
    mentionedUserIds: await existing(tx, written.mentioned_users),
    data: { ...keptOf(message), ...customOf(written, builtInOfMessage), ...markupOf(written) },
    ...(written.pinned && message.pinnedAt ? {} : pinOf(written, { userId: call.actorId, now })),
    ...(written.restricted_visibility && { restrictedVisibility: written.restricted_visibility }),
    ...(typeof written.silent === "boolean" && message.pending && { silent: written.silent }),
  }));
}

function keptOf({ data }: MessageRow) {
  return Object.fromEntries(Object.entries(data).filter(([key]) => keptBesides.includes(key)));
}

interface Partially {
  set: Record<string, unknown>;
  unset: string[];
}
const settable = new Set([
  "pin_expires",
  "mentioned_users",
  "restricted_visibility",
  "show_in_channel",
  "silent",
]);

/** Sets and unsets single fields; `pinned` pins. */
export function updateMessagePartial(call: ChatCall, id: string, { set, unset }: Partially) {
  const onlyPins =
    Object.keys(set).every((key) => key === "pinned" || key === "pin_expires") &&
    unset.every((key) => key === "pinned" || key === "pin_expires");
  const changes = async (tx: Transaction, message: MessageRow, now: Date): Promise<Changes> => {
    const { text, attachments, pinned, ...custom } = set;
    if (text !== undefined && typeof text !== "string") throw badInput("text takes a text");
    if (attachments !== undefined && !Array.isArray(attachments)) throw badInput("attachments takes a list");
    const reserved = Object.keys(custom).find((key) => builtInOfMessage.has(key) && !settable.has(key));
    if (reserved) throw badInput(`${reserved} cannot be set`);
    const mentioned = listOf(set.mentioned_users, "mentioned_users");
    const only = listOf(set.restricted_visibility, "restricted_visibility");
    return {
      ...(text !== undefined && { text }),
      ...(unset.includes("text") && { text: "" }),
      ...(attachments !== undefined && { attachments: attachments as MessageRow["attachments"] }),
      ...(unset.includes("attachments") && { attachments: [] }),
      ...(mentioned && { mentionedUserIds: await existing(tx, mentioned) }),
      ...(only && { restrictedVisibility: only }),
      ...pinChange(call, { set: { pinned, pin_expires: set.pin_expires }, unset, message, now }),
      data: changeCustom(message.data, { set: customOf(custom, builtInOfMessage), unset }),
    };
  };
  return change(call, id, changes, { onlyPins });
}

function listOf(value: unknown, name: string): string[] | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length > 100) throw badInput(`${name} takes a list of user ids`);
  return value.map(String);
}

interface PinChange {
  set: { pinned: unknown; pin_expires: unknown };
  unset: string[];
  message: MessageRow;
  now: Date;
}
function pinChange({ actorId }: ChatCall, { set, unset, message, now }: PinChange): Changes {
  const { pinned, pin_expires: expires } = set;
  if (pinned === false || unset.includes("pinned"))
    return { pinnedAt: null, pinnedById: null, pinExpires: null };
  if (pinned === undefined && expires === undefined && !unset.includes("pin_expires")) return {};
  const isTime = typeof expires === "string" && !Number.isNaN(Date.parse(expires));
  if (expires !== undefined && expires !== null && !isTime) throw badInput("pin_expires takes a time");
  return {
    pinnedAt: pinned ? now : message.pinnedAt,
    pinnedById: pinned ? actorId : message.pinnedById,
    pinExpires: isTime ? new Date(expires) : null,
  };
}

type ChangesOf = (tx: Transaction, message: MessageRow, now: Date) => Promise<Changes>;
async function change(call: ChatCall, id: string, changesOf: ChangesOf, { onlyPins = false } = {}) {
  const now = call.now();
  const { message: known } = await openMessage(call, id);
  return call.db.transaction(async (tx) => {
    const { channel, member } = await openChannelLocked(tx, call, known.cid);
    const { message } = await openMessage(call, id, tx);
    if (!onlyPins) refuseReader(call, member);
    if (!onlyPins || !(member || isModerator(member))) refuseOthers(call, message, member);
    if (message.deletedAt) throw badInput("the message was deleted");
    if (!onlyPins) await refuseByKind(call, { action: "UpdateMessage", channel, ownerId: message.userId });
    const changes = await changesOf(tx, message, now);
    refuseOversized(changes, configOf(call.types, channel).max_message_length);
    const textChanged = changes.text !== undefined && changes.text !== message.text;
    const objection = textChanged ? await judgeChange(call, channel, changes.text!) : null;
    if (!onlyPins) await noteHistory(tx, message, { replacedById: call.actorId, now });
    const saved = await saveMessage(tx, id, {
      ...changes,
      updatedAt: now,
      ...(textChanged && { textUpdatedAt: now }),
    });
    if (objection) await bringMessage(tx, saved, { objection, now });
    const event = {
      type: "message.updated",
      ...(textChanged && { message_update: { old_text: message.text, change_set: { text: true } } }),
    };
    return announceChange(tx, call, { message: saved, event });
  });
}

/** A new text is checked against the lists too, unless a server writes it. */
async function judgeChange({ caller, words, types }: ChatCall, channel: ChannelRow, text: string) {
  if (caller.kind === "server") return null;
  const objection = judgeText(await words.get(), configOf(types, channel), text);
  if (objection?.action === "block") throw blockedWord(objection);
  return objection;
}

/** Users change their own messages; moderators and servers also those of others. */
export function refuseOthers(
  { caller, actorId }: ChatCall,
  message: MessageRow,
  member: MemberRow | undefined,
) {
  if (caller.kind === "server" || isModerator(member)) return;
  if (message.userId !== actorId || message.type === "system")
    throw notAllowed("a message may only be changed by its author");
}

export async function saveMessage(tx: Transaction, id: string, changes: Changes) {
  const [saved] = await tx.update(chatMessages).set(changes).where(eq(chatMessages.id, id)).returning();
  return saved!;
}

interface Announced {
  message: MessageRow;
  event: { type: string } & Record<string, unknown>;
  changes?: Partial<Pick<ChannelRow, "messageCount">>;
}
/** Records the event of a changed message under the channel's next number. */
export async function announceChange(
  tx: Transaction,
  call: ChatCall,
  { message, event, changes }: Announced,
) {
  const now = call.now();
  const answer = {
    message: await presentOne(tx, message, { readerId: call.actorId, now, links: call.links }),
  };
  if (message.pending) return answer;
  const channel = await advance(tx, message.cid, changes);
  const seen = { ...answer.message, own_reactions: [], ...withoutOwnVotes(answer.message) };
  await recordEvent(tx, channel, {
    event: {
      ...event,
      message: seen,
      message_id: message.id,
      ...(seen.user && !event.user && { user: seen.user }),
    },
    at: now,
  });
  return answer;
}

function withoutOwnVotes({ poll }: { poll?: { id: string } | null | undefined }) {
  return poll ? { poll: { ...poll, own_votes: [] } } : {};
}
