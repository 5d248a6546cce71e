import { randomUUID } from "node:crypto";
import { leastCharge } from "#shared/money/charges.ts";
import {
  type Row,
  type Told,
  answersOfBanks,
  cards,
  endDispute,
  isDisputed,
  paymentEvent,
  testBankAccount,
} from "./offline-banks.ts";
import { fromStripe, stepAtStripe } from "./stripe-amounts.ts";

export interface Answer {
  status: number;
  body: object;
  events?: Told[];
}
interface Caller {
  key: string;
  host: string;
  /** Whether it asks for a change; what only reads has no key. */
  changes: boolean;
  /** Whether its bank takes its time over what it asks for. */
  slowBank?: boolean;
}
interface State {
  rows: Record<string, Row>;
  /** What a call with an idempotency key was answered with. */
  answers: Record<string, { asked: string; status: number; body: object; at: number }>;
}
/** How long Stripe keeps them at least. */
const answersKeptMs = 86_400_000;
/** Stripe takes eight digits of most currencies. */
const largestCharge = 99_999_999;

/** What the offline provider knows, and what its calls do to it. */
export class OfflineAccount {
  readonly state: State;
  private readonly now: () => Date;
  constructor(state: State = { rows: {}, answers: {} }, now = () => new Date()) {
    this.state = state;
    this.now = now;
  }

  newId(prefix: string) {
    return `${prefix}_${randomUUID().replaceAll("-", "")}`;
  }
  session(id: string) {
    return this.state.rows[id];
  }
  /** Payments that went through, for tests to count. */
  get payments() {
    return Object.values(this.state.rows).filter(
      ({ object, status }) => object === "payment_intent" && status === "succeeded",
    );
  }

  problemOf({ cardsOnly }: Row, number: string) {
    if (cards[number] || (number === testBankAccount && !cardsOnly)) return null;
    return "This isn’t a test card. Try 4242 4242 4242 4242.";
  }
  /** Someone typed a card on the page of a session, or a bank account; all that is kept of it is its end. */
  complete(sessionId: string, number: string): Row {
    const session = this.state.rows[sessionId]!;
    const method = this.make("pm", {
      object: "payment_method",
      ...methodOf(number),
      customer: session.customer,
    });
    const intent = this.make("seti", {
      object: "setup_intent",
      status: "succeeded",
      payment_method: method.id,
    });
    return Object.assign(session, { status: "complete", setup_intent: intent.id });
  }

  /** What banks took their time over is decided now: payments, refunds, and disputes of what was paid. */
  banksAnswer(): Told[] {
    return answersOfBanks(Object.values(this.state.rows), (dispute) => this.make("du", dispute));
  }
  /** Its bank decides a dispute. */
  endDispute(id: string, status: "won" | "lost"): Told {
    return endDispute(this.state.rows[id]!, status);
  }

  /** For a day, the same key with the same content is answered as before. */
  call(path: string, given: URLSearchParams, caller: Caller): Answer {
    const { key, changes } = caller;
    const asked = `${path}?${given}`;
    const at = this.now().getTime();
    const known = key ? this.state.answers[key] : undefined;
    const before = known && at - known.at < answersKeptMs ? known : undefined;
    if (before && before.asked !== asked)
      return {
        status: 400,
        body: { error: { type: "idempotency_error", message: "This key was used for another call." } },
      };
    if (before) return before;
    const made = changes ? this.act(path, given, caller) : this.show(path, given);
    if (key && made.status < 500)
      this.state.answers[key] = { asked, status: made.status, body: made.body, at };
    return made;
  }

  private show(path: string, given: URLSearchParams): Answer {
    const last = path.split("/").at(-1)!;
    if (last === "payment_intents") {
      const customer = given.get("customer");
      return ok(this.list(last, customer ? { customer } : {}));
    }
    if (last === "refunds") return ok(this.list(last, { payment_intent: given.get("payment_intent") }));
    if (last === "disputes") return ok(this.list(last, {}));
    const row = this.state.rows[last];
    return row ? ok(row.object === "checkout.session" ? this.expanded(row) : row) : missing();
  }
  /** The newest first, as Stripe lists them. */
  private list(path: string, of: Row) {
    const object = path.slice(0, -1);
    const mine = Object.values(this.state.rows).filter(
      (row) => row.object === object && Object.entries(of).every(([name, value]) => row[name] === value),
    );
    return { object: "list", url: `/v1/${path}`, has_more: false, data: mine.toReversed() };
  }

  private act(path: string, given: URLSearchParams, { host, slowBank = false }: Caller): Answer {
    const [, , kind = "", id = "", then] = path.split("/");
    switch (`${kind}${then === "detach" ? ".detach" : ""}`) {
      case "customers": {
        const customer = this.state.rows[id];
        if (customer) return ok(this.forget(customer));
        return id ? missing() : ok(this.make("cus", { object: "customer", name: given.get("name") }));
      }
      case "checkout":
        return this.openSession(given, host);
      case "payment_methods.detach": {
        const method = this.state.rows[id];
        return method ? ok(Object.assign(method, { customer: null })) : missing();
      }
      case "payment_intents":
        return this.pay(given, slowBank);
      case "refunds":
        return this.giveBack(given);
      default:
        return missing();
    }
  }

