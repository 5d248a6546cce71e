import type { PlanFeature } from "#shared/plans/plans.data.ts";
import type { Holding } from "#shared/plans/can.ts";
import { type PlanRefusal, planRefusal, switchedOff } from "#contract/plan-needs.ts";
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

/** Refuses what the plan of the caller's company doesn't include. */
export function refuseBeyondPlan({ plan }: Viewer, permission: TeamPermission) {
  refuseFor(planRefusal(plan, permission));
}

/** Refuses what an administrator switched off for the company, and says why. */
export function refuseSwitchedOff(plan: Holding, feature: PlanFeature) {
  refuseFor(switchedOff(plan, feature));
}

function refuseFor(refusal: PlanRefusal | null) {
  if (refusal) throw forbidden(refusal.message, refusal.code);
}
