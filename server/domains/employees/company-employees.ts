import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { done } from "#contract/shapes.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { endEmployment } from "./employments.ts";
import { employments } from "./tables.ts";

/** Who works at the team's company, by name. */
export function listEmployees({ db, viewer }: CompanyContext) {
  return employeesOf(db, viewer.companyId);
}

async function employeesOf(db: Reader, companyId: string) {
  const { fullName, profilePicture, email } = users;
  const { companyEmail, hiringManager, startedAt } = employments;
  const rows = await db
    .select({
      id: roles.id,
      fullName,
      profilePicture,
      title: roles.title,
      email,
      companyEmail,
      hiringManager,
      startedAt,
    })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .innerJoin(
      employments,
      and(
        eq(employments.userId, roles.userId),
        isNotNull(employments.startedAt),
        isNull(employments.endedAt),
      ),
    )
    .where(and(eq(roles.kind, "employee"), eq(roles.companyId, companyId), isNull(users.deletedAt)))
    .orderBy(asc(fullName), asc(roles.id));
  return rows.map((row) => ({ ...row, startedAt: row.startedAt! }));
}

/** The addresses by which people are employees here already: of their accounts, and those they confirmed. */
export async function addressesOfEmployees(db: Reader, companyId: string): Promise<Set<string>> {
  const rows = await employeesOf(db, companyId);
  return new Set(rows.flatMap(({ email, companyEmail }) => [email, ...(companyEmail ? [companyEmail] : [])]));
}

/** Someone no longer works here. */
export function endEmploymentOf({ db, viewer, now }: CompanyContext, id: string) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    const [role] = await tx
      .select({ userId: roles.userId })
      .from(roles)
      .where(and(eq(roles.id, id), eq(roles.kind, "employee"), eq(roles.companyId, companyId)))
      // Whoever confirms another company meanwhile doesn't lose that one.
      .for("update");
    if (!role) throw notFound("Employee");
    await endEmployment(tx, { userId: role.userId, byUserId: viewer.userId, now: now() });
    await audit(
      tx,
      { viewer, now: now() },
      { action: "employee.ended", subject: { kind: "employee", id, companyId, personId: role.userId } },
    );
    return done;
  });
}
