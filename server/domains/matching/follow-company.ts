import { and, eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import { myCandidate } from "#server/domains/candidates/index.ts";
import { companies, setFollowing } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";

/** Follows a published company, or stops following it. */
export async function followCompany(
  context: AuthenticatedContext,
  { id: candidateId, companyId }: { id: string; companyId: string },
  follow: boolean,
) {
  await myCandidate(context, candidateId);
  const [company] = await context.db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.published, true)));
  if (!company) throw notFound("Company");
  await setFollowing(context.db, { candidateId, companyId }, { following: follow, at: context.now() });
  return { following: follow };
}
