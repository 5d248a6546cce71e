import type { Company } from "../queries.ts";

type Domains = Pick<Company, "companyEmailDomain" | "furtherDomains">;

/** The company's domains, the one it was founded with first. */
export function domainsOf({ companyEmailDomain, furtherDomains }: Domains) {
  return [...(companyEmailDomain ? [companyEmailDomain] : []), ...furtherDomains];
}

/** The website that pages and search engines show as the company's: a proven one's, otherwise one at its known domain. */
export function shownWebsite({
  website,
  provenAt,
  ...domains
}: Domains & Pick<Company, "website" | "provenAt">) {
  if (!website || provenAt) return website;
  return domainsOf(domains).some((own) => isWithin(hostOf(website), own)) ? website : null;
}

export function hostOf(website: string) {
  return URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : "";
}

export function isWithin(name: string, domain: string) {
  return name === domain || name.endsWith(`.${domain}`);
}
