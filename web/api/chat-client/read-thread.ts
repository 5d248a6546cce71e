import { chatContract } from "#contract/chat/index.ts";
import type { Calls } from "./calls.ts";

const { messages, threads } = chatContract;
export const repliesInPage = 50;

/** The newest replies of a thread, or those before one. */
export async function readReplies(calls: Calls, id: string, before?: string) {
  const { messages: page } = await calls.call(messages.getReplies, {
    params: { id },
    query: { limit: repliesInPage, ...(before && { id_lt: before }) },
  });
  return page;
}

/** Replies, parent and reads; a message without replies is no thread of the service yet. */
export function readThread(calls: Calls, id: string) {
  const watch = calls.connectionId ? "true" : "false";
  return Promise.all([
    readReplies(calls, id),
    calls.call(messages.getMessage, { params: { id }, query: {} }),
    calls
      .call(threads.getThread, { params: { id }, query: { participant_limit: 100, reply_limit: 3, watch } })
      .catch(() => null),
  ]);
}
