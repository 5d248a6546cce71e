import type { PlanVersionId } from "#shared/plans/plans.data.ts";
import { audit } from "#server/audit/audit.ts";
import type { Config } from "#server/config.ts";
import type { Viewer } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { billingAccounts } from "./accounts.ts";
import { issueInvoice, voidOpen } from "./invoices.ts";
import { type Owner, freeVersions, isShutOut, subjectOf, tellOfChange, timeZoneOfOwner } from "./owners.ts";
import { amountInWords, quote } from "./quote.ts";
import { type Occasion, type Step, nextMoment, step } from "./step.ts";
import {
  type Invoice,
  type Subscription,
  listMethods,
  lockSubscription,
  openInvoice,
  saveSubscription,
} from "./subscriptions.ts";
import { billingTasks } from "./tasks.ts";
import { tellOfEnd } from "./tell-of-refusal.ts";
import { remindLater, tellOfTrialEnd } from "./trial-reminders.ts";
import type { PlanEvent } from "./transitions.data.ts";

export interface Change {
  event: PlanEvent;
  version?: PlanVersionId;
  /** The total that was shown; another one is refused with the truth. */
  expectedTotal?: number | undefined;
  reason?: string;
}
interface Turning {
  owner: Owner;
  config: Config;
  now: Date;
  viewer: Pick<Viewer, "userId" | "adminId"> | null;
}
interface Turned {
  after: Subscription;
  /** What is to be paid for the change. */
  invoiceId: string | null;
}
/** A person waits for the first payment of a plan; the task sees to it where that was interrupted. */
export const waitMs = 60_000;
/** How long a bank that takes its time is left before it is asked about again, until it has answered. */
export const askAgainMs = 3_600_000;
/** How long a provider that didn’t answer is left before it is asked again, until it does. */
const askSoonMs = 300_000;
export const soonAfter = (now: Date) => new Date(now.getTime() + askSoonMs);

/** What the clock did first, then the change; kept, told, and looked at again when the clock next matters. */
export async function turn(tx: Transaction, turning: Turning, change: Change | null): Promise<Turned> {
  const { owner, config, now, viewer } = turning;
  const shared = { timeZone: await timeZoneOfOwner(tx, owner), tax: taxOf(config) };
  const before = await lockSubscription(tx, owner, now);
  const caughtUp = await catchUp(tx, before, { ...shared, now });
  const { after, invoiceId } = change
    ? await makeChange(tx, caughtUp, { ...shared, ...change, now })
    : { after: caughtUp, invoiceId: null };
  if (after === before) return { after, invoiceId };
  await saveSubscription(tx, after);
  await lookAgain(tx, owner, nextMoment(after)?.at);
  if (after.state === "trial" && before.state !== "trial") await remindLater(tx, after, shared.timeZone);
  await audit(
    tx,
    { viewer, now },
    {
      action: "plan.changed",
      subject: await subjectOf(tx, owner),
      before: seen(before),
      after: seen(after),
      why: change?.reason ?? change?.event ?? null,
    },
  );
  await tellOfChange(tx, owner, now);
  if (before.state === "trial" && caughtUp.state === "free" && after.state === "free")
    await tellOfTrialEnd(tx, owner.id, now);
  if (before.state === "grace" && (caughtUp.state === "standby" || caughtUp.state === "free"))
    await tellOfEnd(tx, owner, { config, now });
  return { after, invoiceId };
}

async function lookAgain(tx: Transaction, { kind, id }: Owner, at: Date | undefined) {
  if (!at) return;
  const key = `billing.turn:${id}`;
  if (kind === "company") await enqueue(tx, billingTasks.turn, { data: { companyId: id }, at, key });
  else await enqueue(tx, billingTasks.turnSeeker, { data: { candidateId: id }, at, key });
}

/** Events that are due by the clock, in their order, each at its own moment. */
async function catchUp(tx: Transaction, subscription: Subscription, shared: Omit<Occasion, "event">) {
  let current = subscription;
  for (;;) {
    const due = nextMoment(current);
    if (!due || due.at > shared.now) return current;
    const { ownerKind, ownerId } = current;
    // Who can’t sign in to end their plan isn’t charged for one more month.
    if (due.event === "periodEnds" && (await isShutOut(tx, { kind: ownerKind, id: ownerId })))
      current = { ...current, next: freeVersions[ownerKind] };
    const occasion = { ...shared, event: due.event, now: due.at };
    const made = step(current, occasion);
    await take(tx, made, { ...occasion, chargeAt: shared.now });
    current = made.after;
  }
}

