import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { companies as contract } from "#contract/companies.ts";
import { audit } from "#server/audit/audit.ts";
import { asListed } from "#shared/companies/as-listed.ts";
import { benefits, cultureTags, industries } from "#shared/companies/known-words.data.ts";
import { withHttps } from "#shared/links/url.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { sanitiseHtml } from "#server/texts/safe-html.ts";
import { markDone } from "./account-flags.ts";
import { presentCompany } from "./present.ts";
import { type Company, lockCompany, lockMyCompany } from "./queries.ts";
import { refuseDisabled } from "./disable-company.ts";
import { checkSlug, leaveSlug } from "./slugs.ts";
import { companies } from "./tables.ts";
import { refuseForeignWebsite } from "./website/own-website.ts";
import { companyEvents } from "./events.ts";

type Changes = z.output<(typeof contract.update)["body"]>;

/** The hiring team edits its own company's profile. */
export function updateCompany(context: AuthenticatedContext, id: string, changes: Changes) {
  return changeCompany(context, id, async (tx, company) => {
    if (changes.slug !== undefined && changes.slug !== company.slug) {
      await checkSlug(tx, changes.slug, id);
      await leaveSlug(tx, company, { to: changes.slug, now: context.now() });
    }
    const { companyAboutDescription: about } = changes;
    const website = changes.website && withHttps(changes.website);
    if (website) await refuseForeignWebsite(tx, company, website);
    return {
      ...changes,
      ...(about && { companyAboutDescription: sanitiseHtml(about) }),
      ...(website && { website }),
      ...(changes.values && { values: changes.values.filter(({ title }) => title !== "") }),
      ...listedWords(changes),
    };
  });
}

/** What is known by another spelling is kept as the lists write it, so that filters find it. */
function listedWords({ companyIndustry, companyBenefits, companyCultureTags }: Changes) {
  return {
    ...(companyIndustry && { companyIndustry: asListed(companyIndustry, industries) }),
    ...(companyBenefits && { companyBenefits: asListed(companyBenefits, benefits) }),
    ...(companyCultureTags && { companyCultureTags: asListed(companyCultureTags, cultureTags) }),
  };
}

/** Shows the company to the public: as one that hires, or in the network, where people follow it until it does; with live jobs it does. */
export function publishCompany(context: AuthenticatedContext, id: string, appType: Company["appType"]) {
  return changeCompany(context, id, async (tx, company) => {
    refuseDisabled(company);
    if (!company.published)
      await publish(tx, companyEvents.published, { data: { companyId: id }, at: context.now() });
    return { published: true, appType: company.openJobsCount > 0 ? "hire" : appType };
  });
}

/** A company that publishes its first job shows itself as well, as one that hires. */
export async function publishCompanyOf(
  tx: Transaction,
  { now }: Pick<AuthenticatedContext, "now">,
  companyId: string,
) {
  const company = await lockCompany(tx, companyId);
  refuseDisabled(company);
  await markDone(tx, companyId, "jobsAdded");
  if (company.published && company.appType === "hire") return;
  await tx
    .update(companies)
    .set({ published: true, appType: "hire", changedAt: now() })
    .where(eq(companies.id, companyId));
  if (!company.published) await publish(tx, companyEvents.published, { data: { companyId }, at: now() });
}

/** Changes the viewer's own company, keeps what it was, and tells the others. */
export async function changeCompany(
  context: AuthenticatedContext,
  id: string,
  decide: (tx: Transaction, company: Company) => Promise<Partial<Company>>,
) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const company = await lockMyCompany(tx, context, id);
    const changes = await decide(tx, company);
    if (!Object.keys(changes).length) return presentCompany(company, id);
    const [changed] = await tx
      .update(companies)
      .set({ ...changes, changedAt: now() })
      .where(eq(companies.id, id))
      .returning();
    const before = Object.fromEntries(
      Object.keys(changes).map((name) => [name, company[name as keyof Company]]),
    );
    await audit(
      tx,
      { viewer, now: now() },
      { action: "company.changed", subject: { kind: "company", id, companyId: id }, before, after: changes },
    );
    await publish(tx, companyEvents.changed, { data: { companyId: id }, at: now() });
    return presentCompany(changed!, id);
  });
}
