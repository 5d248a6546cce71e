import { and, eq, gt, sum } from "drizzle-orm";
import { counted } from "#shared/words/sentence-list.ts";
import type { Reader } from "#server/database/open.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { returnPoints } from "./redemptions.ts";
import { giftCardRedemptions, pointEntries } from "./tables.ts";

/** Points go with their owner. What companies gave stays with them without a name, and without the codes. */
export const giftCardData: OwnData = {
  async lost(db, { userId }) {
    const waiting = await db.select().from(giftCardRedemptions).where(isWaitingFor(userId));
    return [
      ...waiting.map(({ title }) => `A gift card that hasn’t been sent yet: ${title}`),
      ...(await pointsByCompany(db, userId)),
    ];
  },
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
  /** A card that was not sent is there for others. */
  async erase(tx, { userId }, at) {
    const waiting = await tx.select().from(giftCardRedemptions).where(isWaitingFor(userId)).for("update");
    for (const redemption of waiting) await returnPoints(tx, redemption, { state: "canceled", at });
    await tx.delete(pointEntries).where(eq(pointEntries.userId, userId));
    await tx.update(giftCardRedemptions).set({ code: null }).where(eq(giftCardRedemptions.userId, userId));
  },
};

function isWaitingFor(userId: string) {
  return and(eq(giftCardRedemptions.userId, userId), eq(giftCardRedemptions.state, "requested"));
}

async function pointsByCompany(db: Reader, userId: string) {
  const points = sum(pointEntries.points).mapWith(Number);
  const rows = await db
    .select({ company: companies.companyName, points })
    .from(pointEntries)
    .innerJoin(companies, eq(companies.id, pointEntries.companyId))
    .where(eq(pointEntries.userId, userId))
    .groupBy(companies.id)
    .having(gt(points, 0))
    .orderBy(companies.companyName);
  return rows.map(({ company, points: left }) => `${counted(left, "point")} at ${company}`);
}
