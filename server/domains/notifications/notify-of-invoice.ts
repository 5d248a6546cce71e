import { formatMoney } from "#shared/money/money.ts";
import type { Transaction } from "#server/database/open.ts";
import type { billingEvents } from "#server/domains/billing/index.ts";
import { accountsWith, timeZoneOf } from "#server/domains/companies/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

type OfInvoice = (typeof billingEvents)[
  | "refunded"
  | "refundFailed"
  | "paymentReturned"
  | "rewardsInvoiced"
  | "rewardsUnpaid"
  | "rewardsReminder"];
/** Notifies the people with the billing permission of a company's invoices, and employees when bonuses pause. */
export async function notifyOfInvoice(tx: Transaction, { name, data, at }: DomainEvent<OfInvoice>) {
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

type OfSeeker = (typeof billingEvents)["seekerRefunded" | "seekerRefundFailed" | "seekerPaymentReturned"];
/** Notifies a job seeker of what becomes of their money. */
export function notifyOfSeekerRefund(tx: Transaction, { name, data, at }: DomainEvent<OfSeeker>) {
  const { candidateId, total: amount, currency } = data;
  const words = { total: formatMoney({ amount, currency }), why: "why" in data ? data.why : "" };
  return notifyPeople(tx, { event: name, at, companyId: null, candidateId, words });
}

/** "December 12", on the company's calendar */
export async function dayOf(tx: Transaction, companyId: string, at: string) {
  const timeZone = await timeZoneOf(tx, companyId);
  return new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone }).format(new Date(at));
}
