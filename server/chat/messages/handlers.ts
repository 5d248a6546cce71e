import { eq } from "drizzle-orm";
import type { messages } from "#contract/chat/messages.ts";
import type { Handlers } from "#contract/endpoint.ts";
import { presentChannel } from "../channels/present-channel.ts";
import type { ChatCall } from "../context.ts";
import { chatMessages } from "../tables.ts";
import { usersById } from "../users/queries.ts";
import { deleteMessage, updateMessage, updateMessagePartial } from "./change-message.ts";
import { type MessagePage, listMessages } from "./list-messages.ts";
import { presentMessages, presentOne } from "./present-message.ts";
import { openMessage } from "./queries.ts";
import { deleteReaction, sendReaction } from "./react.ts";
import { sendMessage } from "./send-message.ts";

export const messageHandlers: Handlers<typeof messages, ChatCall> = {
  sendMessage: ({ params, body, ...call }) => sendMessage(call, params, body),
  getMessage: ({ params, ...call }) => getMessage(call, params.id),
  updateMessage: ({ params, body, ...call }) => updateMessage(call, params.id, body.message),
  updateMessagePartial: ({ params, body, ...call }) => updateMessagePartial(call, params.id, body),
  deleteMessage: ({ params, query, ...call }) =>
    deleteMessage(call, params.id, { hard: query.hard === "true" }),
  getReplies: ({ params, query, ...call }) => getReplies(call, params.id, query),
  sendReaction: ({ params, body, ...call }) => sendReaction(call, params.id, body),
  deleteReaction: ({ params, ...call }) => deleteReaction(call, params.id, params.type),
};

async function getMessage(call: ChatCall, id: string) {
  const { message, channel } = await openMessage(call, id);
  const seen = await presentOne(call.db, message, { readerId: call.actorId, now: call.now() });
  const people = await usersById(call.db, [channel.createdById], call.now());
  return { message: { ...seen, channel: presentChannel(channel, people) } };
}

async function getReplies(call: ChatCall, id: string, page: MessagePage) {
  await openMessage(call, id);
  const rows = await listMessages(call.db, eq(chatMessages.parentId, id), page, 50);
  return { messages: await presentMessages(call.db, rows, { readerId: call.actorId, now: call.now() }) };
}
