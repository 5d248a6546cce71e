import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext, EmployeeContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { sideOf } from "#server/http/viewer-roles.ts";
import { giftCardEvents } from "./events.ts";
import { giftCards } from "./tables.ts";

type Row = typeof giftCards.$inferSelect;

/** A company's, newest first; employees see those that can be redeemed. */
export async function listGiftCards(
  { db, viewer }: EmployeeContext | CompanyContext,
  as: "company" | "employee" | undefined,
) {
  const side = sideOf(viewer, ["company", "employee"], as);
  const companyId = side === "company" ? viewer.companyId! : viewer.employerId!;
  const rows = await db
    .select()
    .from(giftCards)
    .where(eq(giftCards.companyId, companyId))
    .orderBy(desc(giftCards.createdAt), giftCards.id);
  const shown = rows.map(present);
  return side === "company" ? shown : shown.filter(({ open }) => open);
}

interface NewGiftCard {
  title: string;
  details: string;
  amount: number;
  currency: string;
  points: number;
  stock: number;
}
export function createGiftCard({ db, viewer, now }: CompanyContext, wanted: NewGiftCard) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(giftCards)
      .values({ id: newId(), companyId, ...wanted, createdAt: now() })
      .returning();
    const subject = { kind: "giftCard", id: row!.id, companyId } as const;
    await audit(tx, { viewer, now: now() }, { action: "giftCard.created", subject, after: wanted });
    const { title, amount, currency } = wanted;
    await publish(tx, giftCardEvents.offered, { data: { companyId, title, amount, currency }, at: now() });
    return present(row!);
  });
}

/** Takes a gift card off the list; what was redeemed is still delivered. */
export function endGiftCard({ db, viewer, now }: CompanyContext, id: string) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    const which = and(eq(giftCards.id, id), eq(giftCards.companyId, companyId));
    const [ended] = await tx
      .update(giftCards)
      .set({ endedAt: now() })
      .where(and(which, isNull(giftCards.endedAt)))
      .returning();
    const [row] = ended ? [ended] : await tx.select().from(giftCards).where(which);
    if (!row) throw notFound("Gift card");
    const subject = { kind: "giftCard", id, companyId } as const;
    if (ended) await audit(tx, { viewer, now: now() }, { action: "giftCard.ended", subject });
    return present(row);
  });
}

/** Adds to how many were redeemed: 1, or -1 for one that comes back. */
export const redeemedBy = (count: 1 | -1) => ({ redeemed: sql`${giftCards.redeemed} + ${count}` });

export function isOpen({ stock, redeemed, endedAt }: Row) {
  return endedAt === null && redeemed < stock;
}

function present(row: Row) {
  const { id, title, details, amount, currency, points, stock, redeemed } = row;
  return { id, title, details, value: { amount, currency }, points, stock, redeemed, open: isOpen(row) };
}
