import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";
import { readFilter } from "#server/http/filter.ts";
import { notFound } from "#server/errors/refusal.ts";
import { isFirstViewToday } from "./page-views.ts";
import { presentCard, presentCompany } from "./present.ts";
import { type Company, findCompany, findCompanyBySlug, visibleTo } from "./queries.ts";
import { companies } from "./tables.ts";
import { teamsOfCompanies } from "./team/team.ts";

const columns = {
  id: companies.id,
  slug: companies.slug,
  companyName: companies.companyName,
  companySize: companies.companySize,
  companyType: companies.companyType,
  companyHQlocation: companies.companyHQlocation,
  fundingStage: companies.fundingStage,
  fundingAmount: companies.fundingAmount,
  remoteFirst: companies.remoteFirst,
  openJobsCount: companies.openJobsCount,
  createdAt: companies.createdAt,
};

/** Published companies that someone hires for, with who does. */
export async function listCompaniesWithTeams({ db }: Context, filter: string | undefined) {
  const asked = readFilter(filter, { columns });
  const hiring = db
    .select({ id: roles.companyId })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(isOnHiringTeam);
  const rows = await db
    .select()
    .from(companies)
    .where(and(asked.where, eq(companies.published, true), inArray(companies.id, hiring)))
    .orderBy(...(asked.orderBy.length ? asked.orderBy : [asc(companies.companyName)]), asc(companies.id))
    .limit(asked.limit)
    .offset(asked.offset);
  const teams = await teamsOfCompanies(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((company) => ({ ...presentCard(company), team: teams.get(company.id) ?? [] }));
}

/** Published companies with open jobs, and one's own whatever its state. */
export async function listCompanies(
  { db, viewer }: Context,
  { filter, marketplace }: { filter?: string; marketplace?: string },
) {
  const asked = readFilter(filter, { columns });
  const listed = and(eq(companies.published, true), gt(companies.openJobsCount, 0));
  const own = viewer?.companyId ? eq(companies.id, viewer.companyId) : undefined;
  const rows = await db
    .select()
    .from(companies)
    .where(
      and(
        asked.where,
        own ? sql`(${listed} or ${own})` : listed,
        marketplace ? eq(companies.marketplace, marketplace === "true") : undefined,
      ),
    )
    .orderBy(...(asked.orderBy.length ? asked.orderBy : [desc(companies.openJobsCount)]), asc(companies.id))
    .limit(asked.limit)
    .offset(asked.offset);
  return rows.map(presentCard);
}

type Looking = Pick<Context, "db" | "viewer">;
export async function showCompany(context: Looking, id: string) {
  return showCompanyFound(context, await findCompany(context.db, id));
}

export async function showCompanyBySlug(context: Looking, slug: string) {
  return showCompanyFound(context, await findCompanyBySlug(context.db, slug));
}

/** What was found, as its viewer may see it. */
export function showCompanyFound({ viewer }: Pick<Looking, "viewer">, company: Company | undefined) {
  if (!company || !isVisible(company, viewer)) throw notFound("Company");
  return presentCompany(company, viewer?.companyId);
}

/** Its hiring team and its employees see a company before the public does. */
function isVisible(company: Company, viewer: Context["viewer"]) {
  return company.published || viewer?.companyId === company.id || viewer?.employerId === company.id;
}

/** Counts that a person opened the company's page, once a day; its own team does not count. */
export async function countView(context: Context, id: string) {
  const { db, viewer } = context;
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), visibleTo(null)));
  if (!company) throw notFound("Company");
  if (viewer?.companyId === id) return;
  await db.transaction(async (tx) => {
    if (!(await isFirstViewToday(tx, id, context))) return;
    await tx
      .update(companies)
      .set({ viewCount: sql`${companies.viewCount} + 1` })
      .where(eq(companies.id, id));
  });
}

/** The words companies describe their culture with, the most used first; ours where nobody used one yet. */
export async function listCultureTags({ db }: Context) {
  const tag = sql<string>`unnest(${companies.companyCultureTags})`.as("tag");
  const used = db.select({ tag }).from(companies).where(eq(companies.published, true)).as("used");
  const rows = await db
    .select({ tag: used.tag })
    .from(used)
    .groupBy(used.tag)
    .orderBy(sql`count(*) desc`, used.tag)
    .limit(200);
  return [...new Set([...rows.map((row) => row.tag), ...commonTags])];
}

const commonTags = [
  "Async first",
  "Autonomy",
  "Collaborative",
  "Customer focused",
  "Diverse teams",
  "Fast moving",
  "Flexible hours",
  "Kindness",
  "Learning budget",
  "Mission driven",
  "Open communication",
  "Ownership",
  "Remote friendly",
  "Small teams",
  "Transparent pay",
  "Work-life balance",
];
