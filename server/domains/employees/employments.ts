import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Employee } from "#contract/employees.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import {
  addRole,
  changeEmployee,
  findUser,
  lockEmployee,
  rolesOfUser,
} from "#server/domains/accounts/index.ts";
import { endRequestsTo } from "#server/domains/applications/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { leaveJobTeams } from "#server/domains/jobs/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { employeeEvents } from "./events.ts";
import { employments } from "./tables.ts";
import { leaveWaitList } from "./wait-list/entries.ts";

export type EmploymentRow = typeof employments.$inferSelect;

/** An employee as they see themselves, with everywhere they work and worked. */
export async function readEmployee(db: Reader, userId: string) {
  const role = (await rolesOfUser(db, userId)).find(({ kind }) => kind === "employee");
  const user = await findUser(db, userId);
  if (!role || !user) throw notFound("Employee");
  const { id, slug, companyName, companyLogo } = companies;
  const rows = await db
    .select({ employment: employments, company: { id, slug, companyName, companyLogo } })
    .from(employments)
    .innerJoin(companies, eq(companies.id, employments.companyId))
    .where(eq(employments.userId, userId))
    .orderBy(desc(employments.createdAt), desc(employments.id));
  return {
    id: role.id,
    fullName: user.fullName,
    companyId: role.companyId,
    title: role.title,
    employments: rows.map(({ employment, company }) => ({
      ...employment,
      company,
      state: stateOf(employment),
    })),
  };
}

function stateOf({ startedAt, endedAt }: EmploymentRow): Employee["employments"][number]["state"] {
  if (!startedAt) return "unconfirmed";
  return endedAt ? "past" : "current";
}

const isCurrent = and(isNotNull(employments.startedAt), isNull(employments.endedAt));
const isUnconfirmed = isNull(employments.startedAt);

/** The one someone still has to confirm. */
export async function findUnconfirmed(db: Reader, userId: string): Promise<EmploymentRow | undefined> {
  const [row] = await db
    .select()
    .from(employments)
    .where(and(eq(employments.userId, userId), isUnconfirmed));
  return row;
}

/** Whether someone worked at a company and left, or was let go. */
export async function hasWorkedAt(db: Reader, { userId, companyId }: { userId: string; companyId: string }) {
  const there = and(eq(employments.userId, userId), eq(employments.companyId, companyId));
  return (await db.$count(employments, and(there, isNotNull(employments.endedAt)))) > 0;
}

type NewEmployment = Omit<typeof employments.$inferInsert, "id" | "startedAt" | "endedAt">;
/** Keeps where someone says they work; only the last they asked for waits to be confirmed. */
export async function addEmployment(tx: Transaction, wanted: NewEmployment, companyName: string) {
  const { userId, companyId, createdAt } = wanted;
  await addRole(tx, { userId, kind: "employee", now: createdAt });
  const role = await lockEmployee(tx, userId);
  if (role.companyId === companyId) {
    const text = `You’re already an employee of ${companyName} here.`;
    throw conflict("ALREADY_EMPLOYED", text, { companyEmail: text });
  }
  await tx.delete(employments).where(and(eq(employments.userId, userId), isUnconfirmed));
  const [employment] = await tx
    .insert(employments)
    .values({ id: newId(), ...wanted })
    .returning();
  return employment!;
}

interface Starting {
  employment: EmploymentRow;
  title?: string | null;
  now: Date;
}
/** The mailbox is theirs: from now on they work there, and no longer where they did. */
export async function startEmployment(tx: Transaction, { employment, title = null, now }: Starting) {
  const { id, userId, companyId } = employment;
  const role = await lockEmployee(tx, userId);
  if (role.companyId) await endEmployment(tx, { userId, byUserId: userId, now });
  await tx.update(employments).set({ startedAt: now }).where(eq(employments.id, id));
  await changeEmployee(tx, role, { companyId, title }, now);
  await leaveWaitList(tx, { userId, companyId, now });
  await publish(tx, employeeEvents.joined, { data: { companyId, userId }, at: now });
}

interface Ending {
  userId: string;
  /** They themselves, or someone of the hiring team. */
  byUserId: string;
  now: Date;
}
/** They leave their company and the teams of its jobs; what they alone were asked ends. */
export async function endEmployment(tx: Transaction, { userId, byUserId, now }: Ending) {
  const role = await lockEmployee(tx, userId);
  if (!role.companyId) throw notFound("Employer");
  await tx
    .update(employments)
    .set({ endedAt: now })
    .where(and(eq(employments.userId, userId), isCurrent));
  await leaveJobTeams(tx, { memberId: role.id, byUserId, now });
  await endRequestsTo(tx, { employeeId: role.id, now });
  await changeEmployee(tx, role, { companyId: null, title: null }, now);
  const data = { companyId: role.companyId, userId, employeeId: role.id, byUserId };
  await publish(tx, employeeEvents.left, { data, at: now });
}

/** Who they named as their hiring manager where they work. */
export function setHiringManager(tx: Transaction, userId: string, hiringManager: string | null) {
  return tx
    .update(employments)
    .set({ hiringManager })
    .where(and(eq(employments.userId, userId), isCurrent));
}
