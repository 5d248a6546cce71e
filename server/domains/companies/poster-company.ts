import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { withHttps } from "#shared/links/url.ts";
import { domainOf } from "#shared/links/domain.ts";
import { provesNothing } from "./proves-nothing.ts";
import { holdDomains } from "./prove-company.ts";
import { findCompanyByDomain, isClaimable } from "./queries.ts";
import { freeSlug } from "./slugs.ts";
import { companies } from "./tables.ts";

interface Poster {
  companyName: string;
  website: string;
  /** Proven. */
  email: string;
  now: Date;
}

/**
 * The company at which someone without an account posts a job: the one of their mailbox's domain as long as nobody
 * runs it, otherwise one of its own that nobody runs. A name alone leads to no company that is here.
 */
export async function companyOfPoster(tx: Transaction, { companyName, website, email, now }: Poster) {
  await holdDomains(tx);
  const domain = ownDomainOf(email);
  const known = await refuseManagedDomain(tx, email);
  if (known) return known.id;
  const id = newId();
  await tx.insert(companies).values({
    id,
    slug: await freeSlug(tx, companyName),
    companyName,
    website: website ? withHttps(website) : null,
    companyEmailDomain: domain,
    isManaged: false,
    published: true,
    createdAt: now,
    changedAt: now,
  });
  return id;
}

/** Whoever has a mailbox at a company with a team here posts through that team; answers the company that has none. */
export async function refuseManagedDomain(tx: Transaction, email: string) {
  const domain = ownDomainOf(email);
  const known = domain ? await findCompanyByDomain(tx, domain) : undefined;
  if (known && !(await isClaimable(tx, known)))
    throw conflict(
      "COMPANY_EXISTS",
      `${known.companyName} hires here already. Ask a teammate to post the job, or to invite you.`,
    );
  return known;
}

/** The domain of a mailbox; null at a public mail provider, which proves nothing. */
function ownDomainOf(email: string): string | null {
  const domain = domainOf(email.split("@")[1] ?? "");
  return domain && !provesNothing(domain) ? domain : null;
}
