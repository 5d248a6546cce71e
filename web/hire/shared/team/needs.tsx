import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type PlanRefusal, planRefusal } from "#contract/plan-needs.ts";
import { type TeamPermission, notAllowed } from "#contract/team-rights.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { LockContext } from "#ui/hooks/use-lock.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { planPath } from "#web/hire/shared/plan/company-plan.ts";
import { useMe } from "#web/shared/session/session.ts";
import { whoMay } from "./rights.ts";
import { teamOf } from "./team.ts";

interface NeedsProps {
  /** What the controls in here change. */
  permission: TeamPermission | readonly TeamPermission[];
  /** Whether every plan includes it, also standby. */
  inEveryPlan?: boolean;
  children: ReactNode;
}

/** Buttons and switches of a change that my team may not let me make, or that the company’s plan may not include: then they lead to why instead. */
export function Needs({ permission, inEveryPlan = false, children }: NeedsProps) {
  const { can, plan } = useMe();
  const all: readonly TeamPermission[] = typeof permission === "string" ? [permission] : permission;
  const missing = all.find((each) => !can?.[each]);
  const refusal = inEveryPlan ? null : all.map((each) => planRefusal(plan, each)).find((each) => each);
  if (!missing && !refusal) return children;
  const explanation = (asking: Asking) =>
    missing ? (
      <WithoutPermission permission={missing} {...asking} />
    ) : (
      <WithoutPlan refusal={refusal!} {...asking} />
    );
  return <Locked explanation={explanation}>{children}</Locked>;
}

interface Asking {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
interface LockedProps {
  explanation: (asking: Asking) => ReactNode;
  children: ReactNode;
}
function Locked({ explanation, children }: LockedProps) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <LockContext value={() => onOpenChange(true)}>{children}</LockContext>
      {/* What explains a lock isn't locked by one around it. */}
      <LockContext value={null}>{explanation({ open, onOpenChange })}</LockContext>
    </>
  );
}

function WithoutPlan({ refusal, ...asking }: Asking & { refusal: PlanRefusal }) {
  return (
    <Dialog
      {...asking}
      size="sm"
      title={refusal.code === "STANDBY" ? "Not available in standby" : "Turned off for your company"}
      description={refusal.message}
      footer={
        <ButtonLink tone="fill" href={planPath}>
          View plan
        </ButtonLink>
      }
    />
  );
}

function WithoutPermission({ permission, ...asking }: Asking & { permission: TeamPermission }) {
  const { companyAdmin } = useMe();
  const { data: team } = useQuery({ ...teamOf(companyAdmin?.companyId ?? ""), enabled: asking.open });
  return (
    <Dialog
      {...asking}
      size="sm"
      title="You have view-only access here"
      description={notAllowed(permission)}
      footer={<ButtonLink href="/hire/team">View team</ButtonLink>}
    >
      {team && <p>{whoMay(team, permission)}</p>}
    </Dialog>
  );
}
