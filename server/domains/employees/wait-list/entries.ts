import { count, eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findCompanyOfEmail } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { employeeWaitLists } from "../tables.ts";

export type Entry = typeof employeeWaitLists.$inferSelect;

export async function findEntryOf(db: Reader, userId: string): Promise<Entry | undefined> {
  const [entry] = await db.select().from(employeeWaitLists).where(eq(employeeWaitLists.userId, userId));
  return entry;
}

export async function lockEntry(tx: Transaction, id: string): Promise<Entry> {
  const [entry] = await tx.select().from(employeeWaitLists).where(eq(employeeWaitLists.id, id)).for("update");
  if (!entry) throw notFound("Waitlist entry");
  return entry;
}

export async function saveEntry(tx: Transaction, id: string, changes: Partial<Entry>): Promise<Entry> {
  const [saved] = await tx
    .update(employeeWaitLists)
    .set(changes)
    .where(eq(employeeWaitLists.id, id))
    .returning();
  return saved!;
}

export function presentEntry({ companyId, ...entry }: Entry) {
  return { ...entry, companyIsHere: companyId !== null };
}

/** The caller's own place, if they have one. */
export async function showMyEntry({ db, viewer: { userId } }: AuthenticatedContext) {
  const entry = userId ? await findEntryOf(db, userId) : undefined;
  return { entry: entry ? presentEntry(entry) : null };
}

/** Nobody has to go on waiting. */
export async function giveUpPlace({ db, viewer: { userId } }: AuthenticatedContext) {
  if (userId) await db.delete(employeeWaitLists).where(eq(employeeWaitLists.userId, userId));
}

/** How many have a place for a company of this domain. */
export async function countAtDomain(db: Reader, domain: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(employeeWaitLists)
    .where(eq(employeeWaitLists.domain, domain));
  return row!.total;
}

interface Joining {
  userId: string;
  companyId: string;
  now: Date;
}
/** Who works at the company they waited for no longer waits. */
export async function leaveWaitList(tx: Transaction, { userId, companyId, now }: Joining) {
  const entry = await findEntryOf(tx, userId);
  if (!entry || (await findCompanyOfEmail(tx, entry.companyEmail))?.id !== companyId) return;
  await saveEntry(tx, entry.id, { state: "skipped", companyId, reason: null, changedAt: now });
}