async function makeChange(tx: Transaction, subscription: Subscription, occasion: Occasion & Change) {
  const made = step(subscription, occasion);
  if (made.invoice) {
    refuseOtherAmount(made.invoice.total, subscription, occasion);
    const open = await openInvoice(tx, subscription.ownerId);
    if (open)
      throw conflict(
        "PAYMENT_UNDER_WAY",
        `A payment is on its way. Look again in a minute${open.grants && open.triedWith ? ", or cancel that purchase first" : ""}.`,
      );
    if ((await listMethods(tx, subscription.ownerId)).length === 0)
      throw conflict("PAYMENT_METHOD_NEEDED", "Add a card first, so that you can pay for the plan.");
  }
  const chargeAt = new Date(occasion.now.getTime() + waitMs);
  return { after: made.after, invoiceId: await take(tx, made, { ...occasion, chargeAt }) };
}

/** Why a plan that a bank was asked about doesn't begin. */
const whyVoid: Partial<Record<PlanEvent, string>> = {
  trialEnds: "Your free trial ended before the bank answered, so the plan didn’t begin.",
  cancelPurchase: "You canceled the purchase before it was paid, so the plan didn’t begin.",
  purchaseLapses: "We couldn’t reach our payment provider for a day, so the plan didn’t begin.",
  cancel: "You canceled before the bank answered, so the plan didn’t begin.",
  downgrade: "You moved to standby before the bank answered, so the plan didn’t begin.",
  subscribe: "You chose a smaller plan before the bank answered, so the larger one didn’t begin.",
  periodEnds: "The month ended before the bank answered, so the plan didn’t begin.",
  graceEnds: "It wasn’t paid in time, so the plan ended.",
};

/** Writes the invoice of a step, and takes back one that is owed no more. */
async function take(
  tx: Transaction,
  { after, invoice, period, voidsOpen, voidsUpgrade }: Step,
  occasion: Occasion & { chargeAt: Date },
) {
  const owner = { kind: after.ownerKind, id: after.ownerId };
  if (voidsOpen || voidsUpgrade)
    await voidOpen(tx, owner.id, {
      now: occasion.now,
      why: whyVoid[occasion.event],
      onlyUpgrade: !voidsOpen,
    });
  if (!invoice) return null;
  const invoiceId = await issueInvoice(tx, {
    owner,
    kind: "plan",
    goesTo: billingAccounts.plans,
    amounts: invoice,
    tax: occasion.tax,
    period,
    now: occasion.now,
  });
  await chargeLater(tx, { id: invoiceId, refusedTimes: 0 }, occasion.chargeAt);
  return invoiceId;
}

type Attempt = Pick<Invoice, "id" | "refusedTimes">;
/** Each attempt at an invoice is a task of its own: while one is being run, a webhook that tells of it writes the next. */
export function chargeLater(tx: Transaction, attempt: Attempt, at: Date) {
  return enqueue(tx, billingTasks.charge, { data: { invoiceId: attempt.id }, at, key: chargeKey(attempt) });
}
export function chargeKey({ id, refusedTimes }: Attempt) {
  return `billing.charge:${id}:${refusedTimes}`;
}

function refuseOtherAmount(total: number, subscription: Subscription, occasion: Occasion & Change) {
  const { expectedTotal, version = subscription.version } = occasion;
  if (expectedTotal === undefined || expectedTotal === total) return;
  const amount = amountInWords(quote(subscription, version, occasion));
  throw conflict("AMOUNT_CHANGED", `The amount is now ${amount}. Look at it again, then confirm.`, { total });
}

function seen({ state, version, next }: Subscription) {
  return { state, version, next };
}

export function taxOf({ TAX_NAME, TAX_PERCENT }: Config) {
  return { name: TAX_NAME, percent: TAX_PERCENT };
}
