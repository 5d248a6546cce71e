import { useEffect, useState } from "react";
import type { CompanyPlan, PaymentMethod, PlanOffer } from "#contract/billing.ts";
import { planTitles } from "#shared/plans/plan-words.ts";
import type { PlanName } from "#shared/plans/plans.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { AddCard } from "./add-card.tsx";
import { DueTable } from "#web/shared/billing/due-table.tsx";
import { awaitsBank } from "#web/shared/billing/bank-words.ts";
import { usePlanChanges } from "./plan-changes.ts";
import { cardName } from "#web/shared/billing/card-words.ts";
import { longDay, moneyOf } from "#web/shared/billing/money-words.ts";
import { AfterStep } from "./after-step.tsx";
import { includedText } from "./plan-words.ts";

interface UpgradeDialogProps {
  plan: CompanyPlan;
  /** The plan that is chosen at first. */
  first: PlanName;
  /** The card that is charged. */
  card: PaymentMethod | null;
  onClose: () => void;
}
type Step = "choose" | "pay" | "after";

/** By steps to another plan: which one, the card and the amount, and what became of it. */
export function UpgradeDialog({ plan, first, card, onClose }: UpgradeDialogProps) {
  const [step, setStep] = useState<Step>("choose");
  // Opened again, such as by a reload, before a payment is confirmed: there is nothing to choose yet, and the page says the rest.
  const [openedWaiting] = useState(awaitsBank(plan));
  const isOver = openedWaiting && !awaitsBank(plan);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const [wanted, setWanted] = useState<PlanName>(first);
  const offers = plan.offers.filter(
    ({ plan: name, due }) => due && name !== plan.nextPlan && (name !== plan.plan || plan.state === "trial"),
  );
  const offer = plan.offers.find(({ plan: name }) => name === wanted)!;
  const onOpenChange = (open: boolean) => !open && onClose();
  if (isOver) return null;
  if (step === "after" || openedWaiting)
    return <AfterStep plan={plan} offer={offer} onOpenChange={onOpenChange} onClose={onClose} />;
  if (step === "pay")
    return (
      <PayStep
        plan={plan}
        offer={offer}
        card={card}
        onOpenChange={onOpenChange}
        onBack={() => setStep("choose")}
        onAsked={() => setStep("after")}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Choose a plan"
      description="Step 1 of 2"
      footer={
        <Button tone="fill" disabled={!offer.due} onClick={() => setStep("pay")}>
          Continue
        </Button>
      }
    >
      <RadioGroup
        label="Plan"
        boxed
        value={wanted}
        onChange={setWanted}
        choices={offers.map((each) => ({
          value: each.plan,
          label: planTitles[each.plan],
          hint: includedText(each),
          end: `${moneyOf(each.price!)} a month`,
        }))}
      />
    </Dialog>
  );
}

interface PayStepProps {
  plan: CompanyPlan;
  offer: PlanOffer;
  card: PaymentMethod | null;
  onOpenChange: (open: boolean) => void;
  onBack: () => void;
  /** The change was asked for, whether or not the bank has answered. */
  onAsked: () => void;
}
function PayStep({ plan, offer, card, onOpenChange, onBack, onAsked }: PayStepProps) {
  const { subscribe } = usePlanChanges();
  const [busy, setBusy] = useState(false);
  const due = offer.due!;
  async function pay() {
    setBusy(true);
    if (await subscribe(offer.plan, due.total)) onAsked();
    setBusy(false);
  }
  const free = due.total === 0;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={`Change to ${planTitles[offer.plan]}`}
      description="Step 2 of 2"
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          {card || free ? (
            <Button tone="fill" busy={busy} onClick={() => void pay()}>
              {free ? `Change to ${planTitles[offer.plan]}` : `Pay ${moneyOf(due.total)}`}
            </Button>
          ) : (
            <AddCard tone="fill" plan={offer.plan} />
          )}
        </>
      }
    >
      <Stack gap={4}>
        {due.later ? (
          <p>
            {planTitles[offer.plan]} begins on {longDay(plan.periodEnd!)}, when what you paid for ends.
            Nothing is due today. From then on it’s {moneyOf(offer.price!)} a month, without tax.
          </p>
        ) : (
          <DueTable due={due} />
        )}
        {!free && (
          <p>
            {card
              ? `We charge your ${cardName(card)} now, and each month until you cancel.`
              : "Add a card to pay. You’ll come back here."}
            {plan.state === "trial" && " Your free trial ends when you pay."}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
