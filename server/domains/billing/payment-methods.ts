import { and, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { Context, UserViewer } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { markPaymentAdded } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { customerOf, ownerOfCustomer } from "./customers.ts";
import { type Owner, nameOfOwner, subjectOf, tellOfChange } from "./owners.ts";
import { type PaymentMethod, listMethods, lockSubscription, openInvoices } from "./subscriptions.ts";
import { paymentCustomers, paymentMethods } from "./tables.ts";
import { chargeLater } from "./turn.ts";

const screens: Record<Owner["kind"], string> = { company: "/hire/company/plan", candidate: "/settings" };

type Paying = Pick<Context, "db" | "outside" | "now" | "config"> & { viewer: UserViewer };
interface Adding {
  session?: string | undefined;
  /** The plan that is to be paid with it. */
  plan?: string | undefined;
}
/** Leads to the provider's page where a card is typed, or keeps the card that was typed there. */
export async function addMethod(context: Paying, owner: Owner, { session, plan }: Adding) {
  const { db, viewer, config } = context;
  if (session) {
    await keepCard(context, session, { viewer, owner });
    return { url: null, methods: await listMethods(db, owner.id) };
  }
  const here = `${config.publicUrl}${screens[owner.kind]}`;
  const then = plan ? `upgrade=${plan}` : "";
  const { url } = await paymentsOf(context).askForCard({
    customerRef: await openCustomer(context, owner),
    returnTo: `${here}?session={CHECKOUT_SESSION_ID}&${then}`,
    cancelTo: `${here}?${then}`,
  });
  return { url, methods: await listMethods(db, owner.id) };
}

async function openCustomer(context: Paying, owner: Owner): Promise<string> {
  const { db } = context;
  const known = await customerOf(db, owner.id);
  if (known) return known;
  const name = await nameOfOwner(db, owner);
  const customerRef = await paymentsOf(context).openCustomer({ ownerId: owner.id, name });
  await db
    .insert(paymentCustomers)
    .values({ ownerId: owner.id, ownerKind: owner.kind, customerRef })
    .onConflictDoNothing();
  return (await customerOf(db, owner.id))!;
}

type Keeping = Pick<Context, "db" | "outside" | "now">;
/** The card of a session, once, whether its person or a webhook tells of it first; it is charged for what could not be paid. */
export async function keepCard(
  context: Keeping,
  session: string,
  by: { viewer: UserViewer; owner: Owner } | null,
) {
  const { db, now } = context;
  const typed = await paymentsOf(context).typedCard(session);
  const owner = typed && (await ownerOfCustomer(db, typed.customerRef));
  if (!typed || !owner || (by && by.owner.id !== owner.id)) {
    // Others may use the same account of the provider.
    if (by) throw notFound("Card");
    return;
  }
  await db.transaction(async (tx) => {
    await lockSubscription(tx, owner, now());
    const [card] = await tx
      .insert(paymentMethods)
      .values({ ...typed.card, id: newId(), ownerId: owner.id, addedAt: now(), defaultSince: now() })
      .onConflictDoNothing()
      .returning();
    if (!card) return;
    if (owner.kind === "company") await markPaymentAdded(tx, owner.id);
    await chargeUnpaid(tx, owner, now());
    await audit(
      tx,
      { viewer: by?.viewer ?? null, now: now() },
      {
        action: "paymentMethod.added",
        subject: { ...(await subjectOf(tx, owner)), kind: "paymentMethod", id: card.id },
        after: seen(card),
      },
    );
    await tellOfChange(tx, owner, now());
  });
}

/** What could not be paid is charged to the card that comes first now. */
async function chargeUnpaid(tx: Transaction, owner: Owner, now: Date) {
  for (const invoice of await openInvoices(tx, owner.id))
    if (invoice.refusedTimes || invoice.kind === "rewards") await chargeLater(tx, invoice, now);
}

/** From now on another of their cards is charged. */
export async function makeDefault(context: Paying, owner: Owner, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    await lockSubscription(tx, owner, now());
    const methods = await listMethods(tx, owner.id);
    const method = methods.find((each) => each.id === id);
    if (!method) throw notFound("Card");
    const [charged] = methods;
    if (method === charged) return methods;
    // Later than the others, also where a clock shows the same time twice.
    const defaultSince = new Date(Math.max(now().getTime(), charged!.defaultSince.getTime() + 1));
    await tx.update(paymentMethods).set({ defaultSince }).where(eq(paymentMethods.id, id));
    await chargeUnpaid(tx, owner, now());
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "paymentMethod.madeDefault",
        subject: { ...(await subjectOf(tx, owner)), kind: "paymentMethod", id },
        before: seen(charged!),
        after: seen(method),
      },
    );
    await tellOfChange(tx, owner, now());
    return listMethods(tx, owner.id);
  });
}

/** A plan that is paid for keeps a card to be charged. */
export async function removeMethod(context: Paying, owner: Owner, id: string) {
  const { db, viewer, now } = context;
  const removed = await db.transaction(async (tx) => {
    const { state } = await lockSubscription(tx, owner, now());
    const methods = await listMethods(tx, owner.id);
    const method = methods.find((each) => each.id === id);
    if (!method) throw notFound("Card");
    if (methods.length === 1 && (state === "active" || state === "grace"))
      throw conflict(
        "CARD_NEEDED",
        "Your plan is charged to this card. Add another card first, or cancel your plan.",
      );
    await tx
      .delete(paymentMethods)
      .where(and(eq(paymentMethods.id, id), eq(paymentMethods.ownerId, owner.id)));
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "paymentMethod.removed",
        subject: { ...(await subjectOf(tx, owner)), kind: "paymentMethod", id },
        before: seen(method),
      },
    );
    await tellOfChange(tx, owner, now());
    return method;
  });
  const forgotten = context.outside.payments?.forgetCard(removed.methodRef);
  await forgotten?.catch((error: unknown) => context.outside.report("a card that is not needed", error));
  return listMethods(db, owner.id);
}

function seen({ brand, last4 }: PaymentMethod) {
  return { brand, last4 };
}

function paymentsOf({ outside }: Pick<Context, "outside">) {
  if (!outside.payments)
    throw conflict("PAYMENTS_OFF", "Payments aren’t set up here yet, so paid plans can’t be bought.");
  return outside.payments;
}
