import type { Offer, OfferDraft } from "#contract/offers.ts";
import { ambiguityIn, amountText, readAmount } from "#shared/money/amount.ts";
import { minorUnits, wholeUnits } from "#shared/money/money.ts";
import type { OfferField } from "#shared/offers/offer-fields.ts";
import { standardOfferLetter } from "#shared/words/offer-letter.data.ts";

/** An offer as it is being written: pay in whole units, as it is typed. */
export interface OfferForm {
  title: string;
  pay: string;
  payCurrency: string;
  payPeriod: Offer["payPeriod"];
  startsOn: string;
  expiresOn: string;
  letter: string;
  /** Whose fields are asked for, and what stands in them. */
  templateId: string | null;
  fields: readonly OfferField[];
  values: Record<string, string>;
  approverIds: string[];
}

/** What a new offer begins with. */
export interface OfferBegin {
  title: string;
  currency: string;
  /** The one before, which ended. */
  last?: Offer | undefined;
}

export function formOf(offer: Offer | null, begin: OfferBegin): OfferForm {
  if (!offer) return begin.last ? formAfter(begin.last, begin) : emptyForm(begin);
  const { payAmount, payCurrency, payPeriod, startsOn, expiresOn, letter, approvers } = offer;
  const { templateId, fields } = offer;
  return {
    title: offer.title,
    pay: amountText(wholeUnits(payAmount, payCurrency)),
    payCurrency,
    payPeriod,
    startsOn: startsOn ?? "",
    expiresOn,
    letter,
    templateId,
    fields,
    values: Object.fromEntries(fields.map(({ key, value }) => [key, value])),
    approverIds: approvers.map(({ userId }) => userId),
  };
}

function emptyForm({ title, currency }: OfferBegin): OfferForm {
  return {
    title,
    pay: "",
    payCurrency: currency,
    payPeriod: "year",
    startsOn: "",
    expiresOn: "",
    letter: standardOfferLetter,
    templateId: null,
    fields: [],
    values: {},
    approverIds: [],
  };
}

/** Another offer to the same person; the words of one that was sent are filled in, so a template is chosen anew. */
function formAfter(last: Offer, begin: OfferBegin): OfferForm {
  const { letter, templateId, fields, values } = emptyForm(begin);
  const words = last.sentAt ? { letter, templateId, fields, values } : {};
  return { ...formOf(last, begin), startsOn: "", expiresOn: "", ...words };
}

/** Where what is typed waits on this device: about an application that has no offer yet, or in an offer. */
export const keptOffer = (id: string) => `offer:${id}`;

export function draftFrom({ pay, payCurrency, startsOn, fields: _, ...form }: OfferForm): OfferDraft {
  const currency = payCurrency.trim().toUpperCase();
  const units = ambiguityIn(pay) ? null : readAmount(pay);
  return {
    ...form,
    payCurrency: currency,
    payAmount: units === null ? 0 : minorUnits(units, currency),
    startsOn: startsOn || null,
  };
}
