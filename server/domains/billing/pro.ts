import { and, asc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { ProRequestList } from "#contract/billing.ts";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext, CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { billingEvents } from "./events.ts";
import { type Subscription, lockSubscription, saveSubscription } from "./subscriptions.ts";
import { subscriptions } from "./tables.ts";

/** Asks for the plan whose price is agreed; administrators see it. */
export function requestPro({ db, viewer, now }: CompanyContext, companyId: string, note: string) {
  if (companyId !== viewer.companyId) throw notFound("Company");
  return db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, { kind: "company", id: companyId }, now());
    if (subscription.proPrice !== null)
      throw conflict("PRICE_AGREED", "Your price for Pro is on your plan already. Choose Pro to start.");
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

const asked = isNotNull(subscriptions.proRequestedAt);
const onList: Record<ProRequestList, ReturnType<typeof and>> = {
  open: and(asked, isNull(subscriptions.proPrice)),
  priced: and(asked, isNotNull(subscriptions.proPrice), ne(subscriptions.version, "pro-1")),
};
/** Companies that asked for Pro, the longest waiting first. */
export async function listProRequests(db: Reader, list: ProRequestList) {
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
    .where(onList[list])
    .orderBy(asc(subscriptions.proRequestedAt));
  return rows.map((row) => ({ ...row, requestedAt: row.requestedAt! }));
}

/** What Pro costs a company from now on; one that has Pro keeps its price. */
export function agreeOnPrice({ db, viewer, now }: AdminContext, companyId: string, price: number) {
  return db.transaction(async (tx) => {
    const before = await lockRequest(tx, companyId);
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
    return listProRequests(tx, "open");
  });
}

/** The company doesn’t get Pro for now; its team hears why, and can ask again. */
export function declinePro({ db, viewer, now }: AdminContext, companyId: string, why: string) {
  return db.transaction(async (tx) => {
    const before = await lockRequest(tx, companyId);
    if (before.proPrice !== null)
      throw conflict("PRICE_AGREED", "This company has a price already. Change the price instead.");
    await saveSubscription(tx, { ...before, proRequestedAt: null, proNote: null });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "plan.proDeclined",
        subject: { kind: "company", id: companyId, companyId },
        before: { note: before.proNote },
        why,
      },
    );
    await publish(tx, billingEvents.proDeclined, { data: { companyId, why }, at: now() });
    return listProRequests(tx, "open");
  });
}

async function lockRequest(tx: Transaction, companyId: string): Promise<Subscription> {
  const [found] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.ownerId, companyId), asked))
    .for("update");
  if (!found) throw notFound("Request");
  return found;
}
