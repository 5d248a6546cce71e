import { and, eq, inArray } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { companyWaitLists } from "../tables.ts";

export type Entry = typeof companyWaitLists.$inferSelect;

export async function findEntryOf(db: Reader, userId: string): Promise<Entry | undefined> {
  const [entry] = await db.select().from(companyWaitLists).where(eq(companyWaitLists.userId, userId));
  return entry;
}

export async function lockEntry(tx: Transaction, id: string): Promise<Entry> {
  const [entry] = await tx.select().from(companyWaitLists).where(eq(companyWaitLists.id, id)).for("update");
  if (!entry) throw notFound("Waitlist entry");
  return entry;
}

/** Anyone else's is not there. */
export async function lockMyEntry(tx: Transaction, { viewer }: AuthenticatedContext, id: string) {
  const entry = await lockEntry(tx, id);
  if (entry.userId !== viewer.userId) throw notFound("Waitlist entry");
  return entry;
}

export async function saveEntry(tx: Transaction, id: string, changes: Partial<Entry>): Promise<Entry> {
  const [saved] = await tx
    .update(companyWaitLists)
    .set(changes)
    .where(eq(companyWaitLists.id, id))
    .returning();
  return saved!;
}

export function presentEntry({ demoSkippedAt, ...entry }: Entry) {
  return { ...entry, demoSkipped: demoSkippedAt !== null };
}

export async function showMyEntry({ db, viewer: { userId } }: AuthenticatedContext) {
  const entry = userId ? await findEntryOf(db, userId) : undefined;
  return { entry: entry ? presentEntry(entry) : null };
}

/** Who has a company by now no longer waits for one. */
export async function leaveWaitList(tx: Transaction, userId: string, now: Date) {
  await tx
    .update(companyWaitLists)
    .set({ state: "skipped", reason: null, changedAt: now })
    .where(
      and(
        eq(companyWaitLists.userId, userId),
        inArray(companyWaitLists.state, ["unconfirmed", "waiting", "rejected"]),
      ),
    );
}
