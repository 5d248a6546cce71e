import { sanitiseHtml } from "#server/texts/safe-html.ts";
import type { Company } from "../queries.ts";
import type { SiteFacts } from "./site-facts.ts";

type Profile = Partial<
  Pick<
    Company,
    | "companyAboutHeader"
    | "companyAboutDescription"
    | "companyLogo"
    | "companyFoundedYear"
    | "companyFounders"
    | "companyHQlocation"
  >
>;

/** What a website said, as parts of a company's profile; what it left out is left out. */
export function profileFrom({ about, companyName: _name, ...facts }: SiteFacts): Profile {
  const escaped = about?.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const parts = { ...facts, companyAboutDescription: escaped ? sanitiseHtml(`<p>${escaped}</p>`) : null };
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== null)),
  );
}
