import type { AuthenticatedContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { withHttps } from "#shared/links/url.ts";
import { markDone } from "../account-flags.ts";
import { type Company, findCompany } from "../queries.ts";
import { changeCompany } from "../update-company.ts";
import { profileFrom } from "./profile-from.ts";
import { refuseForeignWebsite } from "./own-website.ts";
import { readWebsite } from "./read-website.ts";

/** Reads the company's own website and fills in what the profile leaves open; what the team wrote stays. */
export async function connectWebsite(context: AuthenticatedContext, id: string, wanted: string | undefined) {
  const known = context.viewer.companyId === id ? await findCompany(context.db, id) : undefined;
  if (!known) throw notFound("Company");
  const website = withHttps(wanted ?? known.website ?? known.companyEmailDomain ?? "");
  const found = profileFrom(await readWebsite(context, website));
  return changeCompany(context, id, async (tx, company) => {
    await refuseForeignWebsite(tx, company, website);
    await markDone(tx, id, "websiteConnected");
    return { website, ...openParts(company, found) };
  });
}

function openParts(company: Company, found: Partial<Company>): Partial<Company> {
  const isOpen = (value: unknown) =>
    value === null || value === "" || (Array.isArray(value) && !value.length);
  return Object.fromEntries(Object.entries(found).filter(([name]) => isOpen(company[name as keyof Company])));
}
