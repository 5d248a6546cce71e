import type { Decision, Review } from "./reviewed-row.tsx";

interface Verdict {
  status: "approved" | "rejected";
  reason?: string;
}
/** The two decisions most queues have: yes, where it is possible, or no with a reason that is told. */
export function approveOrReject(
  decide: (verdict: Verdict) => void,
  { hint = "Needed to reject. We email it to them.", onlyReject = false } = {},
): Pick<Review, "line" | "decisions"> {
  const reject: Decision = {
    label: "Reject",
    tone: "danger",
    shortcut: "r",
    needsWords: true,
    leaves: true,
    perform: (reason) => decide({ status: "rejected", reason }),
  };
  const approve: Decision = {
    label: "Approve",
    tone: "fill",
    shortcut: "a",
    leaves: true,
    perform: () => decide({ status: "approved" }),
  };
  return {
    line: { label: "Reason", hint },
    decisions: onlyReject ? [reject] : [reject, approve],
  };
}
