import { and, eq, sql } from "drizzle-orm";
import { addDays } from "#shared/times/add-days.ts";
import { daysBetweenAttempts } from "#shared/plans/plans.data.ts";
import type { Config } from "#server/config.ts";
import type { Outside } from "#server/context.ts";
import type { Database, Transaction } from "#server/database/open.ts";
import type { ChargeOutcome, PaymentNews, Payments } from "#server/outside/payments/payments.ts";
import { publish } from "#server/events/events.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { billingEvents } from "./events.ts";
import { giveBackStray } from "./give-back.ts";
import { type Paid, keepPeriod, settleInvoice, voidOpen } from "./invoices.ts";
import { type Invoice, findInvoice, listMethods, lockSubscription } from "./subscriptions.ts";
import { type Owner, ownerWithId, tellOfChange } from "./owners.ts";
import { customerOf } from "./customers.ts";
import { invoices } from "./tables.ts";
import { tellOfLapse, tellOfRefusal, tellOfReturned } from "./tell-of-refusal.ts";
import { pauseOf } from "./unpaid-rewards.ts";
import { askAgainMs, chargeKey, chargeLater, soonAfter, turn } from "./turn.ts";
import { invoiceNumber, isPurchase } from "./present-invoices.ts";

interface Known {
  config: Config;
  now: Date;
}
/** What became of one attempt at an invoice. */
export interface Attempted {
  invoiceId: string;
  attempt: number;
  /** Unknown where the provider didn’t answer. */
  outcome: ChargeOutcome | { state: "unknown" };
}

/** Asks the provider for what an invoice says; null where nothing is open. */
export async function attempt(
  db: Database,
  { payments, report }: Outside,
  invoiceId: string,
): Promise<Attempted | null> {
  const invoice = await findInvoice(db, invoiceId);
  if (!invoice || !payments) return null;
  const attempted = { invoiceId, attempt: invoice.refusedTimes };
  try {
    const outcome = await outcomeOf(db, payments, invoice);
    return outcome && { ...attempted, outcome };
  } catch (error) {
    report("a payment", error);
    return { ...attempted, outcome: { state: "unknown" } };
  }
}

/** Throws where nobody knows what became of it. */
async function outcomeOf(db: Database, payments: Payments, invoice: Invoice): Promise<ChargeOutcome | null> {
  const {
    id: invoiceId,
    ownerId,
    state,
    total: amount,
    currency,
    number,
    refusedTimes,
    triedWith,
    issuedAt,
  } = invoice;
  const customerRef = await customerOf(db, ownerId);
  const which = { invoiceId, attempt: refusedTimes };
  // An earlier try may have gone through without an answer, also where the invoice was voided since or its card removed.
  const unknown = triedWith && (state === "open" || state === "void");
  const before = unknown ? await payments.madeBefore({ ...which, customerRef, since: issuedAt }) : null;
  if (before) return before;
  if (state !== "open") return null;
  const [card] = await listMethods(db, ownerId);
  if (!card) return { state: "refused", why: "There is no card to charge." };
  const methodRef = await holdMethod(db, invoiceId, card.methodRef);
  if (!methodRef) return null;
  const description = `Invoice ${invoiceNumber(number)}`;
  return payments.charge({ ...which, customerRef: customerRef!, methodRef, amount, currency, description });
}

/** The card this attempt uses, even if another was added before its outcome was known; null if the invoice is no longer open. */
async function holdMethod(db: Database, invoiceId: string, methodRef: string) {
  const triedWith = sql`coalesce(${invoices.triedWith}, ${methodRef})`;
  const held = await db
    .update(invoices)
    .set({ triedWith })
    .where(and(eq(invoices.id, invoiceId), eq(invoices.state, "open")))
    .returning({ triedWith: invoices.triedWith });
  return held[0]?.triedWith ?? null;
}

/** Keeps what became of an attempt, however often it is told; what came for an invoice that is owed no more goes back. One without an outcome is asked about again, at a given time where someone waits for it. */
export async function keepAttempt(
  tx: Transaction,
  known: Known,
  attempted: Attempted,
  againAt = nextAsked(attempted, known.now),
) {
  const { invoiceId, attempt, outcome } = attempted;
  const ownerId = (await findInvoice(tx, invoiceId))?.ownerId;
  if (!ownerId) return;
  const { config, now } = known;
  const owner = await ownerWithId(tx, ownerId);
  const isKnown = outcome.state !== "waiting" && outcome.state !== "unknown";
  // Before the subscription: the task that asks again takes its locks in that order.
  if (!isKnown) await chargeLater(tx, { id: invoiceId, refusedTimes: attempt }, againAt);
  await lockSubscription(tx, owner, now);
  if (!isKnown) return keepUnanswered(tx, known, owner, attempted);
  await turn(tx, { owner, config, now, viewer: null }, null);
  const invoice = (await findInvoice(tx, invoiceId))!;
  if (outcome.state === "paid")
    await keepPaid(tx, known, invoice, { paymentRef: outcome.paymentRef, paidBy: "provider", now });
  else if (invoice.state === "open" && invoice.refusedTimes === attempt)
    await keepRefusal(tx, known, invoice, outcome.why);
}

