import { and, desc, eq, inArray } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { nameOfRole, roles } from "#server/domains/accounts/index.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { dayOf, daysAfter, startOfDay } from "#shared/times/calendar-days.ts";
import { withPayments } from "./earnings.ts";
import { leave, stay } from "./hires.ts";
import { referralHires } from "./tables.ts";
import { rewardTasks } from "./tasks.ts";
import { lockEmployee } from "./year-limit.ts";

const mostDaysAhead = 366;

/** Everyone who was hired through an employee, newest first, and what it costs. */
export async function listHires({ db, viewer }: CompanyContext) {
  const rows = await db
    .select()
    .from(referralHires)
    .where(eq(referralHires.companyId, viewer.companyId))
    .orderBy(desc(referralHires.hiredAt), referralHires.id);
  return presentHires(db, rows);
}

/** The employment ended on a day, or will: what is due later is not paid. Without a day, one to come is none anymore, and one that is over is taken back. */
export function recordEnd(
  { db, viewer, now }: CompanyContext,
  id: string,
  { endedOn }: { endedOn: string | null },
) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    const which = and(eq(referralHires.id, id), eq(referralHires.companyId, companyId));
    const through = tx.select({ id: referralHires.employeeId }).from(referralHires).where(which);
    await lockEmployee(tx, inArray(roles.id, through));
    const [hire] = await tx.select().from(referralHires).where(which).for("update");
    if (!hire) throw notFound("Hire");
    const timeZone = await timeZoneOf(tx, companyId);
    const today = dayOf(now(), timeZone);
    const last = endedOn === null ? null : lastMoment(endedOn, { hiredAt: hire.hiredAt, today, timeZone });
    if (hire.endedAt) await takeBack(tx, hire, { last, now: now() });
    else if (last && endedOn! <= today) await leave(tx, hire, { endedAt: last, at: now() });
    else await plan(tx, hire.id, last);
    const before = hire.endsAt ?? hire.endedAt;
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "referralHire.ended",
        subject: { kind: "application", id: hire.applicationId, companyId },
        ...(before && { before: { endedOn: dayOf(before, timeZone) } }),
        after: { endedOn },
      },
    );
    const [after] = await presentHires(tx, await tx.select().from(referralHires).where(which));
    return after!;
  });
}

/** The last moment of a day on the company's clock, so that what is due on that day is still paid. */
function lastMoment(
  endedOn: string,
  { hiredAt, today, timeZone }: { hiredAt: Date; today: string; timeZone: string },
) {
  if (endedOn < dayOf(hiredAt, timeZone) || endedOn > daysAfter(today, mostDaysAhead))
    throw invalid("Choose a day from the hire to a year from now.", {
      endedOn: "Choose a day from the hire to a year from now",
    });
  return new Date(startOfDay(daysAfter(endedOn, 1), timeZone).getTime() - 1);
}

/** An end that was recorded by mistake, for as long as the screen says. */
async function takeBack(
  tx: Transaction,
  hire: typeof referralHires.$inferSelect,
  { last, now }: { last: Date | null; now: Date },
) {
  const may = hire.mayStayUntil !== null && hire.mayStayUntil > now;
  if (!may) throw conflict("ENDED", "The end of this employment is recorded already.");
  if (last)
    throw conflict(
      "ENDED",
      "The last day is recorded already. If it’s wrong, choose “They’re staying” first.",
    );
  await stay(tx, hire, now);
}

/** Remembers a last day that is to come, or that there is none. */
async function plan(tx: Transaction, hireId: string, endsAt: Date | null) {
  await tx.update(referralHires).set({ endsAt }).where(eq(referralHires.id, hireId));
  const key = `end-hire:${hireId}`;
  if (endsAt) await enqueue(tx, rewardTasks.end, { data: { hireId }, at: endsAt, key });
  else await cancelTask(tx, key);
}

async function presentHires(db: Reader, rows: (typeof referralHires.$inferSelect)[]) {
  const hires = await withPayments(db, rows);
  return Promise.all(
    hires.map(async (hire, at) => {
      const { applicationId, candidateId, employeeId, endsAt, mayStayUntil } = rows[at]!;
      const [candidateName, employeeName] = await Promise.all([
        nameOfRole(db, candidateId),
        nameOfRole(db, employeeId),
      ]);
      return {
        ...hire,
        applicationId,
        endsAt,
        mayStayUntil,
        candidateName: candidateName ?? "A former candidate",
        employeeName: employeeName ?? "A former employee",
      };
    }),
  );
}
