import { and, asc, eq, isNotNull } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext, CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { billingEvents } from "./events.ts";
import { lockSubscription, saveSubscription } from "./subscriptions.ts";
import { subscriptions } from "./tables.ts";

/** Asks for the plan whose price is agreed; administrators see it. */
export function requestPro({ db, viewer, now }: CompanyContext, companyId: string, note: string) {
  if (companyId !== viewer.companyId) throw notFound("Company");
  return db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, { kind: "company", id: companyId }, now());
    await saveSubscription(tx, { ...subscription, proRequestedAt: now(), proNote: note });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "plan.proRequested",
        subject: { kind: "company", id: companyId, companyId },
        after: { note },
      },
    );
    await publish(tx, billingEvents.planChanged, { data: { companyId }, at: now() });
  });
}

/** Companies that asked for Pro, the longest waiting first. */
export async function listProRequests(db: Reader) {
  const rows = await db
    .select({
      companyId: subscriptions.ownerId,
      companyName: companies.companyName,
      note: subscriptions.proNote,
      price: subscriptions.proPrice,
      requestedAt: subscriptions.proRequestedAt,
    })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.ownerId))
    .where(isNotNull(subscriptions.proRequestedAt))
    .orderBy(asc(subscriptions.proRequestedAt));
  return rows.map((row) => ({ ...row, requestedAt: row.requestedAt! }));
}

/** What Pro costs a company from now on; one that has Pro keeps its price. */
export function agreeOnPrice({ db, viewer, now }: AdminContext, companyId: string, price: number) {
  return db.transaction(async (tx) => {
    const asked = and(eq(subscriptions.ownerId, companyId), isNotNull(subscriptions.proRequestedAt));
    const [before] = await tx.select().from(subscriptions).where(asked).for("update");
    if (!before) throw notFound("Request");
    if (before.version === "pro-1")
      throw conflict("HAS_PRO", "This company has Pro already, and keeps the price it agreed to.");
    await saveSubscription(tx, { ...before, proPrice: price });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "plan.proPriced",
        subject: { kind: "company", id: companyId, companyId },
        before: { price: before.proPrice },
        after: { price },
      },
    );
    await publish(tx, billingEvents.proPriced, { data: { companyId }, at: now() });
    return listProRequests(tx);
  });
}
