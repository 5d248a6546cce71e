import type { OwnStage } from "#contract/job-stages.ts";
import type { Application } from "../queries.ts";
import { placeOnBoard } from "../rules.ts";

const states: Partial<Record<Application["applicationState"], string>> = {
  declined: "no longer interested",
  denied: "already rejected",
  expired: "already expired",
  outbound: "invited, but hasn’t answered yet",
  referralRequest: "waiting for a referral",
  review: "in review",
  lead: "only a lead",
  pending: "not in the pipeline yet",
};

/** Why one of many could not be moved, as the end of "Couldn’t reject 3 of 40: …". */
export function because(
  code: string,
  row: Pick<Application, "applicationState" | "stage" | "withdrawn">,
  board: readonly OwnStage[],
) {
  if (code === "DELAYED_PASS") return "already scheduled to be rejected";
  if (code === "NO_SUCH_STAGE") return "on a job without this stage";
  if (row.withdrawn) return "already withdrawn";
  if (row.applicationState === "pipeline" || row.applicationState === "accepted")
    return `already in “${placeOnBoard(row, board)}”`;
  return states[row.applicationState] ?? "not possible in their current stage";
}
