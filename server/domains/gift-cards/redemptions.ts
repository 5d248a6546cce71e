import { type SQL, and, eq } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { seal, unseal } from "#server/seal.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { redeemedBy } from "./gift-cards.ts";
import { addPoints } from "./points.ts";
import { giftCardRedemptions, giftCards } from "./tables.ts";

type Row = typeof giftCardRedemptions.$inferSelect;

const decided: Record<Exclude<Row["state"], "requested">, string> = {
  delivered: "This gift card was sent already.",
  declined: "This gift card was declined already.",
  canceled: "This gift card was canceled.",
};

/** One that is still to be sent, locked; anyone else's looks as if it did not exist. */
export async function lockRequested(tx: Transaction, id: string, mine: SQL) {
  const [row] = await tx
    .select()
    .from(giftCardRedemptions)
    .where(and(eq(giftCardRedemptions.id, id), mine))
    .for("update");
  if (!row) throw notFound("Gift card");
  if (row.state !== "requested") throw conflict("INVALID_STATE", decided[row.state]);
  return row;
}

interface Decision {
  state: "delivered" | "declined" | "canceled";
  code?: string;
  reason?: string;
  at: Date;
}
export async function decide(tx: Transaction, id: string, { at, ...decision }: Decision) {
  await cancelTask(tx, `gift-card:${id}`);
  const [row] = await tx
    .update(giftCardRedemptions)
    .set({ ...decision, decidedAt: at })
    .where(eq(giftCardRedemptions.id, id))
    .returning();
  return row!;
}

/** Nothing is sent: the card can be redeemed by someone else, and the points are back. */
export async function returnPoints(
  tx: Transaction,
  { id, giftCardId, userId, companyId, points, title }: Row,
  decision: Decision & { state: "declined" | "canceled" },
) {
  await tx.update(giftCards).set(redeemedBy(-1)).where(eq(giftCards.id, giftCardId));
  const entry = { userId, companyId, points, about: title, subjectId: id, at: decision.at };
  await addPoints(tx, { ...entry, reason: "returned" });
  return decide(tx, id, decision);
}

export const sealCode = (code: string, config: Config) => seal(Buffer.from(code), sealing(config));

/** The code of a card that was sent. */
export function codeIn({ code }: Row, config: Config) {
  return code === null ? null : unseal(code, sealing(config)).toString();
}
const sealing = ({ secret }: Config) => ({ secret, purpose: "gift cards" });

export function presentRedemption(row: Row) {
  const { id, title, amount, currency, points, state, requestedAt, dueAt, decidedAt, reason } = row;
  return { id, title, value: { amount, currency }, points, state, requestedAt, dueAt, decidedAt, reason };
}
