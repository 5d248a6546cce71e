import { type SQL, and, eq, gte, lt, ne, sum } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { leastCharge } from "#shared/money/charges.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { dayOf, startOfDay } from "#shared/times/calendar-days.ts";
import { referralHires, referralPayments } from "./tables.ts";

/** Hires of one employee wait for each other, so that two cannot both take the last of a year's limit. */
export async function lockEmployee(tx: Transaction, which: SQL) {
  const [employee] = await tx.select().from(roles).where(which).for("update");
  return employee;
}

interface Limit {
  amount: number;
  mostAYear: number | null;
  currency: string;
  companyId: string;
  employeeId: string;
  /** In the year of the hire, on the company's clock. */
  at: Date;
}
/** An amount, or what a year's limit leaves of it; nothing where that is less than a card can be charged, since it might never be paid. */
export async function withinLimit(
  db: Reader,
  { amount, mostAYear, currency, companyId, employeeId, at }: Limit,
) {
  const least = leastCharge(currency);
  if (mostAYear === null) return amount < least ? 0 : amount;
  const timeZone = await timeZoneOf(db, companyId);
  const year = Number(dayOf(at, timeZone).slice(0, 4));
  const [earned] = await db
    .select({ sum: sum(referralPayments.amount).mapWith(Number) })
    .from(referralPayments)
    .innerJoin(referralHires, eq(referralHires.id, referralPayments.hireId))
    .where(
      and(
        eq(referralHires.employeeId, employeeId),
        eq(referralHires.companyId, companyId),
        eq(referralHires.currency, currency),
        ne(referralPayments.state, "void"),
        gte(referralHires.hiredAt, startOfDay(`${year}-01-01`, timeZone)),
        lt(referralHires.hiredAt, startOfDay(`${year + 1}-01-01`, timeZone)),
      ),
    );
  const left = Math.min(amount, mostAYear - (earned?.sum ?? 0));
  return left < least ? 0 : left;
}
