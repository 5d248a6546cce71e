import { and, desc, eq, inArray } from "drizzle-orm";
import { planRefusal } from "#contract/plan-needs.ts";
import type { TeamPermission } from "#contract/team-rights.ts";
import type { Viewer } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { type Holding, can } from "#shared/plans/can.ts";
import type { PlanFeature } from "#shared/plans/plans.data.ts";
import { type Owner, freeVersions } from "./owners.ts";
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
  return heldBy(db, { kind: "company", id: companyId });
}
/** The whole subscription, with the end of its paid period. */
export function planOf(db: Reader, companyId: string): Promise<Subscription> {
  return findSubscription(db, { kind: "company", id: companyId });
}
/** Why a company's plan doesn't include what a permission lets its team change; null where it does. Asked again by what was planned for later. */
export async function whyBeyondPlan(
  db: Reader,
  companyId: string,
  permission: TeamPermission,
): Promise<string | null> {
  return planRefusal(await holdingOf(db, companyId), permission)?.message ?? null;
}
/** Those of many companies whose plan doesn't include something. */
export async function companiesWithout(
  db: Reader,
  { companyIds, feature }: { companyIds: string[]; feature: PlanFeature },
): Promise<Set<string>> {
  const held = await db
    .select({
      id: subscriptions.ownerId,
      state: subscriptions.state,
      version: subscriptions.version,
      switches: subscriptions.switches,
    })
    .from(subscriptions)
    .where(and(inArray(subscriptions.ownerId, companyIds), eq(subscriptions.ownerKind, "company")));
  return new Set(held.filter((each) => !can(each, feature)).map(({ id }) => id));
}
export async function heldBy(db: Reader, owner: Owner): Promise<Holding> {
  const { state, version, switches } = await findSubscription(db, owner);
  return { state, version, switches };
}

export async function findSubscription(db: Reader, { kind, id }: Owner): Promise<Subscription> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, id));
  return found ?? { ...neverChosen, ownerId: id, ownerKind: kind, version: freeVersions[kind] };
}
export const neverChosen: Omit<Subscription, "ownerId" | "ownerKind" | "version"> = {
  state: "free",
  next: null,
  anchor: null,
  periods: 0,
  periodEnd: null,
  graceEnd: null,
  trialUsedAt: null,
  proRequestedAt: null,
  proNote: null,
  proPrice: null,
  switches: {},
  changedAt: new Date(0),
};

/** Changes of one plan wait for each other. */
export async function lockSubscription(
  tx: Transaction,
  { kind, id }: Owner,
  now: Date,
): Promise<Subscription> {
  const fresh = { ownerId: id, ownerKind: kind, version: freeVersions[kind], changedAt: now };
  await tx.insert(subscriptions).values(fresh).onConflictDoNothing();
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.ownerId, id)).for("update");
  return row!;
}

export async function saveSubscription(tx: Transaction, { ownerId, ...set }: Subscription) {
  await tx.update(subscriptions).set(set).where(eq(subscriptions.ownerId, ownerId));
}

export async function findInvoice(db: Reader, id: string): Promise<Invoice | undefined> {
  const [found] = await db.select().from(invoices).where(eq(invoices.id, id));
  return found;
}

/** Everything someone has yet to pay. */
export function openInvoices(db: Reader, ownerId: string): Promise<Invoice[]> {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.ownerId, ownerId), eq(invoices.state, "open")));
}
/** What they have yet to pay for their plan. */
export async function openInvoice(db: Reader, ownerId: string): Promise<Invoice | undefined> {
  return (await openInvoices(db, ownerId)).find(({ kind }) => kind === "plan");
}

/** Someone's cards, the one that is charged first. */
export function listMethods(db: Reader, ownerId: string): Promise<PaymentMethod[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.ownerId, ownerId))
    .orderBy(desc(paymentMethods.defaultSince), desc(paymentMethods.id));
}
