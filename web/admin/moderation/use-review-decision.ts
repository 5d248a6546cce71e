import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { useChange } from "#web/api/use-change.ts";
import { type Decision, type Status, decide, reviewQueue } from "./review-queue.ts";
import { actionWords } from "./review-words.ts";

interface Review {
  id: string;
  decision: Decision;
  reason: string;
}

/** Decides about a report: one that waited leaves the list, and the next is open. */
export function useReviewDecision(status: Status, openNext: () => void) {
  const change = useChange({
    call: ({ id, decision, reason }: Review) => decide(id, decision, reason),
    done: (_, { id }, cache) => {
      if (status !== "unreviewed") return;
      openNext();
      cache.setQueryData(
        reviewQueue(status).queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.filter((item) => item.id !== id),
            })),
          },
      );
    },
    success: (_, { id, decision }): ToastWish => ({
      text: actionWords(decision),
      tone: "success",
      ...(decision === "delete_message" && {
        undo: () => change.mutate({ id, decision: "restore", reason: "" }),
      }),
    }),
    refusal: { text: "Couldn’t save your decision. Try again." },
    once: ({ id }) => id,
    stale: [["review-queue"]],
  });
  return change;
}
export type ReviewDecision = ReturnType<typeof useReviewDecision>;
