import { planVersions } from "#shared/plans/plans.data.ts";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/database/open.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { paymentFailed } from "#server/emails/payment-failed.ts";
import { plusEnded } from "#server/emails/plus-ended.ts";
import { publish } from "#server/events/events.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { billingEvents } from "./events.ts";
import { type Owner, freeVersions } from "./owners.ts";
import type { Invoice } from "./subscriptions.ts";

interface Telling {
  config: Config;
  now: Date;
}
interface Refused extends Telling {
  invoice: Invoice;
  why: string;
  keptUntil: Date;
}
/** Whoever has the plan hears that one more period could not be paid for. */
export async function tellOfRefusal(tx: Transaction, { kind, id }: Owner, refused: Refused) {
  const { now: at, invoice, why, keptUntil } = refused;
  if (kind === "company") return publish(tx, billingEvents.paymentFailed, { data: { companyId: id }, at });
  await publish(tx, billingEvents.seekerPaymentFailed, { data: { candidateId: id }, at });
  const due = { amount: invoice.total, currency: invoice.currency };
  await emailSeeker(tx, id, refused, ({ name, timeZone, url, sender }) =>
    paymentFailed.render({ name, due, why, keptUntil, timeZone, url }, sender),
  );
}

interface OfInvoice {
  invoiceId: string;
  total: number;
  currency: string;
  at: Date;
}
/** Tells the buyer that the purchase ended because the provider couldn’t be reached. */
export async function tellOfLapse(tx: Transaction, { kind, id }: Owner, { at, ...lapsed }: OfInvoice) {
  const { purchaseLapsed, seekerPurchaseLapsed } = billingEvents;
  if (kind === "company") await publish(tx, purchaseLapsed, { data: { companyId: id, ...lapsed }, at });
  else await publish(tx, seekerPurchaseLapsed, { data: { candidateId: id, ...lapsed }, at });
}

interface Returned extends OfInvoice {
  why: string;
}
/** Whoever paid what wasn't owed hears that it goes back, and why. */
export async function tellOfReturned(tx: Transaction, { kind, id }: Owner, { at, ...returned }: Returned) {
  const { paymentReturned, seekerPaymentReturned } = billingEvents;
  if (kind === "company") await publish(tx, paymentReturned, { data: { companyId: id, ...returned }, at });
  else await publish(tx, seekerPaymentReturned, { data: { candidateId: id, ...returned }, at });
}

/** Whoever had the plan hears that it ended, since it was not paid for in time. */
export async function tellOfEnd(tx: Transaction, { kind, id }: Owner, telling: Telling) {
  const { now: at } = telling;
  if (kind === "company") return publish(tx, billingEvents.standbyBegan, { data: { companyId: id }, at });
  await publish(tx, billingEvents.seekerPlanEnded, { data: { candidateId: id }, at });
  const applications = planVersions[freeVersions.candidate].includes.boardApplications;
  await emailSeeker(tx, id, telling, ({ name, url, sender }) =>
    plusEnded.render({ name, applications, url }, sender),
  );
}

interface Addressed {
  name: string;
  timeZone: string;
  url: string;
  sender: { postalAddress: string };
}
type Email = Parameters<typeof enqueueEmail>[1]["email"];
/** Always sent, as it is about what the person has access to. */
async function emailSeeker(
  tx: Transaction,
  candidateId: string,
  { config, now }: Telling,
  write: (to: Addressed) => Email,
) {
  const user = (await findProfile(tx, candidateId))?.user;
  if (!user || user.deletedAt) return;
  const email = write({
    name: user.fullName,
    timeZone: user.timeZone,
    url: `${config.publicUrl}/settings#plan`,
    sender: { postalAddress: config.MAIL_ADDRESS },
  });
  await enqueueEmail(tx, { to: user.email, userId: user.id, category: "account", email }, now);
}
