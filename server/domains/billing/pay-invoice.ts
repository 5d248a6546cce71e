import { audit } from "#server/audit/audit.ts";
import type { Context, UserViewer } from "#server/context.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { attempt, keepAttempt } from "./charge.ts";
import { type Owner, subjectOf } from "./owners.ts";
import { findInvoice, listMethods } from "./subscriptions.ts";
import { waitMs } from "./turn.ts";

export type Paying = Pick<Context, "db" | "config" | "outside" | "now">;

/** Pays an invoice that couldn’t be collected, without waiting for the next try. */
export async function payInvoice(context: Paying & { viewer: UserViewer }, owner: Owner, id: string) {
  const { db } = context;
  const invoice = await findInvoice(db, id);
  if (invoice?.ownerId !== owner.id) throw notFound("Invoice");
  if (invoice.state !== "open")
    throw conflict("INVALID_STATE", "This invoice is no longer open. Reload to see its status.");
  if ((await listMethods(db, owner.id)).length === 0)
    throw conflict("PAYMENT_METHOD_NEEDED", "Add a card first, so that you can pay.");
  await pay(context, id);
  const act = { viewer: context.viewer, now: context.now() };
  const subject = { ...(await subjectOf(db, owner)), kind: "invoice", id } as const;
  await db.transaction((tx) => audit(tx, act, { action: "invoice.charged", subject }));
}

/** If neither the provider nor the bank says what happened, a task asks again. */
export async function pay({ db, config, outside, now }: Paying, invoiceId: string) {
  const attempted = await attempt(db, outside, invoiceId);
  if (!attempted) return;
  const { outcome } = attempted;
  const soon = new Date(now().getTime() + waitMs);
  await db.transaction((tx) => keepAttempt(tx, { config, now: now() }, attempted, soon));
  if (outcome.state === "refused")
    throw conflict("PAYMENT_REFUSED", `${outcome.why} Nothing was charged. Try another card.`);
}
