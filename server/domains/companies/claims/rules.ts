import type { Company } from "../queries.ts";

export const looksAfterItself = "This company already has a hiring team. Ask a teammate to invite you.";

/** A proven domain is enough where it is known as the company's; administrators look at the others, and at anyone who comes after a team that we disabled. */
export function needsReview(
  claim: { domain: string },
  company: Pick<Company, "companyEmailDomain" | "isManaged">,
): boolean {
  return company.companyEmailDomain !== claim.domain || company.isManaged;
}

/** The domain that proves a claim by itself; null where an administrator looks. */
export function provingDomain(company: Pick<Company, "companyEmailDomain" | "isManaged">): string | null {
  const domain = company.companyEmailDomain;
  return domain && !needsReview({ domain }, company) ? domain : null;
}
