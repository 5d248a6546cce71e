import type { ReviewItem } from "#contract/chat/moderation-shapes.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { useChange } from "#web/api/use-change.ts";
import type { Decision } from "../shared/queue/reviewed-row.tsx";
import { type Decision as Act, type Status, decide, reviewQueue } from "../shared/queue/reports.ts";
import { actionWords } from "./review-words.ts";

interface Taken {
  id: string;
  decision: Act;
  reason: string;
}

/** Decides about a report; one that waited leaves the list. */
function useReportDecision(status: Status) {
  const change = useChange({
    call: ({ id, decision, reason }: Taken) => decide(id, decision, reason),
    done: (_, { id }, cache) => {
      if (status !== "unreviewed") return;
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

/** What can be decided about a report, as it stands. */
export function useReportDecisions(status: Status) {
  const change = useReportDecision(status);
  return (item: ReviewItem): Decision[] =>
    actsOn(item).map((decision) => ({
      ...looks[decision],
      ...(decision === "ban" && banning(item)),
      busy: change.isPending,
      leaves: status === "unreviewed",
      perform: (reason) => change.mutate({ id: item.id, decision, reason }),
    }));
}

const looks: Record<Act, Omit<Decision, "perform">> = {
  mark_reviewed: { label: "Dismiss report", shortcut: "a" },
  delete_message: { label: "Delete message", tone: "danger", shortcut: "r" },
  restore: { label: "Restore" },
  unban: { label: "Lift ban" },
  ban: { label: "Ban", tone: "danger" },
};

function actsOn({ message, bans, entity_creator_id: author }: ReviewItem): Act[] {
  const deleted = message?.type === "deleted";
  return [
    "mark_reviewed",
    ...(message ? [deleted ? ("restore" as const) : ("delete_message" as const)] : []),
    ...(bans.length > 0 ? ["unban" as const] : []),
    ...(author && bans.length === 0 ? ["ban" as const] : []),
  ];
}

function banning({ entity_creator: author }: ReviewItem) {
  const name = author?.name ?? "Deleted user";
  return {
    ariaLabel: `Ban ${name}`,
    confirm: {
      title: `Ban ${name}?`,
      description: "They can still read messages but can’t send any until you lift the ban.",
    },
  };
}
