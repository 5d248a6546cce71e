import { type ReactNode, useState } from "react";
import type { PlanRefusal } from "#contract/plan-needs.ts";
import { planRefusal } from "#contract/plan-needs.ts";
import type { TeamPermission } from "#contract/team-rights.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { LockContext } from "#ui/hooks/use-lock.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { planPath } from "./company-plan.ts";

interface NeedsPlanProps {
  /** The permission of what the controls in here change; null of what every plan includes. */
  for: TeamPermission | null;
  children: ReactNode;
}

/** Buttons and switches of a change that the company's plan may not include: then they lead to why instead. */
export function NeedsPlan({ for: permission, children }: NeedsPlanProps) {
  const { plan } = useMe();
  const refusal = permission && planRefusal(plan, permission);
  return refusal ? <Locked refusal={refusal}>{children}</Locked> : children;
}

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

function Locked({ refusal, children }: { refusal: PlanRefusal; children: ReactNode }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <LockContext value={() => setAsking(true)}>{children}</LockContext>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="sm"
        title={refusal.code === "STANDBY" ? "Not available in standby" : "Turned off for your company"}
        description={refusal.message}
        footer={
          <ButtonLink tone="fill" href={planPath}>
            View plan
          </ButtonLink>
        }
      />
    </>
  );
}
