import { eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { customerOf } from "./customers.ts";
import { voidOpen } from "./invoices.ts";
import { isPurchase } from "./present-invoices.ts";
import { type Owner, freeVersions, subjectOf } from "./owners.ts";
import { type Subscription, neverChosen, openInvoices } from "./subscriptions.ts";
import { billingDetails, paymentCustomers, paymentMethods, subscriptions } from "./tables.ts";
import { billingTasks } from "./tasks.ts";

const underWay: Record<Owner["kind"], string> = {
  candidate: "A payment for your plan is on its way.",
  company: "A payment of your company is on its way.",
};

/** Who paid for a plan is gone: it ends, nothing is owed for it anymore, and their cards and billing details are forgotten, here and at the provider. */
export async function endPlanOf(tx: Transaction, owner: Owner, now: Date) {
  const { id: ownerId } = owner;
  // Changes of one plan wait for each other.
  const [before] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.ownerId, ownerId))
    .for("update");
  const asked = (await openInvoices(tx, ownerId)).filter(({ triedWith }) => triedWith);
  if (asked.length > 0)
    throw conflict(
      "PAYMENT_UNDER_WAY",
      `${underWay[owner.kind]} Once we know what became of it, usually within minutes, ${asked.every(isPurchase) ? "or once you cancel the purchase, " : ""}you can delete your account.`,
    );
  await voidOpen(tx, ownerId, { now });
  await cancelTask(tx, `billing.turn:${ownerId}`);
  await free(tx, owner, { before, now });
  const customerRef = await customerOf(tx, ownerId);
  if (customerRef) await enqueue(tx, billingTasks.forgetCustomer, { data: { customerRef }, at: now });
  await tx.delete(billingDetails).where(eq(billingDetails.ownerId, ownerId));
  await tx.delete(paymentMethods).where(eq(paymentMethods.ownerId, ownerId));
  await tx.delete(paymentCustomers).where(eq(paymentCustomers.ownerId, ownerId));
}

/**
 * The row stays, so that a payment whose outcome is told later is known to be theirs, and goes back. A company keeps what
 * was decided about it: whoever takes it over has no second trial.
 */
async function free(
  tx: Transaction,
  owner: Owner,
  { before, now }: { before: Subscription | undefined; now: Date },
) {
  const version = freeVersions[owner.kind];
  const { trialUsedAt, switches } = (owner.kind === "company" && before) || neverChosen;
  const over = { ...neverChosen, trialUsedAt, switches, version, changedAt: now };
  await tx.update(subscriptions).set(over).where(eq(subscriptions.ownerId, owner.id));
  if (owner.kind === "candidate" || !before || before.state === over.state) return;
  await audit(
    tx,
    { viewer: null, now },
    {
      action: "plan.changed",
      subject: await subjectOf(tx, owner),
      before: { state: before.state, version: before.version },
      after: { state: over.state, version },
      why: "No one is left on the hiring team",
    },
  );
}
