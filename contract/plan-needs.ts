import { type Holding, can, switchOf } from "#shared/plans/can.ts";
import { featureWords } from "#shared/plans/plan-words.ts";
import type { PlanFeature, SwitchableFeature } from "#shared/plans/plans.data.ts";
import type { Endpoint } from "./endpoint.ts";
import type { TeamPermission } from "./team-rights.ts";

/** What a company's plan has to include for what a permission lets its team change. */
export const neededFor: Record<TeamPermission, PlanFeature> = {
  company: "changeCompany",
  team: "runTeam",
  jobs: "changeJobs",
  publish: "publishJobs",
  stages: "changeCompany",
  applicants: "answer",
  salaries: "read",
  messages: "answer",
  sourcing: "findPeople",
  billing: "changePlan",
  integrations: "connectSystems",
};

/** Looking and taking away need no plan. */
export function needsPlan({ method, standby }: Pick<Endpoint, "method" | "standby">) {
  return method !== "GET" && method !== "DELETE" && !standby;
}

export interface PlanRefusal {
  code: "FEATURE_OFF" | "STANDBY";
  message: string;
}
/** Why a company's plan doesn't let its team change something; null where it does. The server refuses by it, and screens say it before. */
export function planRefusal(plan: Holding | null, permission: TeamPermission): PlanRefusal | null {
  if (!plan) return null;
  const feature = neededFor[permission];
  const off = switchedOff(plan, feature);
  if (off) return off;
  if (can(plan, feature)) return null;
  return {
    code: "STANDBY",
    message: "Your company is in standby. Leave standby under Company, Plan to do this.",
  };
}

/** What an administrator switched off for a company, and why. */
export function switchedOff(plan: Holding, feature: PlanFeature): PlanRefusal | null {
  const switched = switchOf(plan, feature);
  if (!switched || switched.on) return null;
  const name = featureWords[feature as SwitchableFeature];
  return {
    code: "FEATURE_OFF",
    message: `Support turned off ${name.charAt(0).toLowerCase()}${name.slice(1)} for your company: “${switched.reason}” Contact support if you have questions.`,
  };
}
