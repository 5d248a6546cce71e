import { and, desc, eq, sql } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { prepared } from "#server/database/prepared.ts";
import { users } from "#server/domains/accounts/index.ts";
import { companies, lockCompany } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { pageFromProfile } from "#shared/blocks/careers-page.ts";
import { careerPageVersions, careerPages } from "./tables.ts";

type CareerPage = typeof careerPages.$inferSelect;

/** A company's page, or what stands for it until something is kept: nothing of its own, made from the profile. */
const untouched = { version: 0, document: pageFromProfile, unpublished: false, team: [], liveNumber: null };

export async function findPage(db: Reader, companyId: string): Promise<CareerPage | undefined> {
  const [page] = await db.select().from(careerPages).where(eq(careerPages.companyId, companyId));
  return page;
}

/** The only door to a page for its team. */
export function refuseOthers({ viewer }: CompanyContext, companyId: string) {
  if (viewer.companyId !== companyId) throw notFound("Company");
}

/** The viewer's company's page, held until the transaction ends; the company is held because the page may not be there yet. */
export async function lockPage(
  tx: Transaction,
  context: CompanyContext,
  companyId: string,
): Promise<CareerPage> {
  refuseOthers(context, companyId);
  await lockCompany(tx, companyId);
  const { viewer, now } = context;
  return (
    (await findPage(tx, companyId)) ?? {
      ...untouched,
      companyId,
      changedAt: now(),
      changedBy: viewer.userId,
    }
  );
}

export async function keepPage(tx: Transaction, page: CareerPage) {
  await tx.insert(careerPages).values(page).onConflictDoUpdate({ target: careerPages.companyId, set: page });
}

/** The page as its team sees it. */
export async function presentPage(db: Reader, companyId: string) {
  const [found] = await db
    .select({ page: careerPages, name: users.fullName })
    .from(careerPages)
    .leftJoin(users, eq(users.id, careerPages.changedBy))
    .where(eq(careerPages.companyId, companyId));
  const page = found?.page ?? { ...untouched, changedAt: null };
  const live = page.liveNumber === null ? undefined : await findVersion(db, companyId, page.liveNumber);
  return { ...page, changedBy: found?.name ?? null, live: live ?? null };
}

const versionColumns = {
  number: careerPageVersions.number,
  publishedAt: careerPageVersions.publishedAt,
  publishedBy: users.fullName,
};

export function listVersions(db: Reader, companyId: string, most: number) {
  return db
    .select(versionColumns)
    .from(careerPageVersions)
    .leftJoin(users, eq(users.id, careerPageVersions.publishedBy))
    .where(eq(careerPageVersions.companyId, companyId))
    .orderBy(desc(careerPageVersions.number))
    .limit(most);
}

export async function findVersion(db: Reader, companyId: string, number: number) {
  const [version] = await db
    .select({ ...versionColumns, document: careerPageVersions.document })
    .from(careerPageVersions)
    .leftJoin(users, eq(users.id, careerPageVersions.publishedBy))
    .where(and(eq(careerPageVersions.companyId, companyId), eq(careerPageVersions.number, number)));
  return version;
}

/** A company by its address, what everyone sees of its page and who of its team; no document while it has published no page. */
export const findLivePage = prepared((db) =>
  db
    .select({ company: companies, document: careerPageVersions.document, team: careerPages.team })
    .from(companies)
    .leftJoin(careerPages, eq(careerPages.companyId, companies.id))
    .leftJoin(
      careerPageVersions,
      and(
        eq(careerPageVersions.companyId, careerPages.companyId),
        eq(careerPageVersions.number, careerPages.liveNumber),
      ),
    )
    .where(eq(companies.slug, sql.placeholder("slug")))
    .prepare("careers_live_page"),
);
