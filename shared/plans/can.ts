import { type PlanFeature, type PlanVersionId, planVersions } from "./plans.data.ts";

export const planStates = ["free", "trial", "active", "grace", "standby"] as const;
export type PlanState = (typeof planStates)[number];

/** The plan a company has. */
export interface Holding {
  state: PlanState;
  version: PlanVersionId;
}

/** What a company in standby keeps: it reads, takes its data along and answers the people who wrote to it. */
const inStandby: ReadonlySet<PlanFeature> = new Set(["read", "answer", "runTeam", "changePlan"]);

/** How many of something a company's plan includes a month. */
export function limitOf({ state, version }: Holding, feature: PlanFeature): number {
  if (state === "standby" && !inStandby.has(feature)) return 0;
  return planVersions[version].includes[feature];
}

/** Whether a company's plan lets it do something, n times more. The one place that says so, for server, screens and tests. */
export function can(company: Holding, feature: PlanFeature, n = 1, used = 0): boolean {
  return used + n <= limitOf(company, feature);
}
