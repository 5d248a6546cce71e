import { type PlanFeature, type PlanVersionId, type SwitchableFeature, planVersions } from "./plans.data.ts";

export const planStates = ["free", "trial", "active", "grace", "standby"] as const;
export type PlanState = (typeof planStates)[number];

/** A feature an administrator turned on or off for a company, with the reason shown to its team. */
export interface FeatureSwitch {
  on: boolean;
  reason: string;
}
export type FeatureSwitches = Partial<Record<SwitchableFeature, FeatureSwitch>>;

/** A company's plan, and the features turned on or off for it. */
export interface Holding {
  state: PlanState;
  version: PlanVersionId;
  switches?: FeatureSwitches;
}

/** What a company in standby keeps: it reads, takes its data along and answers the people who wrote to it. */
const inStandby: ReadonlySet<PlanFeature> = new Set(["read", "answer", "runTeam", "changePlan"]);

/** How many of something a company's plan includes a month. */
export function limitOf(holding: Holding, feature: PlanFeature): number {
  const { state, version } = holding;
  const switched = switchOf(holding, feature);
  if (switched) return switched.on ? planVersions[version].includes[feature] : 0;
  if (state === "standby" && !inStandby.has(feature)) return 0;
  return planVersions[version].includes[feature];
}

/** Whether an administrator turned a feature on or off for this company; one turned on also works in standby. */
export function switchOf({ switches }: Holding, feature: PlanFeature): FeatureSwitch | undefined {
  return (switches as Partial<Record<PlanFeature, FeatureSwitch>> | undefined)?.[feature];
}

/** Whether a company's plan lets it do something, n times more. The one place that says so, for server, screens and tests. */
export function can(company: Holding, feature: PlanFeature, n = 1, used = 0): boolean {
  return used + n <= limitOf(company, feature);
}
