import type { Account } from "#contract/accounts.ts";
import type { Company } from "#contract/companies.ts";
import type { Permissions } from "#contract/team-shapes.ts";

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

const peopleScreens = /^\/hire\/(network\b|jobs\/[^/]+\/talent-pool\b)/;

/** Why a screen that shows people stays closed; null where it opens. */
export function closedBecause(
  path: string,
  { permissions, waiting }: { permissions: Permissions | undefined; waiting: Waiting | null },
): "right" | "unverified" | null {
  if (!peopleScreens.test(path)) return null;
  if (permissions && !permissions.sourcing) return "right";
  return waiting ? "unverified" : null;
}
