import type { AuthenticatedContext } from "#server/context.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { type Owner } from "./owners.ts";
import { isPurchase } from "./present-invoices.ts";
import { findInvoice, lockSubscription } from "./subscriptions.ts";
import { turn } from "./turn.ts";

/** Cancels a purchase that isn’t paid for yet. A payment that was on its way is refunded once we learn of it. */
export async function cancelPurchase(context: AuthenticatedContext, owner: Owner, id: string) {
  const { db, config, viewer, now } = context;
  await db.transaction(async (tx) => {
    const turning = { owner, config, now: now(), viewer };
    await lockSubscription(tx, owner, turning.now);
    const invoice = await findInvoice(tx, id);
    if (invoice?.ownerId !== owner.id) throw notFound("Invoice");
    if (!isPurchase(invoice))
      throw conflict("INVALID_STATE", "This purchase can’t be canceled anymore. Reload to see your plan.");
    await turn(tx, turning, { event: "cancelPurchase" });
  });
}