/** When we ask again, even if a webhook should tell us: it may get lost. */
function nextAsked({ outcome }: Attempted, now: Date) {
  return outcome.state === "waiting" ? new Date(now.getTime() + askAgainMs) : soonAfter(now);
}

/** Records since when we can’t reach the provider; a purchase ends after a day of that. */
async function keepUnanswered(
  tx: Transaction,
  { config, now }: Known,
  owner: Owner,
  { invoiceId, attempt, outcome }: Attempted,
) {
  const reached = outcome.state === "waiting";
  const turning = { owner, config, now, viewer: null };
  await turn(tx, turning, null);
  const invoice = (await findInvoice(tx, invoiceId))!;
  if (invoice.state !== "open" || invoice.refusedTimes !== attempt) return;
  const { unansweredSince, total, currency } = invoice;
  if (reached !== (unansweredSince === null)) {
    const since = reached ? null : now;
    await tx.update(invoices).set({ unansweredSince: since }).where(eq(invoices.id, invoiceId));
    await tellOfChange(tx, owner, now);
  }
  if (reached || !isPurchase(invoice) || !unansweredSince || now < addDays(unansweredSince, 1)) return;
  await turn(tx, turning, { event: "purchaseLapses" });
  await tellOfLapse(tx, owner, { invoiceId, total, currency, at: now });
}

/** What an invoice asked for has arrived, by the provider or a bank. */
export async function keepPaid(tx: Transaction, { config, now }: Known, invoice: Invoice, paid: Paid) {
  const { id, ownerId, kind, state, grants, total, currency } = invoice;
  if (state !== "open") {
    if (invoice.paymentRef !== paid.paymentRef) await returnStray(tx, invoice, paid.paymentRef, now);
    return;
  }
  await settleInvoice(tx, invoice, paid);
  await cancelTask(tx, chargeKey(invoice));
  const owner = await ownerWithId(tx, ownerId);
  if (kind === "rewards")
    return publish(tx, billingEvents.rewardsPaid, {
      data: { companyId: owner.id, invoiceId: id, total, currency },
      at: now,
    });
  const turning = { owner, config, now, viewer: null };
  if (!grants) return turn(tx, turning, { event: "paymentArrives" });
  const { after } = await turn(tx, turning, { event: "planPaid", version: grants });
  await keepPeriod(tx, id, { from: now, to: after.periodEnd! });
}

/** What isn't owed goes back, and its sender hears why. */
async function returnStray(tx: Transaction, invoice: Invoice, paymentRef: string, now: Date) {
  if (!(await giveBackStray(tx, invoice, paymentRef, now))) return;
  const { id, ownerId, state, problem, total, currency } = invoice;
  const why =
    state === "void" ? (problem ?? "It was no longer owed.") : "This invoice had already been paid.";
  await tellOfReturned(tx, await ownerWithId(tx, ownerId), { invoiceId: id, total, currency, why, at: now });
}

/** A plan that was not paid for doesn't begin; anything else is tried again, one more period until the time to pay is over. */
async function keepRefusal(tx: Transaction, { config, now }: Known, invoice: Invoice, why: string) {
  const { id, ownerId, kind, grants, total, currency } = invoice;
  const owner = await ownerWithId(tx, ownerId);
  const refusedTimes = sql`${invoices.refusedTimes} + 1`;
  await tx
    .update(invoices)
    .set({ refusedTimes, problem: why, triedWith: null, unansweredSince: null })
    .where(eq(invoices.id, id));
  await cancelTask(tx, chargeKey(invoice));
  // The refusal may come long after the person asked, from a webhook.
  await tellOfChange(tx, owner, now);
  if (grants) return voidOpen(tx, ownerId, { now });
  const next = { id, refusedTimes: invoice.refusedTimes + 1 };
  const nextTry = addDays(now, daysBetweenAttempts);
  const isFirst = invoice.refusedTimes === 0;
  if (kind === "rewards") {
    const { dueAt } = invoice;
    // After that someone has to pay or add a card: banks start to refuse a card that is tried too often.
    if (dueAt && nextTry < pauseOf(dueAt)) await chargeLater(tx, next, nextTry);
    const data = { companyId: ownerId, invoiceId: id, total, currency };
    if (isFirst) await publish(tx, billingEvents.rewardsUnpaid, { data, at: now });
    return;
  }
  await chargeLater(tx, next, nextTry);
  const { after } = await turn(tx, { owner, config, now, viewer: null }, { event: "paymentFails" });
  if (isFirst) await tellOfRefusal(tx, owner, { config, now, invoice, why, keptUntil: after.graceEnd! });
}

/** What a webhook told of a payment. */
export function keepPayment(db: Database, known: Known, news: Extract<PaymentNews, { kind: "payment" }>) {
  return db.transaction((tx) => keepAttempt(tx, known, news));
}
