import { newId } from "#server/database/ids.ts";
import { addPoints } from "#server/domains/gift-cards/points.ts";
import { type CompanyPerson, aCompanyAdmin, anEmployee } from "./people.ts";
import type { World } from "./world.ts";

/** A $25 gift card for 100 points, three of them. */
export function aGiftCard({ api }: CompanyPerson, stock = 3) {
  const words = { title: "Harbor Books", details: "" };
  return api.giftCards.create({ body: { ...words, amount: 2500, currency: "USD", points: 100, stock } });
}

/** Someone who works at a company and has points there. */
async function anEmployeeWithPoints(world: World, companyId: string, points: number) {
  const esi = await anEmployee(world, { companyId, fullName: "Esi Badu" });
  const entry = { userId: esi.userId, companyId, reason: "hired", points, about: "Ranger" } as const;
  await world.db.transaction((tx) => addPoints(tx, { ...entry, subjectId: newId(), at: world.now() }));
  const redeem = (giftCardId: string, key = newId()) =>
    esi.api.giftCards.redeem({ body: { key, giftCardId } });
  return { esi, redeem };
}

/** An employee who has points, and a company that offers a gift card for them. */
export async function aPointHolder(world: World, points = 100) {
  const marit = await aCompanyAdmin(world);
  const { esi, redeem } = await anEmployeeWithPoints(world, marit.companyId, points);
  const card = await aGiftCard(marit);
  return { marit, esi, card, redeem: (key?: string) => redeem(card.id, key) };
}

/** Many who have points, and the last gift card of their company. */
export async function manyForTheLastCard(world: World, many: number) {
  const marit = await aCompanyAdmin(world);
  const holders = await Promise.all(
    Array.from({ length: many }, () => anEmployeeWithPoints(world, marit.companyId, 100)),
  );
  const { id } = await aGiftCard(marit, 1);
  return { redeem: (nth: number) => holders[nth]!.redeem(id) };
}

export async function aRedemption(world: World) {
  const holder = await aPointHolder(world);
  return { ...holder, redemption: await holder.redeem() };
}
