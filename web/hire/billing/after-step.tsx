import type { CompanyPlan, PlanOffer } from "#contract/billing.ts";
import { planTitles } from "#shared/plans/plan-words.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { awaitedOf, refusalOf, waitingText } from "#web/shared/billing/bank-words.ts";
import { includedText, planSentence } from "./plan-words.ts";

interface AfterStepProps {
  plan: CompanyPlan;
  /** The plan that was asked for. */
  offer: PlanOffer;
  onOpenChange: (open: boolean) => void;
  onClose: () => void;
}
/** What became of a change of plans, as far as it is known; it says more as soon as the bank does. */
export function AfterStep({ plan, offer, onOpenChange, onClose }: AfterStepProps) {
  const { title, text, has } = outcomeOf(plan, offer);
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      footer={
        <Button tone="fill" onClick={onClose}>
          {has ? "Done" : "Close"}
        </Button>
      }
    >
      {has && <p>{includedText(offer)}.</p>}
    </Dialog>
  );
}

/** Derived from the plan as it stands, so that nobody is welcomed to a plan whose payment isn’t known. */
function outcomeOf(plan: CompanyPlan, { plan: wanted }: PlanOffer) {
  const title = planTitles[wanted];
  const awaited = awaitedOf(plan);
  if (awaited) {
    const waitsFor = awaited.providerAway ? "our payment provider" : "your bank";
    return { title: `Waiting for ${waitsFor}`, text: waitingText(awaited), has: false };
  }
  if (plan.state === "active" && plan.plan === wanted)
    return { title: `Welcome to ${title}`, text: planSentence(plan), has: true };
  if (plan.state === "active" && plan.nextPlan === wanted)
    return { title: "Your change is set", text: planSentence(plan), has: true };
  const why = refusalOf(plan) ?? "The payment didn’t go through.";
  return {
    title: `You’re not on ${title} yet`,
    text: `${why} Nothing is owed. You can try again, with this card or another.`,
    has: false,
  };
}
