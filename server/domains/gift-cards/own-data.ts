import { and, eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { giftCardRedemptions, pointEntries } from "./tables.ts";

/** Points go with their owner. What companies gave stays with them without a name, and without the codes. */
export const giftCardData: OwnData = {
  async show(db, { userId }) {
    const redemptions = await db
      .select()
      .from(giftCardRedemptions)
      .where(eq(giftCardRedemptions.userId, userId));
    return {
      pointEntries: await db.select().from(pointEntries).where(eq(pointEntries.userId, userId)),
      giftCardRedemptions: redemptions.map(({ code: _, ...redemption }) => redemption),
    };
  },
  async erase(tx, { userId }) {
    const own = eq(giftCardRedemptions.userId, userId);
    await tx.delete(pointEntries).where(eq(pointEntries.userId, userId));
    await tx.update(giftCardRedemptions).set({ code: null }).where(own);
    await tx
      .update(giftCardRedemptions)
      .set({ state: "canceled" })
      .where(and(own, eq(giftCardRedemptions.state, "requested")));
  },
};
