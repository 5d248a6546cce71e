import type { threads } from "#contract/chat/threads.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { ChatCall } from "../context.ts";
import { getThread, queryThreads } from "./query-threads.ts";
import { updateThread } from "./update-thread.ts";

export const threadHandlers: Handlers<typeof threads, ChatCall> = {
  queryThreads: ({ body, ...call }) => queryThreads(call, body),
  getThread: ({ params, query, ...call }) => getThread(call, params.id, query),
  updateThread: ({ params, body, ...call }) => updateThread(call, params.id, body),
};
