import { and, desc, eq, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext, EmployeeContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { rewardsPausedSince } from "#server/domains/billing/index.ts";
import { transfer } from "#server/domains/ledger/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { sideOf } from "#server/http/viewer-roles.ts";
import { rewardEvents } from "./events.ts";
import { rewardAccounts } from "./accounts.ts";
import { invoiceSoon } from "./invoice-soon.ts";
import { paidAmong } from "./paid-claims.ts";
import { dropClaims, drops } from "./tables.ts";
import { tellOfReward } from "./transactions.ts";

/** A company's drops, newest first; employees see those that are open, and those they claimed. */
export async function listDrops(
  { db, viewer, now }: EmployeeContext | CompanyContext,
  as: "company" | "employee" | undefined,
) {
  const { userId } = viewer;
  const side = sideOf(viewer, ["company", "employee"], as);
  const companyId = side === "company" ? viewer.companyId! : viewer.employerId!;
  const rows = await select(db, userId).where(eq(drops.companyId, companyId)).orderBy(desc(drops.createdAt));
  if (side === "company") return rows.map((row) => ({ ...present(row, now()), mine: false }));
  const claims = rows.filter(({ mine }) => mine).map((row) => ({ ...row, dropId: row.drop.id }));
  const paid = await paidAmong(db, claims, userId);
  const shown = rows.map((row) => present({ ...row, paid: paid.has(row.drop.id) }, now()));
  return shown.filter(({ open, mine }) => open || mine);
}

interface NewDrop {
  title: string;
  details: string;
  amount: number;
  currency: string;
  stock: number;
  expiresAt: string;
}
export function createDrop({ db, viewer, now }: CompanyContext, { expiresAt, ...wanted }: NewDrop) {
  const { companyId } = viewer;
  const until = new Date(expiresAt);
  if (until <= now())
    throw invalid("Choose a time in the future.", { expiresAt: "Choose a time in the future" });
  return db.transaction(async (tx) => {
    await refusePaused(tx, companyId, now());
    const [row] = await tx
      .insert(drops)
      .values({ id: newId(), companyId, ...wanted, expiresAt: until, createdAt: now() })
      .returning();
    const subject = { kind: "drop", id: row!.id, companyId } as const;
    await audit(
      tx,
      { viewer, now: now() },
      { action: "drop.created", subject, after: { ...wanted, expiresAt } },
    );
    const { title, amount, currency, stock } = wanted;
    await publish(tx, rewardEvents.dropPublished, {
      data: { companyId, title, amount, currency, stock },
      at: now(),
    });
    return present({ drop: row!, mine: false }, now());
  });
}

/** Ends a drop before its time; what was claimed stays. */
export function endDrop({ db, viewer, now }: CompanyContext, id: string) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(drops)
      .set({ expiresAt: sql`least(${drops.expiresAt}, ${now().toISOString()}::timestamptz)` })
      .where(and(eq(drops.id, id), eq(drops.companyId, companyId)))
      .returning();
    if (!row) throw notFound("Drop");
    await audit(
      tx,
      { viewer, now: now() },
      { action: "drop.ended", subject: { kind: "drop", id, companyId } },
    );
    return present({ drop: row, mine: false }, now());
  });
}

/** Takes one of those that are left, once a person; it can be withdrawn once the company paid for it. */
export function claimDrop({ db, viewer, now }: EmployeeContext, id: string) {
  const { userId, employerId } = viewer;
  return db.transaction(async (tx) => {
    const [drop] = await tx
      .select()
      .from(drops)
      .where(and(eq(drops.id, id), eq(drops.companyId, employerId)))
      .for("update");
    if (!drop) throw notFound("Drop");
    const mine = and(eq(dropClaims.dropId, id), eq(dropClaims.userId, userId));
    if ((await tx.$count(dropClaims, mine)) > 0)
      throw conflict("ALREADY_CLAIMED", "You’ve already claimed this.");
    if (drop.claimed >= drop.stock || drop.expiresAt <= now())
      throw conflict("NOTHING_LEFT", "This is over: all of them are claimed, or its time has passed.");
    await refusePaused(tx, employerId, now());
    const claimed = drop.claimed + 1;
    await tx.update(drops).set({ claimed }).where(eq(drops.id, id));
    const { companyId, amount, currency, title } = drop;
    const { id: transferId } = await transfer(tx, {
      key: `drop:${id}:${userId}`,
      memo: `Drop, ${title}`,
      at: now(),
      pending: true,
      entries: [
        { ...rewardAccounts.company(companyId), currency, amount: -amount },
        { ...rewardAccounts.earnings(userId), currency, amount },
      ],
    });
    await tx.insert(dropClaims).values({ dropId: id, userId, at: now(), transferId });
    await invoiceSoon(tx, drop, now());
    await tellOfReward(
      tx,
      { userId, currency, companyId },
      { kind: "drop", amount, about: title, at: now() },
    );
    return present({ drop: { ...drop, claimed }, mine: true }, now());
  });
}

async function refusePaused(tx: Transaction, companyId: string, now: Date) {
  if (await rewardsPausedSince(tx, companyId, now))
    throw conflict("REWARDS_PAUSED", "New rewards are paused until the company pays for earlier ones.");
}

function select(db: Reader, userId: string) {
  return db
    .select({
      drop: drops,
      mine: sql<boolean>`${dropClaims.userId} is not null`,
      transferId: dropClaims.transferId,
    })
    .from(drops)
    .leftJoin(dropClaims, and(eq(dropClaims.dropId, drops.id), eq(dropClaims.userId, userId)))
    .$dynamic();
}

interface Shown {
  drop: typeof drops.$inferSelect;
  mine: boolean;
  paid?: boolean;
}
function present({ drop, mine, paid = false }: Shown, now: Date) {
  const { id, title, details, amount, currency, stock, claimed, expiresAt } = drop;
  const open = expiresAt > now && claimed < stock;
  return { id, title, details, reward: { amount, currency }, stock, claimed, expiresAt, mine, paid, open };
}
