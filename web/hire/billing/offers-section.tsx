import type { CompanyPlan, PlanOffer } from "#contract/billing.ts";
import { planTitles } from "#shared/plans/plan-words.ts";
import type { PlanName } from "#shared/plans/plans.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ProDialog } from "./pro-dialog.tsx";
import { awaitsBank } from "#web/shared/billing/bank-words.ts";
import { longDay, moneyOf } from "#web/shared/billing/money-words.ts";
import { includedText } from "./plan-words.ts";
import styles from "./billing.module.css";

interface OffersSectionProps {
  plan: CompanyPlan;
  may: boolean;
  onChoose: (plan: PlanName) => void;
}

/** What each plan includes and costs. */
export function OffersSection({ plan, may, onChoose }: OffersSectionProps) {
  return (
    <Section
      title="Plans"
      content="beside"
      line
      description="Every plan includes everything. They differ in how many new people you can upload from files. Prices are for a month, without tax."
    >
      <ul className={styles.offers}>
        {plan.offers.map((offer) => (
          <li key={offer.plan} className={styles.offer}>
            <div>
              <h3>
                {planTitles[offer.plan]} <Standing plan={plan} offer={offer} />
              </h3>
              <p>
                {offer.plan === "launch"
                  ? "Free"
                  : offer.price === null
                    ? "Price on request"
                    : moneyOf(offer.price)}
                {" · "}
                {includedText(offer)}
              </p>
            </div>
            {may && !awaitsBank(plan) && <Choose plan={plan} offer={offer} onChoose={onChoose} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Which of the plans is theirs, or will be. */
function Standing({ plan, offer }: { plan: CompanyPlan; offer: PlanOffer }) {
  if (isNext(plan, offer)) return <Badge>From {longDay(plan.periodEnd!)}</Badge>;
  if (isCurrent(plan, offer)) return <Badge tone="good">Your plan</Badge>;
  return plan.state === "trial" && plan.plan === offer.plan ? <Badge>Free trial</Badge> : null;
}

function Choose({ plan, offer, onChoose }: Omit<OffersSectionProps, "may"> & { offer: PlanOffer }) {
  const has = isCurrent(plan, offer) || isNext(plan, offer);
  if (offer.plan === "launch" || has || plan.state === "grace") return null;
  if (!offer.due) return <ProDialog requestedAt={plan.proRequestedAt} />;
  if (!plan.paymentsReady) return <span>Not for sale here yet</span>;
  return <Button onClick={() => onChoose(offer.plan)}>Choose {planTitles[offer.plan]}</Button>;
}

/** A trial is no plan yet, and standby leads back by a way of its own. */
function isCurrent({ state, plan }: CompanyPlan, offer: PlanOffer) {
  return plan === offer.plan && state !== "trial";
}
function isNext({ state, nextPlan }: CompanyPlan, offer: PlanOffer) {
  return state === "active" && nextPlan === offer.plan;
}
