import type { MyOffer } from "#contract/offers.ts";
import { formatMoney } from "#shared/money/money.ts";
import { valueWords } from "#shared/offers/offer-fields.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import styles from "./offers.module.css";

export const offerStateWords: Record<MyOffer["state"], string> = {
  draft: "Draft",
  approval: "Awaiting approval",
  approved: "Approved, not sent",
  sent: "Sent",
  viewed: "Read by the candidate",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
  withdrawn: "Withdrawn",
};

const day = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
export function dayText(date: string) {
  return day.format(new Date(date));
}

/** What is offered, and the letter. */
export function OfferTerms({ offer }: { offer: MyOffer }) {
  const { title, payAmount, payCurrency, payPeriod, startsOn, expiresOn, letter, signature } = offer;
  const pay = formatMoney({ amount: payAmount, currency: payCurrency });
  return (
    <div className={styles.terms}>
      <StatList
        stats={[
          { label: "Job title", value: title },
          { label: "Pay", value: `${pay} ${payPeriod === "hour" ? "an" : "a"} ${payPeriod}` },
          { label: "Start date", value: startsOn ? dayText(startsOn) : "To be agreed" },
          { label: "Answer by", value: dayText(expiresOn) },
          ...offer.fields.map((field) => ({ label: field.name, value: valueWords(field, payCurrency) })),
          ...(signature ? [{ label: "Signed", value: signature }] : []),
        ]}
      />
      <p className={styles.letter}>{letter}</p>
    </div>
  );
}
