import { and, desc, eq } from "drizzle-orm";
import { deliveryHours } from "#contract/gift-cards.ts";
import type { Config } from "#server/config.ts";
import type { EmployeeContext, EmployeePartContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { redemptionEvents } from "./events.ts";
import { isOpen, redeemedBy } from "./gift-cards.ts";
import { addPoints, pointsOf } from "./points.ts";
import { codeIn, lockRequested, presentRedemption, returnPoints } from "./redemptions.ts";
import { giftCardRedemptions, giftCards } from "./tables.ts";
import { giftCardTasks } from "./tasks.ts";

const hourMs = 3_600_000;
/** How long before the time is up the team is reminded. */
const reminderHours = 12;

interface Wanted {
  key: string;
  giftCardId: string;
}
/** Spends points on a gift card; asked for again with the same key it is the same one. */
export function redeemGiftCard({ db, viewer, now, config }: EmployeeContext, { key, giftCardId }: Wanted) {
  const { userId, employeeId, employerId: companyId } = viewer;
  return db.transaction(async (tx) => {
    // Redemptions of one employee wait for each other, so that points are spent once.
    await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, employeeId)).for("update");
    const [known] = await tx
      .select()
      .from(giftCardRedemptions)
      .where(and(eq(giftCardRedemptions.userId, userId), eq(giftCardRedemptions.key, key)));
    if (known && known.giftCardId !== giftCardId)
      throw conflict("KEY_USED_BEFORE", "This key was used for another gift card. Use a new key.");
    if (known) return presentOwn(known, config);
    const card = await takeOne(tx, { giftCardId, companyId, userId });
    const row = await request(tx, card, { key, userId, employeeId, at: now() });
    return presentOwn(row, config);
  });
}

/** Locks the card and counts one off, where there is one left and the points are enough. */
async function takeOne(
  tx: Transaction,
  { giftCardId, ...at }: { giftCardId: string; companyId: string; userId: string },
) {
  const which = and(eq(giftCards.id, giftCardId), eq(giftCards.companyId, at.companyId));
  const [card] = await tx.select().from(giftCards).where(which).for("update");
  if (!card) throw notFound("Gift card");
  if (!isOpen(card))
    throw conflict("NOTHING_LEFT", "This gift card is no longer offered. Choose another one.");
  const missing = card.points - (await pointsOf(tx, at));
  if (missing > 0)
    throw conflict("NOT_ENOUGH_POINTS", `You need ${counted(missing, "more point", "more points")}.`);
  await tx.update(giftCards).set(redeemedBy(1)).where(which);
  return card;
}

interface Request {
  key: string;
  userId: string;
  employeeId: string;
  at: Date;
}
async function request(
  tx: Transaction,
  { id: giftCardId, companyId, title, amount, currency, points }: typeof giftCards.$inferSelect,
  { at, ...who }: Request,
) {
  const id = newId();
  const dueAt = new Date(at.getTime() + deliveryHours * hourMs);
  const [row] = await tx
    .insert(giftCardRedemptions)
    .values({ id, giftCardId, companyId, ...who, title, amount, currency, points, requestedAt: at, dueAt })
    .returning();
  const { userId, employeeId } = who;
  await addPoints(tx, {
    userId,
    companyId,
    reason: "redeemed",
    points: -points,
    about: title,
    subjectId: id,
    at,
  });
  await publish(tx, redemptionEvents.redeemed, { data: { companyId, userId, employeeId, title }, at });
  await enqueue(tx, giftCardTasks.remind, {
    data: { redemptionId: id },
    at: new Date(dueAt.getTime() - reminderHours * hourMs),
    key: `gift-card:${id}`,
  });
  return row!;
}

/** The reader's own, newest first, with their codes. */
export async function listRedemptions({ db, viewer, config }: EmployeePartContext) {
  const rows = await db
    .select()
    .from(giftCardRedemptions)
    .where(eq(giftCardRedemptions.userId, viewer.userId))
    .orderBy(desc(giftCardRedemptions.requestedAt), giftCardRedemptions.id);
  return rows.map((row) => presentOwn(row, config));
}

/** Takes one back that was not sent yet. */
export function cancelRedemption({ db, viewer, now, config }: EmployeePartContext, id: string) {
  return db.transaction(async (tx) => {
    const row = await lockRequested(tx, id, eq(giftCardRedemptions.userId, viewer.userId));
    return presentOwn(await returnPoints(tx, row, { state: "canceled", at: now() }), config);
  });
}

function presentOwn(row: typeof giftCardRedemptions.$inferSelect, config: Config) {
  return { ...presentRedemption(row), code: codeIn(row, config) };
}
