import Stripe from "stripe";
import type {
  Card,
  Charge,
  ChargeOutcome,
  Dispute,
  GivenBack,
  MadeBefore,
  Payments,
  RefundOutcome,
} from "./payments.ts";
import {
  disputeOf,
  newsOf,
  outcomeOf,
  paymentOf,
  reasonOf,
  refundOutcomeOf,
  unexplained,
  whyInvalid,
  whyNoRefund,
} from "./stripe-news.ts";
import { toStripe } from "./stripe-amounts.ts";

const usualPatienceMs = 15_000;
/** So many seconds our clock and the provider’s may differ. */
const clocksApart = 3600;

interface Settings {
  key: string;
  webhookSecret: string;
  /** Where its API is: Stripe's own, or whatever speaks as it does. */
  address(): Promise<URL>;
  /** How long an answer is waited for. */
  patienceMs?: number;
  /** How often it is asked again at once where none came. */
  repeats?: number;
}

/** Stripe, or the offline provider, which speaks the same. */
export class StripePayments implements Payments {
  private readonly settings: Settings;
  private readonly clients = new Map<string, Stripe>();
  constructor(settings: Settings) {
    this.settings = settings;
  }

  async openCustomer({ ownerId, name }: { ownerId: string; name: string }) {
    const stripe = await this.client();
    const idempotencyKey = `customer:${ownerId}`;
    return (await stripe.customers.create({ name, metadata: { ownerId } }, { idempotencyKey })).id;
  }
  async askForCard(wanted: { customerRef: string; returnTo: string; cancelTo: string }) {
    const stripe = await this.client();
    const { url } = await stripe.checkout.sessions.create({
      mode: "setup",
      // Else it offers every method that the operator's account has: a bank account or a wallet is no card.
      allowed_payment_method_types: ["card"],
      customer: wanted.customerRef,
      success_url: wanted.returnTo,
      cancel_url: wanted.cancelTo,
    });
    return { url: url! };
  }
  async typedCard(sessionRef: string) {
    const stripe = await this.client();
    const expand = ["setup_intent.payment_method"];
    const session = await stripe.checkout.sessions.retrieve(sessionRef, { expand }).catch(orMissing);
    const { customer = null, setup_intent: intent } = session ?? {};
    if (!intent || typeof intent === "string" || intent.status !== "succeeded") return null;
    const card = cardOf(intent.payment_method as Stripe.PaymentMethod);
    return card && { customerRef: idOf(customer)!, card };
  }
  async forgetCard(methodRef: string) {
    await (await this.client()).paymentMethods.detach(methodRef);
  }
  async forgetCustomer(customerRef: string) {
    await (await this.client()).customers.del(customerRef).catch(orMissing);
  }
  async charge(charge: Charge) {
    return chargeBy(await this.client(), charge);
  }
  async madeBefore({ invoiceId, attempt, customerRef, since }: MadeBefore) {
    const stripe = await this.client();
    const from = Math.floor(since.getTime() / 1000) - clocksApart;
    const among = customerRef ? { customer: customerRef } : { created: { gte: from } };
    for await (const intent of stripe.paymentIntents.list({ ...among, limit: 100 }))
      if (intent.metadata.invoiceId === invoiceId && intent.metadata.attempt === String(attempt))
        return outcomeOf(intent);
    return null;
  }
  async findPayment(paymentRef: string) {
    const stripe = await this.client();
    const intent = await stripe.paymentIntents.retrieve(paymentRef).catch(orMissing);
    return intent && paymentOf(intent);
  }
  async disputesSince(at: Date) {
    const stripe = await this.client();
    const created = { gte: Math.floor(at.getTime() / 1000) };
    const found: Dispute[] = [];
    for await (const each of stripe.disputes.list({ created, limit: 100 })) {
      const dispute = disputeOf(each);
      if (dispute) found.push(dispute);
    }
    return found;
  }
  async giveBack(back: GivenBack) {
    return giveBackBy(await this.client(), back);
  }
  readNews(body: Buffer, signature: string) {
    const { key, webhookSecret } = this.settings;
    return newsOf(new Stripe(key).webhooks.constructEvent(body, signature, webhookSecret));
  }

  private async client(): Promise<Stripe> {
    const { href, hostname, port, protocol } = await this.settings.address();
    const known = this.clients.get(href) ?? clientAt({ hostname, port, protocol }, this.settings);
    this.clients.set(href, known);
    return known;
  }
}

function clientAt(
  { hostname, port, protocol }: Pick<URL, "hostname" | "port" | "protocol">,
  { key, patienceMs = usualPatienceMs, repeats = 1 }: Settings,
) {
  return new Stripe(key, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: patienceMs,
    maxNetworkRetries: repeats,
    telemetry: false,
  });
}

async function chargeBy(stripe: Stripe, charge: Charge): Promise<ChargeOutcome> {
  const { invoiceId, attempt, customerRef, methodRef, amount, currency, description } = charge;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: toStripe(amount, currency),
        currency: currency.toLowerCase(),
        customer: customerRef,
        payment_method: methodRef,
        description,
        off_session: true,
        confirm: true,
        // No one is there to be led to another page; methods that need one would ask for the address that leads back.
        automatic_payment_methods: { enabled: true, allow_redirects: "never" },
        metadata: { invoiceId, attempt: String(attempt) },
      },
      { idempotencyKey: `invoice:${invoiceId}:${attempt}` },
    );
    return outcomeOf(intent);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      return { state: "refused", why: reasonOf(error.decline_code ?? error.code) };
    // Asked again it would be refused again.
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { state: "refused", why: whyInvalid[error.code ?? ""] ?? unexplained("charge", error.code) };
    throw error;
  }
}

/** Keys are forgotten after a day, and the refund itself is not. */
async function giveBackBy(stripe: Stripe, back: GivenBack): Promise<RefundOutcome> {
  const { key, invoiceId, paymentRef, part } = back;
  for await (const refund of stripe.refunds.list({ payment_intent: paymentRef, limit: 100 }))
    if (refund.metadata?.key === key) return refundOutcomeOf(refund);
  const amount = part ? { amount: toStripe(part.amount, part.currency) } : {};
  const wanted = { payment_intent: paymentRef, metadata: { key, invoiceId }, ...amount };
  try {
    return refundOutcomeOf(await stripe.refunds.create(wanted, { idempotencyKey: `refund:${key}` }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { state: "failed", why: whyNoRefund[error.code ?? ""] ?? unexplained("refund", error.code) };
    throw error;
  }
}

/** Null for any other method, which can’t be charged as a card is. */
function cardOf({ id, card }: Stripe.PaymentMethod): Card | null {
  if (!card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { methodRef: id, brand, last4, expMonth, expYear };
}

function orMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
  throw error;
}

function idOf(value: string | { id: string } | null) {
  return typeof value === "string" ? value : (value?.id ?? null);
}
