import type { Account } from "#contract/accounts.ts";
import type { Company } from "#contract/company-shapes.ts";

type Waiting = { for: "email"; email: string } | { for: "company"; domain: string | null };

/** What has to be confirmed before the company may act towards others; null when nothing is. */
export function waitingFor(
  { email, emailVerified }: Pick<Account, "email" | "emailVerified">,
  company: Pick<Company, "proven" | "companyEmailDomain"> | undefined,
): Waiting | null {
  if (!company) return null;
  if (!emailVerified) return { for: "email", email };
  return company.proven ? null : { for: "company", domain: company.companyEmailDomain };
}
