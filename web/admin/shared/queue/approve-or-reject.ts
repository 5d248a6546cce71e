import type { Review } from "./reviewed-row.tsx";

interface Verdict {
  status: "approved" | "rejected";
  reason?: string;
}
/** The two decisions most queues have: yes, or no with a reason that is told. */
export function approveOrReject(
  decide: (verdict: Verdict) => void,
  hint = "Needed to reject. We email it to them.",
): Pick<Review, "line" | "decisions"> {
  return {
    line: { label: "Reason", hint, optional: true },
    decisions: [
      {
        label: "Reject",
        tone: "danger",
        shortcut: "r",
        needsWords: true,
        leaves: true,
        perform: (reason) => decide({ status: "rejected", reason }),
      },
      {
        label: "Approve",
        tone: "fill",
        shortcut: "a",
        leaves: true,
        perform: () => decide({ status: "approved" }),
      },
    ],
  };
}
