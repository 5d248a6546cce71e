import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import type { SeekerOffer, SeekerPlan } from "#contract/seeker-plans.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { cardName } from "#web/shared/billing/card-words.ts";
import { DueTable } from "#web/shared/billing/due-table.tsx";
import { awaitsBank } from "#web/shared/billing/bank-words.ts";
import { invoiceStateText, isValid } from "#web/shared/billing/invoice-words.ts";
import { longDay, moneyOf } from "#web/shared/billing/money-words.ts";
import { WaitingNote } from "#web/shared/billing/waiting-note.tsx";
import { applyCredits } from "../shared/credits/credits.ts";
import { seekerOffers, seekerPlan, useAddCard, useSeekerPlanChanges, useTypedCard } from "./seeker-plan.ts";

/** The plan of a job seeker: what it would add where that is offered, and always what they have, with the way to end it. */
export function SeekerPlanSection() {
  useTypedCard();
  const { data: credits } = useQuery(applyCredits);
  const { data: plan } = useQuery(seekerPlan);
  const { cancelPurchase } = useSeekerPlanChanges();
  const { data: offers } = useQuery(seekerOffers);
  if (!plan) return null;
  const sold = credits?.available && plan.paymentsReady;
  const plus = (sold && offers?.find((offer) => offer.plan === "plus")) || null;
  const has = plan.state !== "free" || plan.methods.length > 0 || plan.invoices.length > 0;
  if (!plus && !has) return null;
  return (
    <Section
      title="Plan"
      anchor="plan"
      content="beside"
      line
      description="Cards are kept by the payment provider; we see only their last 4 digits. The default is charged."
    >
      <Stack gap={4}>
        <p>{sentenceOf(plan, plus)}</p>
        <WaitingNote plan={plan} onCancel={cancelPurchase} />
        <Choices plan={plan} plus={plus} />
        <Cards plan={plan} />
        {plan.invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </Stack>
    </Section>
  );
}

function InvoiceLine({ invoice }: { invoice: SeekerPlan["invoices"][number] }) {
  const { id, number, total, currency, issuedAt, refunds, state, problem } = invoice;
  return (
    <p>
      <Link href={`/api/candidate/invoices/${id}/document`} download>
        Invoice {number}
      </Link>
      , {longDay(issuedAt)}, {moneyOf(total, currency)}. {invoiceStateText(invoice)}
      {(state === "void" || state === "open") && problem && `. ${problem}`}
      {refunds.filter(isValid).map((refund) => (
        <Fragment key={refund.id}>
          {", "}
          <Link href={`/api/candidate/credit-notes/${refund.id}/document`} download>
            Credit note {refund.number}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

function sentenceOf({ state, nextPlan, periodEnd, graceEnd }: SeekerPlan, plus: SeekerOffer | null) {
  if (state === "grace")
    return `We couldn’t collect your last payment. Update your card by ${longDay(graceEnd!)} to keep Plus.`;
  if (state === "active" && nextPlan)
    return `You’re on Plus until ${longDay(periodEnd!)}, then on the free plan.`;
  if (state === "active") return `You’re on Plus. It renews on ${longDay(periodEnd!)}.`;
  if (!plus) return "You’re on the free plan.";
  return `You’re on the free plan. Plus has ${plus.applications} applications through job boards a month for ${moneyOf(plus.price)}.`;
}

interface ChoicesProps {
  plan: SeekerPlan;
  /** Null where Plus isn’t offered: what was bought before can still be ended. */
  plus: SeekerOffer | null;
}
function Choices({ plan, plus }: ChoicesProps) {
  const { keepPlus, cancel } = useSeekerPlanChanges();
  const { state, nextPlan } = plan;
  if (state === "active" && nextPlan)
    return (
      plus && (
        <Row>
          <Button onClick={() => void keepPlus()}>Keep Plus</Button>
        </Row>
      )
    );
  if (state === "active" || state === "grace")
    return (
      <Row>
        <Button tone="bare" onClick={() => void cancel()}>
          Cancel Plus
        </Button>
      </Row>
    );
  if (!plus?.due || awaitsBank(plan)) return null;
  return <ToPlus due={plus.due} card={plan.methods[0]} />;
}

interface ToPlusProps {
  due: NonNullable<SeekerOffer["due"]>;
  card: SeekerPlan["methods"][number] | undefined;
}
function ToPlus({ due, card }: ToPlusProps) {
  const { toPlus } = useSeekerPlanChanges();
  if (!card) return <p>To change to Plus, add a card. Nothing is charged before you confirm the amount.</p>;
  return (
    <Row>
      <ConfirmDialog
        title="Change to Plus?"
        description={`We charge your ${cardName(card)} now, and each month until you cancel.`}
        action={`Pay ${moneyOf(due.total)}`}
        trigger={<Button tone="fill">Change to Plus</Button>}
        onConfirm={() => void toPlus(due.total)}
      >
        <DueTable due={due} />
      </ConfirmDialog>
    </Row>
  );
}

function Cards({ plan: { methods, paymentsReady } }: { plan: SeekerPlan }) {
  const { makeDefault, removeCard } = useSeekerPlanChanges();
  const add = useAddCard();
  return (
    <>
      {methods.map((card, nth) => (
        <Row key={card.id} justify="between" wrap>
          <span>
            {cardName(card)} {nth === 0 && methods.length > 1 && <Badge>Default</Badge>}
          </span>
          <Row gap={2}>
            {nth > 0 && (
              <Button
                size="sm"
                aria-label={`Make ${cardName(card)} the default`}
                onClick={() => void makeDefault(card)}
              >
                Make default
              </Button>
            )}
            <Button
              size="sm"
              tone="bare"
              aria-label={`Remove ${cardName(card)}`}
              onClick={() => void removeCard(card.id)}
            >
              Remove
            </Button>
          </Row>
        </Row>
      ))}
      {paymentsReady && (
        <Row>
          <Button busy={add.isPending} onClick={() => add.mutate()}>
            Add a card
          </Button>
        </Row>
      )}
    </>
  );
}
