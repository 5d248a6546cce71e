import { and, eq, sql } from "drizzle-orm";
import type { UploadLimit } from "#contract/imported-people.ts";
import { type Holding, can, limitOf } from "#shared/plans/can.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { holdingOf } from "#server/domains/billing/index.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { refuseSwitchedOff } from "#server/http/require-permission.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { dayOf } from "#shared/times/calendar-days.ts";
import { uploadMonths } from "../tables.ts";

interface Held {
  companyId: string;
  month: string;
  used: number;
  plan: Holding;
}
const ofMonth = ({ companyId, month }: Pick<Held, "companyId" | "month">) =>
  and(eq(uploadMonths.companyId, companyId), eq(uploadMonths.month, month));

/** The month a moment is in, on the calendar of a time zone. */
export function monthOf(now: Date, timeZone: string) {
  return dayOf(now, timeZone).slice(0, "2026-11".length);
}
export function uploadLimit({ month, plan }: Pick<Held, "month" | "plan">, used: number): UploadLimit {
  const limit = limitOf(plan, "bulkUpload");
  return { month, used, limit, left: Math.max(0, limit - used) };
}

/** What the company has uploaded this month. */
export async function findLimit({ db, now }: AuthenticatedContext, companyId: string): Promise<UploadLimit> {
  const month = monthOf(now(), await timeZoneOf(db, companyId));
  const plan = await holdingOf(db, companyId);
  return uploadLimit({ month, plan }, await usedIn(db, { companyId, month }));
}
async function usedIn(db: Reader, which: Pick<Held, "companyId" | "month">) {
  const [row] = await db.select({ people: uploadMonths.people }).from(uploadMonths).where(ofMonth(which));
  return row?.people ?? 0;
}

/** Takes the month's row until the transaction ends: files of one company are taken in one after the other. */
export async function holdMonth(tx: Transaction, companyId: string, now: Date): Promise<Held> {
  const which = { companyId, month: monthOf(now, await timeZoneOf(tx, companyId)) };
  await tx.insert(uploadMonths).values(which).onConflictDoNothing();
  const [row] = await tx.select().from(uploadMonths).where(ofMonth(which)).for("update");
  return { ...which, used: row!.people, plan: await holdingOf(tx, companyId) };
}

/** People the company has already cost nothing; the sentence names what the file holds (docs/spec/sourcing.md). */
export function refuseBeyond({ used, plan }: Held, { fresh, inFile }: { fresh: number; inFile: number }) {
  if (can(plan, "bulkUpload", fresh, used)) return;
  refuseSwitchedOff(plan, "bulkUpload");
  const limit = limitOf(plan, "bulkUpload");
  throw new Refusal(
    422,
    `LIMITREACHED_${inFile}`,
    `Bulk upload limit reached: your file has ${inFile} records, already uploaded ${used}/${limit} this month`,
    { records: inFile, used, limit },
  );
}

export async function countPeople(tx: Transaction, held: Held, added: number) {
  const people = sql`${uploadMonths.people} + ${added}`;
  if (added) await tx.update(uploadMonths).set({ people }).where(ofMonth(held));
  return held.used + added;
}
