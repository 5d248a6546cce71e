import { type SQL, type SQLWrapper, and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { administrators, sessions, type PartKind, parts, users } from "./tables.ts";

export type User = typeof users.$inferSelect;
export type Part = typeof parts.$inferSelect;

export async function findUserByEmail(db: Reader, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), isNull(users.deletedAt)));
  return user;
}

export async function findUser(db: Reader, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return user;
}

export async function lockUser(tx: Transaction, id: string): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("update");
  return user;
}

/** What the account holds: candidate, employee and company admin, each with its company. */
export function partsOf(db: Reader, userId: string): Promise<Part[]> {
  return db.select().from(parts).where(eq(parts.userId, userId));
}

interface NewPart {
  userId: string;
  kind: PartKind;
  companyId?: string | null;
  title?: string | null;
  now: Date;
}
/** Gives a person a part; one they hold already is kept as it is. */
export async function addPart(
  tx: Transaction,
  { userId, kind, companyId, title, now }: NewPart,
): Promise<Part> {
  await tx
    .insert(parts)
    .values({ id: newId(), userId, kind, companyId: companyId ?? null, title: title ?? null, createdAt: now })
    .onConflictDoNothing();
  const [part] = await tx
    .select()
    .from(parts)
    .where(and(eq(parts.userId, userId), eq(parts.kind, kind)));
  return part!;
}

/** Takes a part from a person; the account itself stays. */
export async function removePart(tx: Transaction, id: string) {
  await tx.delete(parts).where(eq(parts.id, id));
}

export async function findAdministrator(db: Reader, id: string) {
  const [administrator] = await db.select().from(administrators).where(eq(administrators.id, id));
  return administrator;
}

/** The names of all administrators, who are few. */
export async function administratorNames(db: Reader): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: administrators.id, fullName: administrators.fullName })
    .from(administrators);
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

/** For queries about people who were here lately. */
export function wasHereSince(userId: SQLWrapper, since: Date): SQL {
  return sql`exists (select 1 from ${sessions} where ${and(eq(sessions.userId, userId), gte(sessions.lastSeenAt, since))})`;
}
