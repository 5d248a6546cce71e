import type { CompanyPlan } from "#contract/billing.ts";
import { planTitles } from "#shared/plans/plan-words.ts";
import { trialDays } from "#shared/plans/plans.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { usePlanChanges } from "./plan-changes.ts";
import { longDay, moneyOf } from "#web/shared/billing/money-words.ts";
import { awaitsBank } from "#web/shared/billing/bank-words.ts";
import { WaitingNote } from "#web/shared/billing/waiting-note.tsx";
import { planSentence } from "./plan-words.ts";

interface PlanSectionProps {
  plan: CompanyPlan;
  may: boolean;
}

/** How the plan stands, and the ways out of it. */
export function PlanSection({ plan, may }: PlanSectionProps) {
  const changes = usePlanChanges();
  const { state, nextPlan, trialUsed } = plan;
  const waiting = awaitsBank(plan);
  return (
    <Section title="Your plan" content="beside">
      <Stack gap={4}>
        <p>{planSentence(plan)}</p>
        <WaitingNote plan={plan} onCancel={may ? changes.cancelPurchase : null} />
        {may && (
          <Row wrap>
            {state === "free" && !trialUsed && !waiting && (
              <Button tone="fill" onClick={() => void changes.startTrial()}>
                Try Core for {trialDays} days
              </Button>
            )}
            {state === "active" && nextPlan && (
              <Button tone="fill" onClick={() => void changes.keep(plan.plan)}>
                Keep {planTitles[plan.plan]}
              </Button>
            )}
            {state === "standby" && !waiting && <LeaveStandby plan={plan} />}
            {state !== "standby" && nextPlan !== "standby" && <Downgrade plan={plan} />}
            {state !== "free" && nextPlan !== "launch" && <CancelDialog plan={plan} />}
          </Row>
        )}
      </Stack>
    </Section>
  );
}

function Downgrade({ plan: { state, periodEnd } }: { plan: CompanyPlan }) {
  const { downgrade } = usePlanChanges();
  const when: Partial<Record<CompanyPlan["state"], () => string>> = {
    trial: () => "Your free trial ends now, and you can’t start another one.",
    active: () => `Standby begins on ${longDay(periodEnd!)}, when what you paid for ends.`,
  };
  return (
    <ConfirmDialog
      title="Move to standby?"
      description={`You can still read, export and answer candidates. You can’t publish or change jobs, or find people. Live jobs stay live. ${when[state]?.() ?? ""}`}
      action="Move to standby"
      trigger={<Button>Move to standby</Button>}
      onConfirm={() => void downgrade()}
    />
  );
}

/** A plan that was paid for is paid for again; the amount is said before. */
function LeaveStandby({ plan }: { plan: CompanyPlan }) {
  const { leaveStandby } = usePlanChanges();
  const due = plan.plan === "launch" ? null : plan.offers.find((offer) => offer.plan === plan.plan)?.due;
  return (
    <ConfirmDialog
      title="Leave standby?"
      description={
        due
          ? `${planTitles[plan.plan]} begins again for one month. We charge ${moneyOf(due.total)} to your card now.`
          : "Your company goes back to Launch, the free plan."
      }
      action={due ? `Pay ${moneyOf(due.total)}` : "Leave standby"}
      trigger={<Button tone="fill">Leave standby</Button>}
      onConfirm={() => void leaveStandby(due?.total)}
    />
  );
}
