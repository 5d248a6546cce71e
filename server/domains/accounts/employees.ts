import { and, eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { accountEvents } from "./events.ts";
import type { UserRole } from "./queries.ts";
import { roles } from "./tables.ts";

/** The employee's part of an account, held until the transaction ends. */
export async function lockEmployee(tx: Transaction, userId: string): Promise<UserRole> {
  const [role] = await tx
    .select()
    .from(roles)
    .where(and(eq(roles.userId, userId), eq(roles.kind, "employee")))
    .for("update");
  if (!role) throw notFound("Employee");
  return role;
}

/** Where the person works from now on, null for nowhere, and what they are called there. */
export async function changeEmployee(
  tx: Transaction,
  { id, userId }: UserRole,
  changes: Partial<Pick<UserRole, "companyId" | "title">>,
  now: Date,
) {
  await tx.update(roles).set(changes).where(eq(roles.id, id));
  await publish(tx, accountEvents.changed, { data: { userId }, at: now });
}
