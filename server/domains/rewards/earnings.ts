import { asc, desc, eq, inArray } from "drizzle-orm";
import { dayOf } from "#shared/times/calendar-days.ts";
import { planCurrency } from "#shared/plans/plans.data.ts";
import type { EmployeePartContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { dueDaysOf } from "#server/domains/billing/index.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { teamsOfCompanies, timeZoneOf } from "#server/domains/companies/index.ts";
import { balanceOf } from "#server/domains/ledger/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { programCurrency } from "./programs.ts";
import { rewardAccounts } from "./accounts.ts";
import { referralHires, referralPayments, rewardTransactions } from "./tables.ts";

type Hire = typeof referralHires.$inferSelect;

/** What the reader earned as an employee, and what is to come. */
export async function showEarnings({ db, viewer, now }: EmployeePartContext, employeeId: string) {
  if (employeeId !== viewer.employeeId) throw notFound("Employee");
  const rows = await db
    .select()
    .from(referralHires)
    .where(eq(referralHires.employeeId, employeeId))
    .orderBy(desc(referralHires.hiredAt));
  const hires = await withTeams(db, rows);
  const available = await availableTo(db, viewer.userId);
  const currency = rows[0]?.currency ?? available[0]?.currency ?? (await currencyAt(db, employeeId));
  const payments = hires.filter(({ bonus }) => bonus.currency === currency).flatMap((hire) => hire.payments);
  const kept = payments.filter(({ state }) => state !== "void");
  // A hire that was taken back and made again is one.
  const hired = new Set(
    rows.filter((_, at) => hires[at]!.payments.some(({ state }) => state !== "void")).map(applicationOf),
  );
  const { amount: upcomingPayment, at: upcomingPayoutDate } = nextOf(kept, now());
  return {
    currency,
    referralHires: hired.size,
    totalEarnings: kept.reduce((total, { amount }) => total + amount, 0),
    upcomingPayment,
    upcomingPayoutDate,
    available,
    hires,
  };
}

type Part = Awaited<ReturnType<typeof withPayments>>[number]["payments"][number];
/** All that is to be paid on the next day that something is: what isn't due yet on its day, what is due when the company is to have paid. Without a day where the company is late. */
function nextOf(parts: readonly Part[], now: Date) {
  const coming = parts.flatMap(({ state, amount, dueAt, payBy }) =>
    state === "pending" || state === "due" ? { amount, at: state === "due" ? payBy : dueAt } : [],
  );
  const ahead = coming.flatMap(({ amount, at }) => (at && at > now ? { amount, at } : []));
  const [first] = ahead.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const next = first ? ahead.filter(({ at }) => dayOf(at, "UTC") === dayOf(first.at, "UTC")) : coming;
  return { amount: next.reduce((total, { amount }) => total + amount, 0), at: first?.at ?? null };
}

const applicationOf = ({ applicationId }: Hire) => applicationId;

/** Hires of an employee, each with whether its company still has a team that pays. */
async function withTeams(db: Reader, rows: Hire[]) {
  const hires = await withPayments(db, rows);
  const teams = await teamsOfCompanies(
    db,
    rows.map(({ companyId }) => companyId),
  );
  return hires.map((hire, at) => ({ ...hire, hasTeam: teams.has(rows[at]!.companyId) }));
}

/** The currency for someone who hasn’t earned anything yet. */
async function currencyAt(db: Reader, employeeId: string) {
  const [employee] = await db
    .select({ companyId: roles.companyId })
    .from(roles)
    .where(eq(roles.id, employeeId));
  return employee?.companyId ? programCurrency(db, employee.companyId) : planCurrency;
}

/** Hires with the parts their bonus is paid in. */
export async function withPayments(db: Reader, hires: Hire[]) {
  const ids = hires.map(({ id }) => id);
  const payments = ids.length
    ? await db
        .select()
        .from(referralPayments)
        .where(inArray(referralPayments.hireId, ids))
        .orderBy(asc(referralPayments.dueAt))
    : [];
  const payBy = await dueDaysOf(
    db,
    payments.flatMap(({ invoiceId }) => invoiceId ?? []),
  );
  const timeZones = await timeZonesOf(
    db,
    hires.map(({ companyId }) => companyId),
  );
  const shown = payments.map((payment) => ({
    ...payment,
    payBy: (payment.invoiceId && payBy.get(payment.invoiceId)) || null,
  }));
  return hires.map(({ id, companyId, jobTitle, bonus, currency, hiredAt, endedAt, endReason }) => ({
    id,
    jobTitle,
    bonus: { amount: bonus, currency },
    timeZone: timeZones.get(companyId)!,
    hiredAt,
    endedAt,
    endReason,
    payments: shown.filter(({ hireId }) => hireId === id),
  }));
}

async function timeZonesOf(db: Reader, companyIds: string[]) {
  const zones = [...new Set(companyIds)].map(async (id) => [id, await timeZoneOf(db, id)] as const);
  return new Map(await Promise.all(zones));
}

/** What someone may withdraw, in each currency they ever earned. */
export async function availableTo(db: Reader, userId: string) {
  const currencies = await db
    .selectDistinct({ currency: rewardTransactions.currency })
    .from(rewardTransactions)
    .where(eq(rewardTransactions.userId, userId))
    .orderBy(rewardTransactions.currency);
  const account = rewardAccounts.earnings(userId);
  return Promise.all(
    currencies.map(async ({ currency }) => ({
      amount: (await balanceOf(db, { ...account, currency })).free,
      currency,
    })),
  );
}
