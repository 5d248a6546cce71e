import { and, eq, isNull } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { type PartKind, parts, users } from "./tables.ts";

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
