import { type SQL, and, asc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { dropNotesAboutUploaded } from "#server/domains/candidate-notes/index.ts";
import { type ExternalCandidate, externalCandidates } from "./tables.ts";

/**
 * A company's people are added, given addresses, merged and parted one after the other: of who is new, and of those with
 * accounts, there is no record to hold.
 */
export async function holdPeople(tx: Transaction, companyId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`people of ${companyId}`}))`);
}

export async function addExternal(tx: Transaction, rows: (typeof externalCandidates.$inferInsert)[]) {
  if (rows.length) await tx.insert(externalCandidates).values(rows);
}

export async function changeExternal(tx: Transaction, id: string, changes: Partial<ExternalCandidate>) {
  await tx.update(externalCandidates).set(changes).where(eq(externalCandidates.id, id));
}

/** Removes people with everything that the company wrote about them; answers with their ids. */
export async function removeExternal(tx: Transaction, where: SQL | undefined, now: Date): Promise<string[]> {
  const gone = await tx.delete(externalCandidates).where(where).returning({ id: externalCandidates.id });
  const ids = gone.map(({ id }) => id);
  await dropNotesAboutUploaded(tx, ids, now);
  return ids;
}

/** Some of a company's own, kept from changing meanwhile. */
export function lockExternal(tx: Transaction, companyId: string, ids: string[]) {
  return tx
    .select()
    .from(externalCandidates)
    .where(and(eq(externalCandidates.companyId, companyId), inArray(externalCandidates.id, ids)))
    .orderBy(asc(externalCandidates.id))
    .for("update");
}

export async function findExternal(db: Reader, id: string): Promise<ExternalCandidate | undefined> {
  const [row] = await db.select().from(externalCandidates).where(eq(externalCandidates.id, id));
  return row;
}

export function externalCandidateNames(db: Reader, ids: string[]) {
  return db
    .select({ id: externalCandidates.id, name: externalCandidates.fullName })
    .from(externalCandidates)
    .where(inArray(externalCandidates.id, ids));
}

/** Imported people of all companies whose name or email matches a pattern, for administrators. */
export async function externalPeopleCalled(db: Reader, pattern: string, most: number): Promise<string[]> {
  const { id, fullName, email } = externalCandidates;
  const rows = await db
    .select({ id })
    .from(externalCandidates)
    .where(or(ilike(fullName, pattern), ilike(email, pattern)))
    .limit(most);
  return rows.map((row) => row.id);
}

/** A company's own person who has this address or, where none has, this profile. */
export async function findExternalBy(
  db: Reader,
  companyId: string,
  { email, linkedIn }: Pick<ExternalCandidate, "email" | "linkedIn">,
): Promise<ExternalCandidate | undefined> {
  const rows = await db
    .select()
    .from(externalCandidates)
    .where(
      and(
        eq(externalCandidates.companyId, companyId),
        or(
          email ? eq(externalCandidates.email, email) : undefined,
          linkedIn ? eq(externalCandidates.linkedIn, linkedIn) : undefined,
        ),
      ),
    );
  return rows.find((row) => email && row.email === email) ?? rows[0];
}
