import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/database/open.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { paymentFailed } from "#server/emails/payment-failed.ts";
import { publish } from "#server/events/events.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { billingEvents } from "./events.ts";
import type { Owner } from "./owners.ts";
import type { Invoice } from "./subscriptions.ts";

interface Refused {
  config: Config;
  now: Date;
  invoice: Invoice;
  why: string;
  keptUntil: Date;
}
/** Whoever has the plan hears that one more period could not be paid for. */
export async function tellOfRefusal(tx: Transaction, { kind, id }: Owner, refused: Refused) {
  const { now: at } = refused;
  if (kind === "company") return publish(tx, billingEvents.paymentFailed, { data: { companyId: id }, at });
  await publish(tx, billingEvents.seekerPaymentFailed, { data: { candidateId: id }, at });
  await emailSeeker(tx, id, refused);
}

/** Always sent, as it is about what the person has access to. */
async function emailSeeker(tx: Transaction, candidateId: string, refused: Refused) {
  const { config, now, invoice, why, keptUntil } = refused;
  const user = (await findProfile(tx, candidateId))?.user;
  if (!user || user.deletedAt) return;
  const email = paymentFailed.render(
    {
      name: user.fullName,
      due: { amount: invoice.total, currency: invoice.currency },
      why,
      keptUntil,
      timeZone: user.timeZone,
      url: `${config.publicUrl}/settings#plan`,
    },
    { postalAddress: config.MAIL_ADDRESS },
  );
  await enqueueEmail(tx, { to: user.email, userId: user.id, category: "account", email }, now);
}
