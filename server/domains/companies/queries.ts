import { type SQL, and, arrayContains, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { emailDomain } from "#shared/links/email.ts";
import { provesNothing } from "./proves-nothing.ts";
import { companies, oldSlugs } from "./tables.ts";

export type Company = typeof companies.$inferSelect;

export async function findCompany(db: Reader, id: string): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return company;
}

/** The company whose pages are at this address, or were before another company took it. */
export async function findCompanyBySlug(db: Reader, slug: string): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.slug, slug.toLowerCase()));
  if (company) return company;
  const [moved] = await db
    .select({ company: companies })
    .from(oldSlugs)
    .innerJoin(companies, eq(companies.id, oldSlugs.companyId))
    .where(eq(oldSlugs.slug, slug.toLowerCase()));
  return moved?.company;
}

/** The company whose team proved a mailbox at this domain. */
export async function findProvenCompany(db: Reader, domain: string): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(provenAt(domain));
  return company;
}

/** The company whose own domain, or one below it, an address is at; none for a mailbox that says nothing about a company. */
export async function findCompanyOfEmail(db: Reader, email: string): Promise<Company | undefined> {
  const labels = emailDomain(email).split(".");
  for (const at of labels.keys()) {
    const domain = labels.slice(at).join(".");
    const company = provesNothing(domain) ? undefined : await findProvenCompany(db, domain);
    if (company) return company;
  }
  return undefined;
}

function provenAt(domain: string) {
  const { companyEmailDomain, furtherDomains } = companies;
  return and(
    isNotNull(companies.provenAt),
    or(eq(companyEmailDomain, domain), arrayContains(furtherDomains, [domain])),
  );
}

/** The company of this domain: proven, or known from its job board. One that someone only typed holds no domain. */
export async function findCompanyByDomain(db: Reader, domain: string): Promise<Company | undefined> {
  const [company] = await db
    .select()
    .from(companies)
    .where(
      or(provenAt(domain), and(eq(companies.companyEmailDomain, domain), eq(companies.isManaged, false))),
    )
    .orderBy(sql`${companies.provenAt} nulls last`, companies.createdAt)
    .limit(1);
  return company;
}

/** The company that is known from this board. */
export async function findCompanyByBoard(db: Reader, board: string): Promise<Company | undefined> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(arrayContains(companies.boards, [board]), eq(companies.published, true)))
    .orderBy(asc(companies.createdAt))
    .limit(1);
  return company;
}

/** The only door to changing a company: it is the viewer's own, and held until the transaction ends. */
export async function lockMyCompany(
  tx: Transaction,
  { viewer }: AuthenticatedContext,
  id: string,
): Promise<Company> {
  if (viewer.companyId !== id) throw notFound("Company");
  return lockCompany(tx, id);
}

export async function lockCompany(tx: Transaction, id: string): Promise<Company> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id)).for("update");
  if (!company) throw notFound("Company");
  return company;
}

/** True when someone runs the company here: those without access, or with a disabled account, no longer do. */
export function hasTeam(db: Reader, companyId: string): Promise<boolean> {
  return hasMember(db, companyId, isOnHiringTeam);
}

const isDisabledMember = and(
  eq(roles.kind, "companyAdmin"),
  isNull(users.deletedAt),
  isNotNull(users.disabledAt),
)!;
function hasDisabledTeam(db: Reader, companyId: string): Promise<boolean> {
  return hasMember(db, companyId, isDisabledMember);
}

/** Which of these companies are run only by accounts that we disabled. */
export async function disabledTeams(db: Reader, companyIds: string[]): Promise<Set<string>> {
  const withMember = async (which: SQL) => {
    const rows = await db
      .selectDistinct({ id: roles.companyId })
      .from(roles)
      .innerJoin(users, eq(users.id, roles.userId))
      .where(and(inArray(roles.companyId, companyIds), which));
    return new Set(rows.map(({ id }) => id!));
  };
  if (companyIds.length === 0) return new Set();
  return (await withMember(isDisabledMember)).difference(await withMember(isOnHiringTeam));
}

async function hasMember(db: Reader, companyId: string, which: SQL): Promise<boolean> {
  const [member] = await db
    .select({ id: roles.id })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), which))
    .limit(1);
  return member !== undefined;
}

/** A known company that no one runs, or only accounts we disabled: anyone who proves its domain may take it over. */
export async function isClaimable(db: Reader, { id, isManaged }: Company): Promise<boolean> {
  if (await hasTeam(db, id)) return false;
  return !isManaged || (await hasDisabledTeam(db, id));
}

/** No one is left to run it or to pay for it, not even an account that we disabled and may enable again. */
export async function isLeftBehind(db: Reader, { id, isManaged }: Company): Promise<boolean> {
  return !isManaged && !(await hasTeam(db, id)) && !(await hasDisabledTeam(db, id));
}

/** A team that runs a proven company, public or not yet: people with an address at its domain may ask it for an invitation. */
export async function takesRequests(db: Reader, { id, provenAt, disabledAt }: Company): Promise<boolean> {
  return provenAt !== null && disabledAt === null && (await hasTeam(db, id));
}

/** Holds several companies, always in the same order so that two imports never wait for each other. */
export function lockCompanies(tx: Transaction, ids: string[]): Promise<Company[]> {
  return tx
    .select()
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(asc(companies.id))
    .for("update");
}

/** Keeps the numbers of live jobs; called by the jobs domain in the transaction that changes them. */
export async function setOpenJobsCounts(tx: Transaction, counts: { companyId: string; open: number }[]) {
  const rows = JSON.stringify(counts.map(({ companyId, open }) => ({ id: companyId, open })));
  await tx.execute(
    sql`update ${companies} set open_jobs_count = counted.open
        from json_to_recordset(${rows}::json) as counted(id uuid, open int)
        where ${companies.id} = counted.id`,
  );
}

/** Remembers the board a company's jobs are read from. */
export async function setJobFeed(
  tx: Transaction,
  companyId: string,
  { address, system }: { address: string; system: string },
) {
  await tx
    .update(companies)
    .set({ jobAPIFeedURL: address, jobFeedPlatform: system })
    .where(eq(companies.id, companyId));
}

/** The board is read no more. */
export async function forgetJobFeed(tx: Transaction, companyId: string, address: string) {
  await tx
    .update(companies)
    .set({ jobAPIFeedURL: null, jobFeedPlatform: null })
    .where(and(eq(companies.id, companyId), eq(companies.jobAPIFeedURL, address)));
}

/** What the public may see of companies; a hiring team also sees its own. */
export function visibleTo(companyId: string | null | undefined) {
  return companyId
    ? or(eq(companies.published, true), eq(companies.id, companyId))
    : eq(companies.published, true);
}
