import type { Context } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { provingDomain } from "./rules.ts";
import { findCompanyBySlug, isClaimable, takesRequests } from "../queries.ts";

/** What a person sees before they take a company over or ask its team for an invitation. */
export async function showClaimPage({ db }: Context, slug: string) {
  const company = await findCompanyBySlug(db, slug);
  if (!company) throw notFound("Company");
  const claimable = await isClaimable(db, company);
  if (!claimable && !company.published && !(await takesRequests(db, company))) throw notFound("Company");
  return { company, domain: provingDomain(company), claimable };
}
