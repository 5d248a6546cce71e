import type { Written } from "#contract/chat/messages.ts";
import { newId } from "#server/database/ids.ts";
import type { ChannelRow } from "../channels/queries.ts";
import { customOf } from "#server/chat/protocol/custom-fields.ts";
import { builtInOfMessage } from "./built-in.ts";
import type { MessageRow } from "./queries.ts";

type Given = { [K in keyof Written]?: Written[K] | undefined } & { text: string };
export interface ToWrite {
  written: Given;
  userId: string | null;
  parent: MessageRow | null;
  now: Date;
  system?: boolean;
  mentioned?: string[];
  pending?: boolean;
  metadata?: Record<string, unknown> | null | undefined;
  /** What the service adds. */
  more?: Record<string, unknown>;
  shadowed?: boolean;
}

/** The row of a new message; it gets its number when it is written. */
export function rowOf(channel: Pick<ChannelRow, "cid">, wanted: ToWrite): MessageRow {
  const { written, userId, parent, now, system = false, pending = false } = wanted;
  return {
    id: written.id || newId(),
    cid: channel.cid,
    sequence: 0,
    userId,
    type: parent ? "reply" : system ? "system" : "regular",
    text: written.text,
    attachments: written.attachments ?? [],
    mentionedUserIds: wanted.mentioned ?? [],
    parentId: parent?.id ?? null,
    showInChannel: Boolean(parent && written.show_in_channel),
    quotedMessageId: written.quoted_message_id ?? null,
    silent: written.silent ?? false,
    ...pinOf(written, { userId, now }),
    pollId: written.poll_id ?? null,
    restrictedVisibility: written.restricted_visibility ?? [],
    shadowed: wanted.shadowed ?? false,
    pending,
    pendingMetadata: pending ? (wanted.metadata ?? {}) : null,
    replyCount: 0,
    deletedReplyCount: 0,
    threadParticipantIds: [],
    hiddenForIds: [],
    textUpdatedAt: null,
    deletedAt: null,
    deletedById: null,
    data: { ...customOf(written, builtInOfMessage), ...markupOf(written), ...wanted.more },
    createdAt: now,
    updatedAt: now,
  };
}

/** The marked-up form of the text, as its author's client wrote it. */
export function markupOf({ mml }: Given) {
  return mml ? { mml } : {};
}

/** Whether, since when, by whom and until when a message is pinned. */
export function pinOf(
  { pinned, pin_expires: expires }: Pick<Given, "pinned" | "pin_expires">,
  { userId, now }: { userId: string | null; now: Date },
): Pick<MessageRow, "pinnedAt" | "pinnedById" | "pinExpires"> {
  return pinned
    ? { pinnedAt: now, pinnedById: userId, pinExpires: expires ? new Date(expires) : null }
    : { pinnedAt: null, pinnedById: null, pinExpires: null };
}
