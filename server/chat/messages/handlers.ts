import { and, eq, inArray } from "drizzle-orm";
import type { messages, reactions } from "#contract/chat/messages.ts";
import type { Handlers } from "#contract/endpoint.ts";
import { hiddenBefore } from "../policy/channel-rules.ts";
import { presentChannel } from "../store/channels/present-channel.ts";
import { openChannel } from "../policy/open-channel.ts";
import { cidOf } from "../store/channels/cid.ts";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { chatMessages } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { updateMessage, updateMessagePartial } from "./change-message.ts";
import { commitMessage, deleteMessage, undeleteMessage } from "./delete-message.ts";
import { type MessagePage, listMessages } from "../store/messages/list-messages.ts";
import { queryMessageHistory } from "./message-history.ts";
import { presentMessages, presentOne } from "../store/messages/present-message.ts";
import { visibleTo } from "../store/messages/queries.ts";
import { openMessage } from "../policy/open-message.ts";
import { sendWithPreview } from "./enrich-links.ts";
import { deleteReaction, listReactions, queryReactions, sendReaction } from "./react.ts";
import { searchMessages } from "./search-messages.ts";

export const messageHandlers: Handlers<typeof messages, ChatCall> = {
  sendMessage: ({ params, body, ...call }) => sendWithPreview(call, params, body),
  getMessages: ({ params, query, ...call }) => getMessages(call, params, query.ids.split(",")),
  getMessage: ({ params, query, ...call }) =>
    getMessage(call, params.id, { showDeleted: query.show_deleted_message }),
  updateMessage: ({ params, body, ...call }) => updateMessage(call, params.id, body.message),
  updateMessagePartial: ({ params, body, ...call }) => updateMessagePartial(call, params.id, body),
  deleteMessage: ({ params, query, ...call }) =>
    deleteMessage(call, params.id, {
      hard: query.hard,
      forMe: query.delete_for_me,
      deletedBy: query.deleted_by,
    }),
  undeleteMessage: ({ params, ...call }) => undeleteMessage(call, params.id),
  commitMessage: ({ params, ...call }) => commitMessage(call, params.id),
  getReplies: ({ params, query, ...call }) => getReplies(call, params.id, query),
  queryMessageHistory: ({ body, ...call }) => queryMessageHistory(call, body),
  search: ({ query, ...call }) => searchMessages(call, query.payload),
};

export const reactionHandlers: Handlers<typeof reactions, ChatCall> = {
  sendReaction: ({ params, body, ...call }) => sendReaction(call, params.id, body),
  deleteReaction: ({ params, ...call }) => deleteReaction(call, params.id, params.type),
  getReactions: ({ params, query, ...call }) => listReactions(call, params.id, query),
  queryReactions: ({ params, body, ...call }) => queryReactions(call, params.id, body),
};

async function getMessage(call: ChatCall, id: string, { showDeleted }: { showDeleted: boolean }) {
  const { message, channel } = await openMessage(call, id);
  const asWritten = showDeleted && call.caller.kind === "server";
  const row = asWritten ? { ...message, deletedAt: null } : message;
  const seen = await presentOne(call.db, row, { readerId: call.actorId, now: call.now(), links: call.links });
  const people = await usersById(call.db, [channel.createdById], call.now());
  const deleted = message.deletedAt && asWritten ? { deleted_at: message.deletedAt.toISOString() } : {};
  return {
    message: { ...seen, ...deleted, channel: presentChannel(channel, people) },
    ...(message.pendingMetadata && { pending_message_metadata: message.pendingMetadata }),
  };
}

/** Messages of one channel by their ids, in the order of the ids. */
async function getMessages(call: ChatCall, at: { type: string; id: string }, ids: string[]) {
  if (ids.length > 100) throw badInput("at most 100 messages at a time");
  const { channel, member } = await openChannel(call, cidOf(at.type, at.id));
  const since = hiddenBefore(channel, member);
  const found = await call.db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.cid, channel.cid), inArray(chatMessages.id, ids), visibleTo(call.actorId)));
  const rows = found.filter((row) => !(since && row.createdAt < since));
  const shown = await presentMessages(call.db, rows, {
    readerId: call.actorId,
    now: call.now(),
    links: call.links,
  });
  return { messages: ids.flatMap((id) => shown.find((message) => message.id === id) ?? []) };
}

async function getReplies(call: ChatCall, id: string, page: MessagePage & { sort?: string | undefined }) {
  await openMessage(call, id);
  const within = and(eq(chatMessages.parentId, id), visibleTo(call.actorId))!;
  const rows = await listMessages(call.db, within, page, 50);
  const shown = await presentMessages(call.db, rows, {
    readerId: call.actorId,
    now: call.now(),
    links: call.links,
  });
  return { messages: isDescending(page.sort) ? shown.toReversed() : shown };
}

/** Replies come oldest first unless the newest are asked for first. */
function isDescending(sort: string | undefined) {
  if (!sort) return false;
  try {
    const [first] = JSON.parse(sort) as { direction?: number }[];
    return first?.direction === -1;
  } catch {
    throw badInput("sort is not JSON");
  }
}
