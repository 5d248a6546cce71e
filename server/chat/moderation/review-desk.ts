import type { Chat, ChatCall } from "../context.ts";
import { queryReviewQueue } from "./review-queue.ts";
import { submitAction } from "./submit-action.ts";

/** The review queue for those who run the service: what waits, and what is done about it. */
export function reviewDesk(chat: Chat) {
  const call: ChatCall = {
    ...chat,
    caller: { kind: "server", userId: null },
    actorId: null,
    connectionId: null,
    address: null,
    ip: "",
    secondForm: false,
    headers: {},
  };
  return {
    queue: (query: Parameters<typeof queryReviewQueue>[1]) => queryReviewQueue(call, query),
    decide: (decision: Parameters<typeof submitAction>[1]) => submitAction(call, decision),
  };
}
