import {
  type AnyPlanName,
  type PlanVersionId,
  currentVersions,
  planVersions,
} from "#shared/plans/plans.data.ts";
import type { Subscription } from "./subscriptions.ts";

/** The version a company gets of a plan: the one it has, or the one for new subscribers. */
export function versionFor(
  { state, version }: Pick<Subscription, "state" | "version">,
  plan: AnyPlanName,
): PlanVersionId {
  const keeps = (state === "active" || state === "standby") && planVersions[version].plan === plan;
  return keeps ? version : currentVersions[plan];
}
