import type { ReactNode } from "react";
import type { MyOffer } from "#contract/offers.ts";
import { valueWords } from "#shared/offers/offer-fields.ts";
import { payWords } from "#shared/offers/offer-letter.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { readersLocale } from "#ui/data/text/readers-locale.ts";
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

export function dayText(date: string) {
  return dateWords(date, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

interface OfferTermsProps {
  offer: MyOffer;
  /** Shown in place of the stored letter. */
  letter?: ReactNode;
}
/** What is offered, and the letter. */
export function OfferTerms({ offer, letter = offer.letter }: OfferTermsProps) {
  const { title, payCurrency, startsOn, expiresOn, signature } = offer;
  return (
    <div className={styles.terms}>
      <StatList
        stats={[
          { label: "Job title", value: title },
          { label: "Pay", value: payWords(offer) },
          { label: "Start date", value: startsOn ? dayText(startsOn) : "To be agreed" },
          { label: "Respond by", value: dayText(expiresOn) },
          ...offer.fields.map((field) => ({
            label: field.name,
            value: valueWords(field, payCurrency, readersLocale()),
          })),
          ...(signature ? [{ label: "Signed", value: signature }] : []),
        ]}
      />
      <div className={styles.letter}>{letter}</div>
    </div>
  );
}
