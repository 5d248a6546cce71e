import { planRefusal } from "#contract/plan-needs.ts";
import type { TeamPermission } from "#contract/team-rights.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { planPath } from "./company-plan.ts";

/** Says on a screen that can only be read why its changes aren't included in the company's plan. */
export function PlanNote({ for: permission }: { for: TeamPermission }) {
  const { plan } = useMe();
  const refusal = planRefusal(plan, permission);
  if (!refusal) return null;
  return (
    <Callout tone="info" role="note">
      {refusal.message} <Link href={planPath}>View plan</Link>
    </Callout>
  );
}
