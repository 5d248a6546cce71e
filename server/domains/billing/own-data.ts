import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { customerOf } from "./customers.ts";
import { voidOpen } from "./invoices.ts";
import { freeVersions, timeZoneOfOwner } from "./owners.ts";
import { listInvoices } from "./present-invoices.ts";
import { findSubscription, listMethods, neverChosen, openInvoice } from "./subscriptions.ts";
import { invoices, paymentCustomers, paymentMethods, subscriptions } from "./tables.ts";
import { billingTasks } from "./tasks.ts";

/** A job seeker's plan, cards and invoices. What was paid stays: in the ledger, which names nobody, and as an invoice without the name. */
export const billingData: OwnData = {
  async lost(db, { candidateId }) {
    if (!candidateId) return [];
    const owner = { kind: "candidate", id: candidateId } as const;
    const { state, periodEnd } = await findSubscription(db, owner);
    if (state !== "active" || !periodEnd) return [];
    const timeZone = await timeZoneOfOwner(db, owner);
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(periodEnd);
    return [`Plus, which is paid until ${day}`];
  },
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    return {
      plan: await db.select().from(subscriptions).where(eq(subscriptions.ownerId, candidateId)),
      cards: await listMethods(db, candidateId),
      invoices: await listInvoices(db, candidateId),
    };
  },
  async erase(tx, { candidateId: ownerId }, now) {
    if (!ownerId) return;
    await endPlan(tx, ownerId, now);
    const customerRef = await customerOf(tx, ownerId);
    if (customerRef) await enqueue(tx, billingTasks.forgetCustomer, { data: { customerRef }, at: now });
    await tx.delete(paymentMethods).where(eq(paymentMethods.ownerId, ownerId));
    await tx.delete(paymentCustomers).where(eq(paymentCustomers.ownerId, ownerId));
    await tx.update(invoices).set({ buyer: "Deleted account" }).where(eq(invoices.ownerId, ownerId));
  },
};

/** The row stays, so that a payment whose outcome is told later is known to be a job seeker's, and goes back. */
async function endPlan(tx: Transaction, ownerId: string, now: Date) {
  // Changes of one plan wait for each other.
  await tx.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId)).for("update");
  if ((await openInvoice(tx, ownerId))?.triedWith)
    throw conflict(
      "PAYMENT_UNDER_WAY",
      "A payment for your plan is on its way. Once we know what became of it, usually within minutes, you can delete your account.",
    );
  await voidOpen(tx, ownerId, now);
  await cancelTask(tx, `billing.turn:${ownerId}`);
  const over = { ...neverChosen, version: freeVersions.candidate, changedAt: now };
  await tx.update(subscriptions).set(over).where(eq(subscriptions.ownerId, ownerId));
}
