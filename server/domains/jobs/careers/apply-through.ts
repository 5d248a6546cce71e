import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { companies, showCompany } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { presentCard } from "../present.ts";
import { isOpenToAll, mostRecent, selectCards } from "../queries.ts";

const most = 100;

/** The page someone shares so that people apply where they work: who they are, and what is open there. */
export async function showApplyThrough(context: Context, tag: string) {
  const { db } = context;
  const [found] = await db
    .select({ user: users, role: roles })
    .from(users)
    .innerJoin(roles, eq(roles.userId, users.id))
    .innerJoin(companies, eq(companies.id, roles.companyId))
    .where(
      and(
        eq(users.parallelTag, tag.toLowerCase()),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        eq(roles.disabled, false),
        inArray(roles.kind, ["employee", "companyAdmin"]),
        eq(companies.published, true),
      ),
    )
    .orderBy(desc(roles.kind))
    .limit(1);
  if (!found) throw notFound("Person");
  const { user, role } = found;
  const rows = await selectCards(db, {
    where: and(isOpenToAll, eq(companies.id, role.companyId!)),
    orderBy: mostRecent,
    limit: most,
  });
  return {
    person: {
      parallelTag: user.parallelTag!,
      fullName: user.fullName,
      profilePicture: user.profilePicture,
      title: role.title,
      employeeId: role.kind === "employee" ? role.id : null,
    },
    mayRefer: role.kind === "employee",
    company: await showCompany(context, role.companyId!),
    jobs: rows.map((row) => presentCard({ ...row, own: false })),
  };
}
