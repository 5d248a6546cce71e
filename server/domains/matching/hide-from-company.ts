import { and, asc, eq, ilike, inArray, isNotNull, notInArray, or, sql } from "drizzle-orm";
import { escapeLike } from "#server/database/like.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import {
  hiddenCompaniesOf,
  hiddenCompanyIds,
  myCandidate,
  setHiddenFrom,
  candidateEvents,
} from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/errors/refusal.ts";

const offered = 8;
const card = {
  id: companies.id,
  companyName: companies.companyName,
  slug: companies.slug,
  companyLogo: companies.companyLogo,
  companyEmailDomain: companies.companyEmailDomain,
  companyHQlocation: companies.companyHQlocation,
};
interface Placed {
  companyEmailDomain: string | null;
  companyHQlocation: string | null;
}
function withDetail<C extends Placed>({ companyEmailDomain, companyHQlocation, ...company }: C) {
  return { ...company, detail: [companyEmailDomain, companyHQlocation].filter(Boolean).join(", ") };
}

/** Those with a page, and those whose team may look for people before it has one. */
const canBeHiddenFrom = or(eq(companies.published, true), isNotNull(companies.provenAt));

/** The companies someone hides from, those hidden last first. */
export async function listHiddenCompanies(context: AuthenticatedContext, candidateId: string) {
  await myCandidate(context, candidateId);
  const hidden = await hiddenCompaniesOf(context.db, [candidateId]);
  const cards = await context.db
    .select(card)
    .from(companies)
    .where(
      inArray(
        companies.id,
        hidden.map(({ companyId }) => companyId),
      ),
    )
    .orderBy(companies.companyName);
  const atOf = new Map(hidden.map(({ companyId, at }) => [companyId, at]));
  return cards
    .map((company) => ({ ...withDetail(company), at: atOf.get(company.id)! }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Companies to hide from by the start of a word in their name; with nothing typed, where the person works. */
export async function offerCompanies(context: AuthenticatedContext, candidateId: string, typed: string) {
  const { workExperience } = await myCandidate(context, candidateId);
  const hidden = await hiddenCompanyIds(context.db, candidateId);
  const employers = workExperience.filter(({ current }) => current).map(({ companyName }) => companyName);
  const start = escapeLike(typed);
  const named = typed
    ? or(ilike(companies.companyName, `${start}%`), ilike(companies.companyName, `% ${start}%`))
    : inArray(sql`lower(${companies.companyName})`, [
        "",
        ...employers.map((name) => name.trim().toLowerCase()),
      ]);
  const choices = await context.db
    .select(card)
    .from(companies)
    .where(and(named, canBeHiddenFrom, hidden.length ? notInArray(companies.id, hidden) : undefined))
    .orderBy(asc(companies.companyName), asc(companies.id))
    .limit(offered);
  return choices.map(withDetail);
}

/** Hides a person from a company, or shows them again. */
export async function hideFromCompany(
  context: AuthenticatedContext,
  { id: candidateId, companyId }: { id: string; companyId: string },
  hide: boolean,
) {
  const { db, now } = context;
  await myCandidate(context, candidateId);
  if (hide) {
    const [company] = await db
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, companyId), canBeHiddenFrom));
    if (!company) throw notFound("Company");
  }
  await db.transaction(async (tx) => {
    await setHiddenFrom(tx, { candidateId, companyId }, { hidden: hide, at: now() });
    const data = { candidateId, companyId, hidden: hide };
    await publish(tx, candidateEvents.hidFromCompany, { data, at: now() });
  });
  return { hidden: hide };
}
