import { emailMustMatchDomain } from "#contract/company-sign-up.ts";
import type { Reader } from "#server/database/open.ts";
import { type Company, domainsOf, findCompanyOfEmail } from "#server/domains/companies/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { emailDomain, emailMatchesDomain } from "#shared/links/email.ts";

/** The company whose own domain an address is at. A mailbox that anyone can have says nothing about where they work. */
export async function companyOfAddress(db: Reader, companyEmail: string): Promise<Company> {
  const company = await findCompanyOfEmail(db, companyEmail);
  if (company) return company;
  const text = `No company here has confirmed ${emailDomain(companyEmail)}. Use your work email, or ask your hiring team to add this domain.`;
  throw invalid(text, { companyEmail: text }, "COMPANY_UNKNOWN");
}

/** The hiring manager works at the same company, and is someone else. */
export function refuseOtherManager(
  company: Company,
  { companyEmail, hiringManager }: { companyEmail: string | null; hiringManager: string },
) {
  if (!domainsOf(company).some((domain) => emailMatchesDomain(hiringManager, domain)))
    throw invalid(emailMustMatchDomain, { hiringManager: emailMustMatchDomain });
  if (hiringManager !== companyEmail) return;
  const text = "Enter your hiring manager’s email, not your own.";
  throw invalid(text, { hiringManager: text });
}
