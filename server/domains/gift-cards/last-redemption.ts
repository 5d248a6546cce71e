import { desc, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { giftCardRedemptions } from "./tables.ts";

/** The gift card that an employee of the company got last, or asks for. */
export async function lastRedemption(db: Reader, companyId: string) {
  const [last] = await db
    .select()
    .from(giftCardRedemptions)
    .where(eq(giftCardRedemptions.companyId, companyId))
    .orderBy(desc(giftCardRedemptions.requestedAt))
    .limit(1);
  return last && { title: last.title, value: { amount: last.amount, currency: last.currency } };
}
