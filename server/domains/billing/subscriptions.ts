import { and, desc, eq } from "drizzle-orm";
import type { Viewer } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import type { Holding } from "#shared/plans/can.ts";
import { invoices, paymentMethods, subscriptions } from "./tables.ts";

export type Subscription = typeof subscriptions.$inferSelect;
export type Invoice = typeof invoices.$inferSelect;
export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** A member of a hiring team with the plan of their company; anyone else as they are. */
export async function withPlan(db: Reader, viewer: Viewer): Promise<Viewer> {
  return viewer.companyId && viewer.companyAdminId
    ? { ...viewer, plan: await holdingOf(db, viewer.companyId) }
    : viewer;
}

/** The plan a company has; Launch where it never chose one. */
export async function holdingOf(db: Reader, companyId: string): Promise<Holding> {
  const { state, version } = await findSubscription(db, companyId);
  return { state, version };
}

export async function findSubscription(db: Reader, companyId: string): Promise<Subscription> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
  return found ?? { ...onLaunch, companyId };
}
export const onLaunch: Omit<Subscription, "companyId"> = {
  state: "free",
  version: "launch-1",
  next: null,
  anchor: null,
  periods: 0,
  periodEnd: null,
  graceEnd: null,
  trialUsedAt: null,
  proRequestedAt: null,
  proNote: null,
  proPrice: null,
  changedAt: new Date(0),
};

/** Changes of one company's plan wait for each other. */
export async function lockSubscription(tx: Transaction, companyId: string, now: Date): Promise<Subscription> {
  await tx.insert(subscriptions).values({ companyId, changedAt: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .for("update");
  return row!;
}

export async function saveSubscription(tx: Transaction, { companyId, ...set }: Subscription) {
  await tx.update(subscriptions).set(set).where(eq(subscriptions.companyId, companyId));
}

export async function findInvoice(db: Reader, id: string): Promise<Invoice | undefined> {
  const [found] = await db.select().from(invoices).where(eq(invoices.id, id));
  return found;
}

export async function openInvoice(db: Reader, companyId: string): Promise<Invoice | undefined> {
  const open = and(eq(invoices.companyId, companyId), eq(invoices.state, "open"));
  const [found] = await db.select().from(invoices).where(open);
  return found;
}

/** A company's cards, the one that is charged first. */
export function listMethods(db: Reader, companyId: string): Promise<PaymentMethod[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.companyId, companyId))
    .orderBy(desc(paymentMethods.addedAt), desc(paymentMethods.id));
}
