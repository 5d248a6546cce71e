import { eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { paymentCustomers } from "./tables.ts";

/** What the payment provider calls a company; null until it first adds a card. */
export async function customerOf(db: Reader, companyId: string): Promise<string | null> {
  const [found] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.companyId, companyId));
  return found?.customerRef ?? null;
}

export async function companyOfCustomer(db: Reader, customerRef: string): Promise<string | null> {
  const [found] = await db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerRef, customerRef));
  return found?.companyId ?? null;
}