  /** A customer that exists is only ever called to be deleted. */
  private forget(customer: Row): Row {
    const { rows } = this.state;
    for (const row of Object.values(rows)) if (row.customer === customer.id) row.customer = null;
    delete rows[String(customer.id)];
    return { id: customer.id, object: "customer", deleted: true };
  }
  private openSession(given: URLSearchParams, host: string): Answer {
    const allowed = given.get("allowed_payment_method_types[0]");
    if (!allowed && !given.get("currency")) return refused("parameter_missing", "Missing: currency.");
    const session = this.make("cs", {
      object: "checkout.session",
      mode: "setup",
      status: "open",
      customer: given.get("customer"),
      success_url: given.get("success_url"),
      cancel_url: given.get("cancel_url"),
      setup_intent: null,
      cardsOnly: allowed === "card",
    });
    return ok(Object.assign(session, { url: `http://${host}/pay/${String(session.id)}` }));
  }
  private expanded(session: Row) {
    const intent = this.state.rows[String(session.setup_intent)];
    const method = intent && this.state.rows[String(intent.payment_method)];
    return { ...session, setup_intent: intent ? { ...intent, payment_method: method } : null };
  }

  private pay(given: URLSearchParams, slowBank: boolean): Answer {
    const method = this.state.rows[given.get("payment_method") ?? ""];
    if (!method || method.customer !== given.get("customer")) return missing();
    if (given.get("automatic_payment_methods[allow_redirects]") !== "never" && !given.get("return_url"))
      return refused("parameter_missing", "A return_url must be specified.");
    const amount = Number(given.get("amount"));
    const currency = given.get("currency") ?? "";
    const problem = problemOfAmount(amount, currency);
    if (problem) return problem;
    const outcome = {
      status: method.refused ? "requires_payment_method" : "succeeded",
      last_payment_error: method.refused && { code: "card_declined", decline_code: method.refused },
    };
    const intent = this.make("pi", {
      object: "payment_intent",
      customer: given.get("customer"),
      amount,
      currency,
      metadata: { invoiceId: given.get("metadata[invoiceId]"), attempt: given.get("metadata[attempt]") },
      later: method.later,
      ...(slowBank ? { status: "processing", last_payment_error: null, becomes: outcome } : outcome),
    });
    if (slowBank) return ok(intent);
    const made = method.refused ? declined(String(method.refused)) : ok(intent);
    return { ...made, events: [paymentEvent(intent)] };
  }

  /** A payment is never given back by more than it was. */
  private giveBack(given: URLSearchParams): Answer {
    const paid = this.state.rows[given.get("payment_intent") ?? ""];
    if (!paid) return missing();
    if (isDisputed(Object.values(this.state.rows), paid.id))
      return refused("charge_disputed", "This payment has been charged back.");
    const refunds = Object.values(this.state.rows).filter(
      ({ object, payment_intent, status }) =>
        object === "refund" && payment_intent === paid.id && status !== "failed",
    );
    const left = refunds.reduce((rest, { amount }) => rest - Number(amount), Number(paid.amount));
    const amount = Number(given.get("amount") ?? left);
    if (amount < 1 || amount > left)
      return refused("charge_already_refunded", "This is more than is left of the payment.");
    const metadata = { key: given.get("metadata[key]"), invoiceId: given.get("metadata[invoiceId]") };
    const status = paid.later === "refunds slowly" ? "pending" : "succeeded";
    const { later, currency } = paid;
    const refund = { object: "refund", status, payment_intent: paid.id, amount, currency, metadata, later };
    return ok(this.make("re", refund));
  }

  private make(prefix: string, values: Row): Row {
    const id = this.newId(prefix);
    return (this.state.rows[id] = { id, ...values });
  }
}

/** What is kept of what was typed. */
function methodOf(number: string): Row {
  const last4 = number.slice(-4);
  if (number === testBankAccount) return { type: "us_bank_account", us_bank_account: { last4 } };
  const { brand, refused, later } = cards[number]!;
  const card = { brand, last4, exp_month: 12, exp_year: new Date().getFullYear() + 3 };
  return { type: "card", card, refused, later };
}

function problemOfAmount(amount: number, currency: string): Answer | null {
  if (!Number.isInteger(amount)) return refused("parameter_invalid_integer", `Invalid integer: ${amount}`);
  if (fromStripe(amount, currency) < leastCharge(currency.toUpperCase()))
    return refused("amount_too_small", "The amount must be at least $0.50.");
  if (amount > largestCharge)
    return refused("amount_too_large", "The amount must be no more than $999,999.99.");
  if (amount % stepAtStripe(currency) === 0) return null;
  return refused("invalid_charge_amount_no_decimal_compatible", `Invalid amount for ${currency}.`);
}

/** What a bank refuses is answered as Stripe does. */
export function declined(reason: string): Answer {
  const error = {
    type: "card_error",
    code: "card_declined",
    decline_code: reason,
    message: "Your card was declined.",
  };
  return { status: 402, body: { error } };
}
function ok(body: object): Answer {
  return { status: 200, body };
}
function missing(): Answer {
  return refused("resource_missing", "No such object", 404);
}
function refused(code: string, message: string, status = 400): Answer {
  return { status, body: { error: { type: "invalid_request_error", code, message } } };
}
