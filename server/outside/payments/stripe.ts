import Stripe from "stripe";
import type { Card, Charge, ChargeOutcome, GivenBack, PaymentNews, Payments } from "./payments.ts";

const usualPatienceMs = 15_000;

interface Settings {
  key: string;
  webhookSecret: string;
  /** Where its API is: Stripe's own, or whatever speaks as it does. */
  address(): Promise<URL>;
  /** How long an answer is waited for, twice. */
  patienceMs?: number;
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
      currency: "usd",
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
    return { customerRef: idOf(customer)!, card: cardOf(intent.payment_method as Stripe.PaymentMethod) };
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
  async madeBefore({ invoiceId, attempt, customerRef: customer }: Parameters<Payments["madeBefore"]>[0]) {
    const stripe = await this.client();
    for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 }))
      if (intent.metadata.invoiceId === invoiceId && intent.metadata.attempt === String(attempt))
        return outcomeOf(intent);
    return null;
  }
  async giveBack({ key, paymentRef, amount }: GivenBack) {
    const stripe = await this.client();
    const part = amount === null ? {} : { amount };
    await stripe.refunds.create({ payment_intent: paymentRef, ...part }, { idempotencyKey: `refund:${key}` });
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
  { key, patienceMs = usualPatienceMs }: Settings,
) {
  return new Stripe(key, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

async function chargeBy(stripe: Stripe, charge: Charge): Promise<ChargeOutcome> {
  const { invoiceId, attempt, customerRef, methodRef, amount, currency, description } = charge;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        customer: customerRef,
        payment_method: methodRef,
        description,
        off_session: true,
        confirm: true,
        metadata: { invoiceId, attempt: String(attempt) },
      },
      { idempotencyKey: `invoice:${invoiceId}:${attempt}` },
    );
    return outcomeOf(intent);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      return { state: "refused", why: reasonOf(error.decline_code ?? error.code) };
    // The card was removed before the provider heard of the payment.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
      return { state: "refused", why: "The card was removed." };
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "amount_too_small")
      return { state: "refused", why: "This is less than a card can be charged." };
    throw error;
  }
}

function outcomeOf({ id, status, last_payment_error: problem }: Stripe.PaymentIntent): ChargeOutcome {
  if (status === "succeeded") return { state: "paid", paymentRef: id };
  if (status === "processing") return { state: "waiting" };
  return { state: "refused", why: reasonOf(problem?.decline_code ?? problem?.code) };
}

/** Whatever else a bank says means that it refuses. */
function reasonOf(code: string | undefined) {
  if (code === "insufficient_funds") return "The card hasn’t enough funds.";
  if (code === "expired_card") return "The card has expired.";
  if (code === "authentication_required")
    return "The bank asks for a confirmation that this card needs each time.";
  return "The bank refused the card.";
}

function newsOf(event: Stripe.Event): PaymentNews | null {
  switch (event.type) {
    case "checkout.session.completed":
      return { kind: "card", sessionRef: event.data.object.id };
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed": {
      const intent = event.data.object;
      const { invoiceId, attempt } = intent.metadata;
      if (!invoiceId) return null;
      return { kind: "payment", invoiceId, attempt: Number(attempt), outcome: outcomeOf(intent) };
    }
    default:
      return null;
  }
}

function cardOf({ id, card }: Stripe.PaymentMethod): Card {
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card!;
  return { methodRef: id, brand, last4, expMonth, expYear };
}

function orMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
  throw error;
}

function idOf(value: string | { id: string } | null) {
  return typeof value === "string" ? value : (value?.id ?? null);
}
