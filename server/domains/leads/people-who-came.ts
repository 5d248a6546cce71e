import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { candidates, notHiddenFrom } from "#server/domains/candidates/index.ts";

/**
 * Who applied to this company themselves, by an address they have proved. Nobody else with an account is recognised:
 * a file must not tell a company who of its people is here.
 */
export async function peopleWhoCame<P extends { email: string | null }>(
  tx: Transaction,
  companyId: string,
  people: P[],
): Promise<Set<P>> {
  const emails = people.flatMap(({ email }) => email ?? []);
  if (emails.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ email: users.email })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(
      and(
        eq(applications.companyId, companyId),
        inArray(applications.applicationState, ["review", "pending", "pipeline", "denied"]),
        inArray(users.email, emails),
        isNotNull(users.emailVerifiedAt),
        isNull(users.deletedAt),
        notHiddenFrom(applications.candidateId, applications.companyId),
      ),
    );
  const came = new Set(rows.map(({ email }) => email));
  return new Set(people.filter(({ email }) => email !== null && came.has(email)));
}
