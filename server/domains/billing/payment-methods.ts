import { and, eq } from "drizzle-orm";
import type { PlanName } from "#shared/plans/plans.data.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext, Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { findCompany, markPaymentAdded } from "#server/domains/companies/index.ts";
import { publish } from "#server/events/events.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { companyOfCustomer, customerOf } from "./customers.ts";
import { billingEvents } from "./events.ts";
import { listMethods, lockSubscription, openInvoice } from "./subscriptions.ts";
import { paymentCustomers, paymentMethods } from "./tables.ts";
import { chargeLater } from "./turn.ts";

const screen = "/hire/company/plan";

interface Adding {
  session?: string | undefined;
  plan?: PlanName | undefined;
}
/** Leads to the provider's page where a card is typed, or keeps the card that was typed there. */
export async function addMethod(context: CompanyContext, { session, plan }: Adding) {
  const { db, viewer, config } = context;
  const payments = paymentsOf(context);
  if (session) {
    await keepCard(context, session, viewer);
    return { url: null, methods: await listMethods(db, viewer.companyId) };
  }
  const here = `${config.publicUrl}${screen}`;
  const then = plan ? `upgrade=${plan}` : "";
  const { url } = await payments.askForCard({
    customerRef: await openCustomer(context),
    returnTo: `${here}?session={CHECKOUT_SESSION_ID}&${then}`,
    cancelTo: `${here}?${then}`,
  });
  return { url, methods: await listMethods(db, viewer.companyId) };
}

async function openCustomer(context: CompanyContext): Promise<string> {
  const { db, viewer } = context;
  const { companyId } = viewer;
  const known = await customerOf(db, companyId);
  if (known) return known;
  const name = (await findCompany(db, companyId))?.companyName ?? "";
  const customerRef = await paymentsOf(context).openCustomer({ companyId, name });
  await db.insert(paymentCustomers).values({ companyId, customerRef }).onConflictDoNothing();
  return (await customerOf(db, companyId))!;
}

type Keeping = Pick<Context, "db" | "outside" | "now">;
/** The card of a session, once, whether its person or a webhook tells of it first; it is charged for what could not be paid. */
export async function keepCard(context: Keeping, session: string, by: CompanyContext["viewer"] | null) {
  const { db, now } = context;
  const typed = await paymentsOf(context).typedCard(session);
  const companyId = typed && (await companyOfCustomer(db, typed.customerRef));
  const isTheirs = companyId !== null && (!by || by.companyId === companyId);
  if (!typed || !isTheirs) {
    // Others may use the same account of the provider.
    if (by) throw notFound("Card");
    return;
  }
  await db.transaction(async (tx) => {
    await lockSubscription(tx, companyId, now());
    const added = await tx
      .insert(paymentMethods)
      .values({ ...typed.card, id: newId(), companyId, addedAt: now() })
      .onConflictDoNothing()
      .returning();
    const [card] = added;
    if (!card) return;
    await markPaymentAdded(tx, companyId);
    const open = await openInvoice(tx, companyId);
    if (open?.refusedTimes) await chargeLater(tx, open.id, now());
    await audit(
      tx,
      { viewer: by, now: now() },
      {
        action: "paymentMethod.added",
        subject: { kind: "paymentMethod", id: card.id, companyId },
        after: { brand: card.brand, last4: card.last4 },
      },
    );
    await publish(tx, billingEvents.planChanged, { data: { companyId }, at: now() });
  });
}

/** A plan that is paid for keeps a card to be charged. */
export async function removeMethod(context: CompanyContext, id: string) {
  const { db, viewer, now } = context;
  const { companyId } = viewer;
  const removed = await db.transaction(async (tx) => {
    const { state } = await lockSubscription(tx, companyId, now());
    const methods = await listMethods(tx, companyId);
    const method = methods.find((each) => each.id === id);
    if (!method) throw notFound("Card");
    if (methods.length === 1 && (state === "active" || state === "grace"))
      throw conflict(
        "CARD_NEEDED",
        "Your plan is charged to this card. Add another card first, or cancel your plan.",
      );
    await tx
      .delete(paymentMethods)
      .where(and(eq(paymentMethods.id, id), eq(paymentMethods.companyId, companyId)));
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "paymentMethod.removed",
        subject: { kind: "paymentMethod", id, companyId },
        before: { brand: method.brand, last4: method.last4 },
      },
    );
    await publish(tx, billingEvents.planChanged, { data: { companyId }, at: now() });
    return method;
  });
  const forgotten = context.outside.payments?.forgetCard(removed.methodRef);
  await forgotten?.catch((error: unknown) => context.outside.report("a card that is not needed", error));
  return listMethods(db, companyId);
}

export async function showMethods({ db, viewer }: CompanyContext) {
  return listMethods(db, viewer.companyId);
}

function paymentsOf({ outside }: Pick<Context, "outside">) {
  if (!outside.payments)
    throw conflict("PAYMENTS_OFF", "Payments aren’t set up here yet, so paid plans can’t be bought.");
  return outside.payments;
}
