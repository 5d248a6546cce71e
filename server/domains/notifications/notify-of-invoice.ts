import { formatMoney } from "#shared/money/money.ts";
import type { Transaction } from "#server/database/open.ts";
import { billingEvents } from "#server/domains/billing/index.ts";
import { accountsWith, timeZoneOf } from "#server/domains/companies/index.ts";
import { type DomainEvent, type Reaction, on } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

const ofCompanies = [
  billingEvents.refunded,
  billingEvents.refundFailed,
  billingEvents.paymentReturned,
  billingEvents.purchaseLapsed,
  billingEvents.rewardsInvoiced,
  billingEvents.rewardsUnpaid,
  billingEvents.rewardsReminder,
];
const ofSeekers = [
  billingEvents.seekerRefunded,
  billingEvents.seekerRefundFailed,
  billingEvents.seekerPaymentReturned,
  billingEvents.seekerPurchaseLapsed,
];

/** Notifies the people with the billing permission of a company's invoices, and employees when bonuses pause. */
async function notifyOfInvoice(
  tx: Transaction,
  { name, data, at }: DomainEvent<(typeof ofCompanies)[number]>,
) {
  const { companyId, total: amount, currency } = data;
  const due = "dueAt" in data ? await dayOf(tx, companyId, data.dueAt) : "";
  return notifyPeople(tx, {
    event: name,
    at,
    companyId,
    namedUserIds: await accountsWith(tx, companyId, "billing"),
    words: { total: formatMoney({ amount, currency }), due, why: "why" in data ? data.why : "" },
    ...("to" in data && { to: data.to }),
  });
}

/** Notifies a job seeker of what becomes of their money. */
function notifyOfSeekerRefund(tx: Transaction, { name, data, at }: DomainEvent<(typeof ofSeekers)[number]>) {
  const { candidateId, total: amount, currency } = data;
  const words = { total: formatMoney({ amount, currency }), why: "why" in data ? data.why : "" };
  return notifyPeople(tx, { event: name, at, companyId: null, candidateId, words });
}

/** Of all that becomes of someone’s invoices. */
export const ofInvoices: Reaction[] = [
  ...ofCompanies.map((event) => on(event, "notifications", notifyOfInvoice)),
  ...ofSeekers.map((event) => on(event, "notifications", notifyOfSeekerRefund)),
];

/** "December 12", on the company's calendar */
export async function dayOf(tx: Transaction, companyId: string, at: string) {
  const timeZone = await timeZoneOf(tx, companyId);
  return new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone }).format(new Date(at));
}
