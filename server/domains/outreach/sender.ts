import { and, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { permissionsOf } from "#server/domains/companies/index.ts";

/** Whether someone of a team may still write to people who have not applied. */
export async function maySource(
  db: Reader,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<boolean> {
  const [member] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(
      and(
        eq(roles.companyId, companyId),
        eq(roles.userId, userId),
        eq(roles.kind, "companyAdmin"),
        eq(roles.disabled, false),
      ),
    );
  return member !== undefined && (await permissionsOf(db, [member.id]))(member.id).sourcing;
}
