import { emailMustMatchDomain } from "#contract/company-sign-up.ts";
import type { Reader } from "#server/database/open.ts";
import { type Company, findCompanyOfEmail, provesNothing } from "#server/domains/companies/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { emailDomain, emailMatchesDomain, typedDomain } from "#shared/links/email.ts";

/** The company whose own domain an address is at. */
export async function companyOfAddress(db: Reader, companyEmail: string): Promise<Company> {
  const company = await findCompanyOfEmail(db, companyEmail);
  if (company) return company;
  refuseMailProvider(companyEmail);
  const text = `No company here has confirmed ${typedDomain(companyEmail)}. Use your work email, or ask your hiring team to add this domain.`;
  throw invalid(text, { companyEmail: text }, "COMPANY_UNKNOWN");
}

/** A mailbox that a provider gave someone; no company will ever prove its domain. */
export function refuseMailProvider(companyEmail: string) {
  if (!provesNothing(emailDomain(companyEmail))) return;
  const text = `An email at ${typedDomain(companyEmail)} doesn’t say where you work. Use your work email.`;
  throw invalid(text, { companyEmail: text }, "WORK_EMAIL_NEEDED");
}

/** The hiring manager works at the same company, and is someone else. */
export function refuseOtherManager(
  domains: readonly string[],
  { companyEmail, hiringManager }: { companyEmail: string | null; hiringManager: string },
) {
  if (!domains.some((domain) => emailMatchesDomain(hiringManager, domain)))
    throw invalid(emailMustMatchDomain, { hiringManager: emailMustMatchDomain });
  if (hiringManager !== companyEmail) return;
  const text = "Enter your hiring manager’s email, not your own.";
  throw invalid(text, { hiringManager: text });
}
