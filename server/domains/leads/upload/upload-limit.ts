import { and, eq, sql } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { type UploadLimit, uploadsAMonth } from "#contract/imported-people.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { uploadMonths } from "../tables.ts";

interface Held {
  companyId: string;
  month: string;
  used: number;
}
const ofMonth = ({ companyId, month }: Omit<Held, "used">) =>
  and(eq(uploadMonths.companyId, companyId), eq(uploadMonths.month, month));

/** The month a moment is in, on the calendar of a time zone. */
export function monthOf(now: Date, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toPlainYearMonth()
    .toString();
}
export function limitOf(month: string, used: number): UploadLimit {
  return { month, used, limit: uploadsAMonth, left: Math.max(0, uploadsAMonth - used) };
}

/** What the company has uploaded this month. */
export async function findLimit({ db, now }: AuthenticatedContext, companyId: string): Promise<UploadLimit> {
  const month = monthOf(now(), await timeZoneOf(db, companyId));
  return limitOf(month, await usedIn(db, { companyId, month }));
}
async function usedIn(db: Reader, which: Omit<Held, "used">) {
  const [row] = await db.select({ people: uploadMonths.people }).from(uploadMonths).where(ofMonth(which));
  return row?.people ?? 0;
}

/** Takes the month's row until the transaction ends: files of one company are taken in one after the other. */
export async function holdMonth(tx: Transaction, companyId: string, now: Date): Promise<Held> {
  const which = { companyId, month: monthOf(now, await timeZoneOf(tx, companyId)) };
  await tx.insert(uploadMonths).values(which).onConflictDoNothing();
  const [row] = await tx.select().from(uploadMonths).where(ofMonth(which)).for("update");
  return { ...which, used: row!.people };
}

/** People the company has already cost nothing; the sentence names what the file holds (docs/spec/sourcing.md). */
export function refuseBeyond({ used }: Held, { fresh, inFile }: { fresh: number; inFile: number }) {
  if (used + fresh <= uploadsAMonth) return;
  throw new Refusal(
    422,
    `LIMITREACHED_${inFile}`,
    `Bulk upload limit reached: your file has ${inFile} records, already uploaded ${used}/${uploadsAMonth} this month`,
    { records: inFile, used, limit: uploadsAMonth },
  );
}

export async function countPeople(tx: Transaction, held: Held, added: number) {
  const people = sql`${uploadMonths.people} + ${added}`;
  if (added) await tx.update(uploadMonths).set({ people }).where(ofMonth(held));
  return held.used + added;
}
