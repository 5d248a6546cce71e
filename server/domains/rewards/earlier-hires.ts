import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { referralHires, referralPayments } from "./tables.ts";

type EarlierHire = typeof referralHires.$inferSelect & {
  /** What of its bonus is still the employee's. */
  kept: number;
};

/** Hires of an application through one employee, taken back or ended since; the last first. */
export function earlierHires(
  db: Reader,
  { applicationId, employeeId }: { applicationId: string; employeeId: string },
): Promise<EarlierHire[]> {
  const kept = sql`coalesce(sum(${referralPayments.amount}) filter (where ${referralPayments.state} <> 'void'), 0)`;
  return db
    .select({ ...getTableColumns(referralHires), kept: kept.mapWith(Number) })
    .from(referralHires)
    .leftJoin(referralPayments, eq(referralPayments.hireId, referralHires.id))
    .where(and(eq(referralHires.applicationId, applicationId), eq(referralHires.employeeId, employeeId)))
    .groupBy(referralHires.id)
    .orderBy(desc(referralHires.hiredAt), desc(referralHires.id));
}

/** The bonus less what earlier hires left to the employee; what they earned a part of in another currency goes on in that one. */
export function leftToEarn(
  terms: { hireBonus: number; currency: string },
  earlier: readonly EarlierHire[],
): { hireBonus: number; currency: string } {
  const [last] = earlier;
  const kept = earlier.reduce((total, each) => total + each.kept, 0);
  if (!last || kept === 0) return terms;
  if (last.currency === terms.currency) return { ...terms, hireBonus: terms.hireBonus - kept };
  return { hireBonus: last.bonus - last.kept, currency: last.currency };
}

/** The person is hired again: earlier ends stand, or where nothing more is to be earned, the last hire goes on. */
export async function settleEarlier(
  tx: Transaction,
  [last]: readonly EarlierHire[],
  { goesOn }: { goesOn: boolean },
) {
  await keepEnds(tx, last!.applicationId);
  const going = { endedAt: null, endReason: null };
  if (goesOn) await tx.update(referralHires).set(going).where(eq(referralHires.id, last!.id));
}

/** What happened to an application since its hire ended: that end can’t be taken back anymore. */
export async function keepEnds(tx: Transaction, applicationId: string) {
  const set = { mayStayUntil: null };
  await tx.update(referralHires).set(set).where(eq(referralHires.applicationId, applicationId));
}
