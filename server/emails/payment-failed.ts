import { type Money, formatMoney } from "#shared/money/money.ts";
import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  due: Money;
  /** What the bank said, as a sentence. */
  why: string;
  keptUntil: Date;
  timeZone: string;
  url: string;
}

/** To a job seeker whose Plus could not be paid for one more period. */
export const paymentFailed = defineEmail("payment-failed", {
  sample: {
    name: "Inês Carvalho",
    due: { amount: 900, currency: "USD" },
    why: "The card has expired.",
    keptUntil: new Date("2026-12-12T09:00:00Z"),
    timeZone: "Europe/Lisbon",
    url: "https://parallel.example/settings#plan",
  },
  content: ({ name, due, why, keptUntil, timeZone, url }: Data) => {
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(keptUntil);
    return {
      subject: "We couldn’t collect your payment for Plus",
      preheader: `You keep Plus until ${day}. Add a card to stay on it.`,
      name,
      paragraphs: [
        `We tried to collect ${formatMoney(due)} for the next month of Plus. ${why}`,
        `You keep Plus until ${day}. Add another card by then, and we’ll charge it at once. Otherwise you move to the free plan, and nothing is owed.`,
      ],
      action: { label: "Add a card", url },
    };
  },
});
