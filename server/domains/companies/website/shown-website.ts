import type { Company } from "../queries.ts";

type Known = Pick<Company, "website" | "provenAt" | "companyEmailDomain" | "furtherDomains">;

/** The website that pages and search engines show as the company's: a proven one's, otherwise one at its known domain. */
export function shownWebsite({ website, provenAt, companyEmailDomain, furtherDomains }: Known) {
  if (!website || provenAt) return website;
  const domains = companyEmailDomain ? [companyEmailDomain, ...furtherDomains] : furtherDomains;
  return domains.some((own) => isWithin(hostOf(website), own)) ? website : null;
}

export function hostOf(website: string) {
  return URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : "";
}

export function isWithin(name: string, domain: string) {
  return name === domain || name.endsWith(`.${domain}`);
}
