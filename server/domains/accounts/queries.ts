import { type SQL, type SQLWrapper, and, eq, gte, ilike, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { administrators, sessions, type RoleKind, roles, users } from "./tables.ts";

export type User = typeof users.$inferSelect;
export type UserRole = typeof roles.$inferSelect;

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

/** The full name of the person who holds a role. */
export async function nameOfRole(db: Reader, roleId: string | null | undefined): Promise<string | null> {
  if (!roleId) return null;
  const [row] = await db
    .select({ fullName: users.fullName })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(eq(roles.id, roleId));
  return row?.fullName ?? null;
}

/** The account that holds a role. */
export async function userOfRole(db: Reader, roleId: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: roles.userId }).from(roles).where(eq(roles.id, roleId));
  return row?.userId;
}

/** How people are shown by name, also those who have left. */
export async function peopleByIds(db: Reader, userIds: readonly string[]) {
  const ids = [...new Set(userIds)];
  const { id: userId, fullName, profilePicture } = users;
  const found = ids.length
    ? await db.select({ userId, fullName, profilePicture }).from(users).where(inArray(userId, ids))
    : [];
  return new Map(found.map((person) => [person.userId, person]));
}

export async function lockUser(tx: Transaction, id: string): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("update");
  return user;
}

/** For queries that join roles and accounts: the role has access, and neither its owner nor we closed the account. */
const stands = and(eq(roles.disabled, false), isNull(users.deletedAt), isNull(users.disabledAt));
export const isOnHiringTeam = and(eq(roles.kind, "companyAdmin"), stands)!;
/** Works at the company of the role, and refers people. */
export const isEmployee = and(eq(roles.kind, "employee"), stands)!;

/** The employee of a company who has this short name. */
export async function employeeTagged(db: Reader, { tag, companyId }: { tag: string; companyId: string }) {
  const found = await employeesTagged(db, tag);
  return found.find((employee) => employee.companyId === companyId) ?? null;
}

/** Someone with this short name, as an employee of each company they work for. */
export async function employeesTagged(db: Reader, tag: string) {
  const found = await db
    .select({ id: roles.id, userId: roles.userId, companyId: roles.companyId })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(users.parallelTag, tag.toLowerCase()), isEmployee));
  return found.flatMap(({ companyId, ...employee }) => (companyId ? [{ ...employee, companyId }] : []));
}

/** Whether anyone works at the company, as an employee with an account here, other than this person. */
export async function hasEmployees(db: Reader, { companyId, but }: { companyId: string; but?: string }) {
  const [some] = await db
    .select({ id: roles.id })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(isEmployee, eq(roles.companyId, companyId), but ? ne(roles.userId, but) : undefined))
    .limit(1);
  return some !== undefined;
}

/** What the account holds: candidate, employee and company admin, each with its company. */
export function rolesOfUser(db: Reader, userId: string): Promise<UserRole[]> {
  return db.select().from(roles).where(eq(roles.userId, userId));
}

interface NewRole {
  userId: string;
  kind: RoleKind;
  companyId?: string | null;
  title?: string | null;
  now: Date;
}
/** Gives a person a role; one they hold already is kept as it is. */
export async function addRole(
  tx: Transaction,
  { userId, kind, companyId, title, now }: NewRole,
): Promise<UserRole> {
  await tx
    .insert(roles)
    .values({ id: newId(), userId, kind, companyId: companyId ?? null, title: title ?? null, createdAt: now })
    .onConflictDoNothing();
  const [role] = await tx
    .select()
    .from(roles)
    .where(and(eq(roles.userId, userId), eq(roles.kind, kind)));
  return role!;
}

/** Takes a role from a person; the account itself stays. */
export async function removeRole(tx: Transaction, id: string) {
  await tx.delete(roles).where(eq(roles.id, id));
}

/** No one who is on a company's hiring team has access anymore. */
export async function switchOffTeam(tx: Transaction, companyId: string) {
  await tx
    .update(roles)
    .set({ disabled: true })
    .where(and(eq(roles.companyId, companyId), eq(roles.kind, "companyAdmin")));
}

export async function findAdministrator(db: Reader, id: string) {
  const [administrator] = await db.select().from(administrators).where(eq(administrators.id, id));
  return administrator;
}

export async function isAdministrator(db: Reader, email: string): Promise<boolean> {
  return (await db.$count(administrators, eq(administrators.email, email.toLowerCase()))) > 0;
}

/** The names of all administrators, who are few. */
export async function administratorNames(db: Reader): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: administrators.id, fullName: administrators.fullName })
    .from(administrators);
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

/** Administrators whose name or email matches a pattern. */
export async function administratorsCalled(db: Reader, pattern: string): Promise<string[]> {
  const rows = await db
    .select({ id: administrators.id })
    .from(administrators)
    .where(or(ilike(administrators.fullName, pattern), ilike(administrators.email, pattern)));
  return rows.map(({ id }) => id);
}

/** For queries about people who were here lately. */
export function wasHereSince(userId: SQLWrapper, since: Date): SQL {
  return sql`exists (select 1 from ${sessions} where ${and(eq(sessions.userId, userId), gte(sessions.lastSeenAt, since))})`;
}

/** Whether this address is an administrator's, who is signed in as no one else. */
export async function isAdministratorsAddress(db: Reader, email: string): Promise<boolean> {
  return (await db.$count(administrators, sql`lower(${administrators.email}) = lower(${email})`)) > 0;
}
