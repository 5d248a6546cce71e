import type { Endpoint } from "#contract/endpoint.ts";
import type { PlanFeature, SwitchableFeature } from "#shared/plans/plans.data.ts";
import { type Holding, can, switchOf } from "#shared/plans/can.ts";
import { featureWords } from "#shared/plans/plan-words.ts";
import { emailNotConfirmed, notAllowed, type TeamPermission } from "#contract/team-rights.ts";
import type { Viewer } from "#server/context.ts";
import { forbidden } from "#server/errors/refusal.ts";

/** Refuses a member of a hiring team whose team keeps this from them. */
export function refuseUnlessAllowed({ team }: Viewer, permission: TeamPermission) {
  if (!team?.permissions[permission]) throw forbidden(notAllowed(permission));
}

/** Refuses whoever acts for a company before the mailbox behind their address, and one at the company's domain, is proven. */
export function refuseUnlessProven({ team }: Viewer) {
  if (!team?.emailProven) throw forbidden(emailNotConfirmed, "EMAIL_NOT_CONFIRMED");
  if (!team.companyProven)
    throw forbidden(
      "No one on your team has confirmed an email at your company’s domain yet.",
      "COMPANY_NOT_CONFIRMED",
    );
}

/** What a company's plan has to include for what a permission lets its team change. */
const needed: Record<TeamPermission, PlanFeature> = {
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

/** Refuses what the plan of the caller's company doesn't include. */
export function refuseBeyondPlan({ plan }: Viewer, permission: TeamPermission) {
  if (!plan) return;
  const feature = needed[permission];
  refuseSwitchedOff(plan, feature);
  if (!can(plan, feature))
    throw forbidden("Your company is in standby. Leave standby under Company, Plan to do this.", "STANDBY");
}

/** Refuses what an administrator switched off for the company, and says why. */
export function refuseSwitchedOff(plan: Holding, feature: PlanFeature) {
  const switched = switchOf(plan, feature);
  if (!switched || switched.on) return;
  const name = featureWords[feature as SwitchableFeature];
  throw forbidden(
    `Support turned off ${name.charAt(0).toLowerCase()}${name.slice(1)} for your company: “${switched.reason}” Contact support if you have questions.`,
    "FEATURE_OFF",
  );
}

/** Looking and taking away need no plan. */
export function needsPlan({ method, standby }: Endpoint) {
  return method !== "GET" && method !== "DELETE" && !standby;
}
