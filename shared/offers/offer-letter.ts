import { formatMoney } from "#shared/money/money.ts";
import { instantWords } from "#shared/times/instant-words.ts";
import { fillTokens } from "#shared/words/tokens.ts";
import { type FilledField, tokenOf, valueWords } from "./offer-fields.ts";

interface Pay {
  payAmount: number;
  payCurrency: string;
  payPeriod: string;
}
/** "£62,000 a year" */
export function payWords({ payAmount, payCurrency, payPeriod }: Pay) {
  const article = payPeriod === "hour" ? "an" : "a";
  return `${formatMoney({ amount: payAmount, currency: payCurrency })} ${article} ${payPeriod}`;
}

/** "Tuesday, November 24, 2026" */
export function dayWords(day: string) {
  return instantWords(`${day}T12:00:00Z`, "UTC").replace(/ at .*$/, "");
}

/** The values of an offer's own placeholders. */
export function offerValues(offer: Pay & { title: string; startsOn: string | null; expiresOn: string }) {
  return {
    "offer.title": offer.title,
    "offer.pay": payWords(offer),
    "offer.startDate": offer.startsOn && dayWords(offer.startsOn),
    "offer.answerBy": dayWords(offer.expiresOn),
  };
}

/** The offer letter with the company's own fields filled in. */
export function letterWithFields(offer: {
  letter: string;
  fields: readonly FilledField[];
  payCurrency: string;
}) {
  const words = new Map(offer.fields.map((field) => [tokenOf(field), valueWords(field, offer.payCurrency)]));
  return fillTokens(offer.letter, (name) => words.get(name));
}
