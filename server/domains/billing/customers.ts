import { eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { Owner } from "./owners.ts";
import { paymentCustomers } from "./tables.ts";

/** What the payment provider calls someone; null until they first add a card. */
export async function customerOf(db: Reader, ownerId: string): Promise<string | null> {
  const [found] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.ownerId, ownerId));
  return found?.customerRef ?? null;
}

export async function ownerOfCustomer(db: Reader, customerRef: string): Promise<Owner | null> {
  const [found] = await db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerRef, customerRef));
  return found ? { kind: found.ownerKind, id: found.ownerId } : null;
}
