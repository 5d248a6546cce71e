import { eq } from "drizzle-orm";
import { emailMustMatchDomain } from "#contract/company-sign-up.ts";
import { done } from "#contract/shapes.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { startVerification, newToken, useLink } from "#server/domains/accounts/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { confirmDomain } from "#server/emails/confirm-domain.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { emailMatchesDomain } from "#shared/links/email.ts";
import { holdDomains } from "./prove-company.ts";
import { type Company, findProvenCompany, lockMyCompany } from "./queries.ts";
import { provesNothing } from "./proves-nothing.ts";
import { companies } from "./tables.ts";
import { domainsOf, hostOf, isWithin } from "./website/shown-website.ts";
import { sendsFrom } from "./sender/senders.ts";
import { companyEvents } from "./events.ts";

interface Wanted {
  domain: string;
  email: string;
}
const linkMinutes = 24 * 60;
const subjectOf = (companyId: string, domain: string) => `${companyId} ${domain}`;

/** Emails a link to a mailbox at a domain that shall be the company's too. */
export function verifyDomain(context: AuthenticatedContext, id: string, { domain, email }: Wanted) {
  const { db, config, now } = context;
  return db.transaction(async (tx) => {
    const company = await lockMyCompany(tx, context, id);
    if (!emailMatchesDomain(email, domain) || provesNothing(domain))
      throw invalid(emailMustMatchDomain, { email: emailMustMatchDomain });
    await refuseTaken(tx, company, domain);
    const token = newToken();
    await startVerification(tx, {
      kind: "company-domain",
      subject: subjectOf(id, domain),
      secret: token,
      data: { email },
      now: now(),
      minutes: linkMinutes,
    });
    const query = new URLSearchParams({ token, domain, email });
    const data = {
      company: company.companyName,
      domain,
      url: `${config.publicUrl}/hire/company?${query.toString()}`,
    };
    await enqueueEmail(
      tx,
      {
        to: email,
        userId: null,
        category: "account",
        email: confirmDomain.render(data, { postalAddress: config.MAIL_ADDRESS }),
      },
      now(),
    );
    return done;
  });
}

/** The link was opened: someone of the company reads a mailbox at the domain. */
export function addDomain(
  context: AuthenticatedContext,
  id: string,
  { domain, email, token }: Wanted & { token: string },
) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    await holdDomains(tx);
    const company = await lockMyCompany(tx, context, id);
    const verification = await useLink(tx, { kinds: ["company-domain"], secret: token, now: now() });
    if (!verification || verification.subject !== subjectOf(id, domain) || verification.data.email !== email)
      throw invalid(
        "This link has already been used or has expired. Request a new one.",
        { token: "Request a new link" },
        "LINK_EXPIRED",
      );
    await refuseTaken(tx, company, domain);
    return saveDomains(tx, context, { company, furtherDomains: [...company.furtherDomains, domain] });
  });
}

type Guard = (tx: Transaction, removed: { companyId: string; domain: string }) => Promise<void>;
const guards: Guard[] = [];
/** Lets domains above say why a company's domain can't be removed. */
export function beforeRemovingDomain(guard: Guard) {
  guards.push(guard);
}

/** A domain that is the company's no longer; the one it was founded with stays. */
export function removeDomain(context: AuthenticatedContext, id: string, domain: string) {
  return context.db.transaction(async (tx) => {
    const company = await lockMyCompany(tx, context, id);
    if (!company.furtherDomains.includes(domain)) throw notFound("Domain");
    const furtherDomains = company.furtherDomains.filter((other) => other !== domain);
    const host = company.website && hostOf(company.website);
    if (host && isWithin(host, domain))
      throw conflict("DOMAIN_IN_USE", `Your website is at ${domain}. Change the website first.`);
    if (await sendsFrom(tx, id, domain))
      throw conflict(
        "DOMAIN_IN_USE",
        `Your emails come from ${domain}. Choose another address under Email first.`,
      );
    for (const guard of guards) await guard(tx, { companyId: id, domain });
    return saveDomains(tx, context, { company, furtherDomains });
  });
}

async function refuseTaken(tx: Transaction, company: Company, domain: string) {
  const holder = domainsOf(company).includes(domain) ? company : await findProvenCompany(tx, domain);
  if (!holder) return;
  const whose = holder.id === company.id ? "Your company" : holder.companyName;
  const why = `${whose} already uses ${domain}.`;
  throw conflict("DOMAIN_TAKEN", why, { domain: why });
}

interface Saving {
  company: Company;
  furtherDomains: string[];
}
async function saveDomains(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { company, furtherDomains }: Saving,
) {
  const { id } = company;
  await tx.update(companies).set({ furtherDomains, changedAt: now() }).where(eq(companies.id, id));
  await audit(
    tx,
    { viewer, now: now() },
    {
      action: "company.domains",
      subject: { kind: "company", id, companyId: id },
      before: { furtherDomains: company.furtherDomains },
      after: { furtherDomains },
    },
  );
  await publish(tx, companyEvents.changed, { data: { companyId: id }, at: now() });
  return { domains: domainsOf({ ...company, furtherDomains }) };
}
