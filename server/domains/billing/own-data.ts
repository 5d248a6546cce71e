import { eq, inArray } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { listInvoices } from "./present-invoices.ts";
import { listMethods } from "./subscriptions.ts";
import { invoiceRefunds, invoices, paymentCustomers, paymentMethods, subscriptions } from "./tables.ts";

/** A job seeker's plan, cards and invoices. What was paid stays in the ledger, which names nobody. */
export const billingData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    return {
      plan: await db.select().from(subscriptions).where(eq(subscriptions.ownerId, candidateId)),
      cards: await listMethods(db, candidateId),
      invoices: await listInvoices(db, candidateId),
    };
  },
  async erase(tx, { candidateId }) {
    if (!candidateId) return;
    await tx.delete(paymentMethods).where(eq(paymentMethods.ownerId, candidateId));
    await tx.delete(paymentCustomers).where(eq(paymentCustomers.ownerId, candidateId));
    const own = tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.ownerId, candidateId));
    await tx.delete(invoiceRefunds).where(inArray(invoiceRefunds.invoiceId, own));
    await tx.delete(invoices).where(eq(invoices.ownerId, candidateId));
    await tx.delete(subscriptions).where(eq(subscriptions.ownerId, candidateId));
  },
};
