import { withHttps } from "#shared/links/url.ts";
import { emailMustMatchDomain } from "#contract/company-sign-up.ts";
import { addRole, findUser, signUpWith, startSession, type User } from "#server/domains/accounts/index.ts";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { domainOf } from "#shared/links/domain.ts";
import { emailDomain, emailMatchesDomain } from "#shared/links/email.ts";
import { addClaim, keepFounder, settleClaim } from "./claims/settle-claims.ts";
import { provesNothing } from "./proves-nothing.ts";
import { joinTeam } from "./team/join-team.ts";
import { holdDomains, proveCompany } from "./prove-company.ts";
import { presentCompany } from "./present.ts";
import { type Company, findCompany, findCompanyByDomain, isClaimable } from "./queries.ts";
import { freeSlug } from "./slugs.ts";
import { companies } from "./tables.ts";
import { leaveWaitList } from "./wait-list/entries.ts";
import { companyEvents } from "./events.ts";

export interface NewCompany {
  email: string;
  password: string;
  fullName: string;
  parallelTag?: string;
  profilePicture?: string | null;
  companyName: string;
  website: string;
  linkedInUrl?: string | undefined;
  inviteId?: string;
  /** A company known from its job board that the person says is theirs. */
  claimed?: string | undefined;
}

/**
 * A company and its first team member; with an invitation the person joins the team that invited them. A company that is
 * known already is nobody's before the person has proven a mailbox at its domain, or an administrator has looked.
 */
export async function signUpCompany(context: Context, wanted: NewCompany) {
  if (wanted.inviteId) return joinTeam(context, { ...wanted, inviteId: wanted.inviteId });
  const domain = companyDomain(wanted);
  let companyId = "";
  async function addCompany(tx: Transaction, user: User) {
    await holdDomains(tx);
    const known = await knownCompany(tx, { domain, claimed: wanted.claimed });
    companyId = known?.id ?? newId();
    const proven = { userId: user.id, email: user.email, now: context.now() };
    const { linkedInUrl } = wanted;
    const asked = { companyId, userId: user.id, email: user.email, domain, linkedInUrl };
    if (known) {
      const claim = await addClaim(tx, asked, proven.now);
      if (user.emailVerifiedAt) await settleClaim(tx, claim.id, proven.now);
      return;
    }
    const company = await foundCompany(tx, { id: companyId, wanted, domain, now: proven.now });
    await keepFounder(tx, asked, proven.now);
    await addRole(tx, { userId: user.id, kind: "companyAdmin", companyId, now: context.now() });
    await leaveWaitList(tx, user.id, proven.now);
    await publish(tx, companyEvents.signedUp, {
      data: { companyId, userId: user.id },
      at: context.now(),
    });
    if (user.emailVerifiedAt) await proveCompany(tx, company, proven);
  }
  const signedIn =
    (await addToOwnAccount(context, wanted.email, addCompany)) ??
    (await signUpWith(context, wanted, addCompany));
  const company = await findCompany(context.db, companyId);
  return { ...signedIn, company: presentCompany(company!, signedIn.user.companyAdmin?.companyId) };
}

/** Someone who is signed in already needs no second account; the token they hold goes on working. */
async function addToOwnAccount(
  context: Context,
  email: string,
  addCompany: (tx: Transaction, user: User) => Promise<void>,
) {
  const user = context.viewer?.userId ? await findUser(context.db, context.viewer.userId) : undefined;
  if (!user || user.email !== email) return null;
  if (context.viewer?.companyAdminId)
    throw conflict("ALREADY_ON_A_TEAM", "You already belong to a hiring team.");
  return context.db.transaction(async (tx) => {
    await addCompany(tx, user);
    return startSession(tx, context, user, { way: "sign-up" });
  });
}

/** Tells screens to offer the waitlist; one who mistyped their address isn't sent there. */
const noCompanyEmail = "NO_COMPANY_EMAIL";

function companyDomain({ website, email }: Pick<NewCompany, "website" | "email">) {
  const domain = domainOf(website);
  if (!domain) throw invalid("Please enter a valid URL", { website: "Please enter a valid URL" });
  if (provesNothing(domain))
    throw invalid(
      "Please enter your company’s own website",
      { website: "Enter your company’s own website" },
      noCompanyEmail,
    );
  if (!emailMatchesDomain(email, domain))
    throw invalid(
      emailMustMatchDomain,
      { email: emailMustMatchDomain },
      provesNothing(emailDomain(email)) ? noCompanyEmail : undefined,
    );
  return domain;
}

/** The company that sign-up is about, where it is known from its job board; one that hires here needs an invitation. */
async function knownCompany(
  tx: Transaction,
  { domain, claimed }: { domain: string; claimed: string | undefined },
): Promise<Company | undefined> {
  const known = await findCompanyByDomain(tx, domain);
  if (known && !(await isClaimable(tx, known))) throw companyExists(known);
  if (known || !claimed) return known;
  const named = await findCompany(tx, claimed);
  if (!named?.published) throw notFound("Company");
  if (!(await isClaimable(tx, named))) throw companyExists(named);
  return named;
}

function companyExists({ companyName }: Company) {
  return conflict("COMPANY_EXISTS", `${companyName} is already here. Ask a teammate to invite you.`, {
    website: "Ask a teammate to invite you",
  });
}

interface Founding {
  id: string;
  wanted: NewCompany;
  domain: string;
  now: Date;
}
async function foundCompany(tx: Transaction, { id, wanted, domain, now }: Founding): Promise<Company> {
  const [made] = await tx
    .insert(companies)
    .values({
      id,
      slug: await freeSlug(tx, wanted.companyName),
      companyName: wanted.companyName,
      website: withHttps(wanted.website),
      companyEmailDomain: domain,
      isManaged: true,
      createdAt: now,
      changedAt: now,
    })
    .returning();
  return made!;
}
