import type { Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { invalid } from "#server/errors/refusal.ts";
import { boardFor } from "#server/outside/ats/ats.ts";
import { domainOf } from "#shared/links/domain.ts";
import { provesNothing } from "../proves-nothing.ts";
import { presentAtSignUp } from "../present.ts";
import { holdDomains } from "../prove-company.ts";
import { type Company, findCompanyByDomain, isClaimable } from "../queries.ts";
import { freeSlug } from "../slugs.ts";
import { companies } from "../tables.ts";
import { isPageElsewhere } from "./page-elsewhere.ts";
import { profileFrom } from "./profile-from.ts";
import { readWebsite } from "./read-website.ts";
import type { SiteFacts } from "./site-facts.ts";

/** What such a company is known from, as others are from a job board's system. */
export const knownFromWebsite = "website";

/**
 * A page for a company, read from its website. It is nobody's and shown to nobody until someone of the domain takes it
 * over; a company that is known already is answered instead.
 */
export async function autoCreateCompany(context: Context, website: string) {
  const domain = domainOf(website);
  if (!domain || provesNothing(domain) || boardFor(website) || isPageElsewhere(website))
    throw invalid("Please enter your company’s own website", { website: "Enter your company’s own website" });
  const known = await findCompanyByDomain(context.db, domain);
  if (known) return answer(context, known, false);
  const address = `https://${domain}`;
  const facts = await readWebsite(context, address);
  const { company, created } = await context.db.transaction(async (tx) => {
    await holdDomains(tx);
    const meanwhile = await findCompanyByDomain(tx, domain);
    if (meanwhile) return { company: meanwhile, created: false };
    const companyName = facts.companyName ?? nameOf(domain);
    const slug = await freeSlug(tx, companyName);
    const [made] = await tx
      .insert(companies)
      .values({
        ...newCompany(facts, context.now()),
        slug,
        companyName,
        website: address,
        companyEmailDomain: domain,
      })
      .returning();
    return { company: made!, created: true };
  });
  return answer(context, company, created);
}

function newCompany(facts: SiteFacts, now: Date) {
  const source = { isManaged: false, jobFeedPlatform: knownFromWebsite };
  return { ...profileFrom(facts), ...source, id: newId(), createdAt: now, changedAt: now };
}

/** "acme-robotics.com" calls itself Acme robotics, until someone says otherwise. */
function nameOf(domain: string) {
  const words = domain.split(".")[0]!.replace(/-+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function answer({ db }: Context, company: Company, created: boolean) {
  const claimable = await isClaimable(db, company);
  return { company: presentAtSignUp(company, claimable), created, claimable };
}
