import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { emailMustMatchDomain } from "#contract/company-sign-up.ts";
import { type User, findUserByEmail, rolesOfUser, signUpWith } from "#server/domains/accounts/index.ts";
import { claimCompany as claimEmail } from "#server/emails/claim-company.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { emailDomain, emailMatchesDomain } from "#shared/links/email.ts";
import { nameFromEmail } from "#shared/links/name-from-email.ts";
import { provesNothing } from "../proves-nothing.ts";
import { holdDomains } from "../prove-company.ts";
import { type Company, findCompany, isClaimable } from "../queries.ts";
import { withAccount } from "../team/with-account.ts";
import { mailLink } from "./mail-link.ts";
import { findMyClaim } from "./select-claims.ts";
import { addClaim, settleClaim } from "./settle-claims.ts";

export interface Claiming {
  /** Of the account that is here already. */
  oldEmail?: string | undefined;
  email: string;
  password?: string | undefined;
  fullName?: string | undefined;
  linkedInUrl?: string | undefined;
}

/** Someone says that a company known from its job board is theirs; it is nobody's until its domain is proven. */
export async function claimCompany(context: Context, companyId: string, wanted: Claiming) {
  const company = await findCompany(context.db, companyId);
  if (!company) throw notFound("Company");
  const domain = domainToProve(company, wanted.email);
  const claim = (tx: Transaction, user: User) =>
    makeClaim(tx, context, {
      companyId,
      domain,
      user,
      email: wanted.email,
      linkedInUrl: wanted.linkedInUrl,
    });
  const known = await findUserByEmail(context.db, wanted.oldEmail ?? wanted.email);
  if (!known && wanted.oldEmail) throw noAccount(wanted.oldEmail);
  const signedIn = known
    ? await withAccount(context, { user: known, password: wanted.password, act: claim })
    : await signUpWith(context, newUser(wanted), claim);
  return { ...signedIn, claim: (await findMyClaim(context.db, signedIn.user.id))! };
}

function newUser({ email, password, fullName }: Claiming) {
  const missing = "Password is a required field, Please add";
  if (!password) throw invalid(missing, { password: missing });
  return { email, password, fullName: fullName ?? nameFromEmail(email) };
}

/** Someone who mistyped the address of their account would else get another one without noticing. */
function noAccount(oldEmail: string) {
  const why = `There’s no account with ${oldEmail}. Check the address, or continue without an account.`;
  return invalid(why, { oldEmail: why });
}

function domainToProve({ companyEmailDomain }: Company, email: string) {
  if (companyEmailDomain && emailMatchesDomain(email, companyEmailDomain)) return companyEmailDomain;
  const own = emailDomain(email);
  if (companyEmailDomain || provesNothing(own))
    throw invalid(emailMustMatchDomain, { email: emailMustMatchDomain });
  return own;
}

interface Wanted extends Pick<Claiming, "email" | "linkedInUrl"> {
  companyId: string;
  domain: string;
  user: User;
}
async function makeClaim(tx: Transaction, context: Context, { user, ...wanted }: Wanted) {
  await holdDomains(tx);
  const company = await findCompany(tx, wanted.companyId);
  if (!company || !(await isClaimable(tx, company))) throw hasTeamAlready(company?.companyName ?? "");
  if ((await rolesOfUser(tx, user.id)).some(({ kind }) => kind === "companyAdmin"))
    throw conflict("ALREADY_ON_A_TEAM", "You already belong to a hiring team.");
  const claim = await addClaim(tx, { ...wanted, userId: user.id }, context.now());
  if (claim.email !== user.email)
    await mailLink(tx, context, {
      kind: "company-claim",
      subject: claim.id,
      to: claim.email,
      company,
      template: claimEmail,
    });
  else if (user.emailVerifiedAt) await settleClaim(tx, claim.id, context.now());
}

export function hasTeamAlready(companyName: string) {
  const why = `${companyName} already has a hiring team here. Ask to be invited.`;
  return conflict("COMPANY_EXISTS", why, { email: "Ask to be invited" });
}
