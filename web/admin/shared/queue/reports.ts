import { infiniteQueryOptions } from "@tanstack/react-query";
import { chatContract } from "#contract/chat/index.ts";
import type { ReviewItem } from "#contract/chat/moderation-shapes.ts";
import { Calls } from "#web/api/chat-client/index.ts";
import { api } from "#web/api/client.ts";

export type Status = ReviewItem["status"];
export type Decision = "mark_reviewed" | "delete_message" | "ban" | "unban" | "restore";
const { queryReviewQueue, submitModerationAction } = chatContract.moderationV2;

let held: Calls | null = null;
/** The administrator's line to the chat service, without a socket. */
function moderator() {
  held ??= new Calls({
    url: `${location.origin}/chat`,
    apiKey: document.documentElement.dataset.apiKey ?? "",
    token: async () => (await api.messaging.moderatorToken()).token,
  });
  return held;
}

export const reviewQueue = (status: Status) =>
  infiniteQueryOptions({
    queryKey: ["review-queue", status],
    queryFn: ({ pageParam }) =>
      moderator().call(queryReviewQueue, {
        body: { filter: { status }, limit: 25, ...(pageParam && { next: pageParam }) },
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  });

export function decide(itemId: string, decision: Decision, reason: string) {
  return moderator().call(submitModerationAction, {
    body: {
      action_type: decision,
      item_id: itemId,
      ...(reason && { reason }),
      ...(decision === "ban" && { ban: { reason } }),
    },
  });
}
