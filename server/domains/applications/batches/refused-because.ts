import type { Application } from "../queries.ts";
import { nameOf } from "../rules.ts";

const states: Partial<Record<Application["applicationState"], string>> = {
  declined: "not interested any more",
  denied: "already passed",
  expired: "already expired",
  outbound: "invited, without an answer yet",
  referralRequest: "waiting for a referral",
  review: "in review",
  lead: "only a lead",
  pending: "not in the pipeline yet",
};

/** Why one of many could not be moved, as the end of "3 of 40 could not be passed: …". */
export function because(code: string, row: Pick<Application, "applicationState" | "stage" | "withdrawn">) {
  if (code === "DELAYED_PASS") return "to be passed later already";
  if (code === "NO_SUCH_STAGE") return "on a job without this stage";
  if (row.withdrawn) return "already withdrawn";
  if (row.applicationState === "pipeline" || row.applicationState === "accepted")
    return `already at the stage “${nameOf(row)}”`;
  return states[row.applicationState] ?? "not possible from where it is";
}
