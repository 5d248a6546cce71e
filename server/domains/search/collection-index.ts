import { and, asc, eq, sql } from "drizzle-orm";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs } from "#server/domains/jobs/index.ts";
import type { Reader } from "#server/database/open.ts";
import type { IndexDefinition, SearchDocument } from "#server/search-engine/index.ts";
import { alphabetOrder } from "./alphabet-order.ts";
import { type IndexSource, type Which, batch, chosen, dayOf, offerIndex } from "./index-source.ts";
import { collections } from "./tables.ts";

/** Published collections only (core.md 4). */
const definition: IndexDefinition = {
  name: "collections",
  version: 1,
  fields: { collectionName: { weight: 10 }, objectID: { weight: 1 }, description: { weight: 2 } },
  attributes: { published: "boolean", addedAt: "date", day: "number", alphabet: "number" },
  rank: [{ attribute: "alphabet", order: "ascending" }],
};

function select(db: Reader, which: Which) {
  return db
    .select()
    .from(collections)
    .where(and(eq(collections.published, true), chosen(collections.id, which)))
    .orderBy(asc(collections.id))
    .limit(batch);
}
function documentOf(row: typeof collections.$inferSelect): SearchDocument {
  return {
    id: row.id,
    fields: { collectionName: row.collectionName, objectID: row.id, description: row.description },
    attributes: {
      published: row.published,
      addedAt: row.createdAt,
      day: dayOf(row.createdAt),
      alphabet: alphabetOrder(row.collectionName),
    },
  };
}

/** How many listed jobs are in each collection, by themselves or by their company. */
async function countJobs(db: Reader, ids: string[]) {
  const rows = await db
    .select({ id: sql<string>`collection`, jobs: sql<number>`count(*)::int` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(
      sql`unnest(${sql.param(ids)}::text[]) as collection`,
      sql`collection = any(${jobs.collectionIds}) or collection = any(${companies.collectionIds})`,
    )
    .where(isListed)
    .groupBy(sql`collection`);
  return new Map(rows.map((row) => [row.id, row.jobs]));
}

const source: IndexSource = {
  index: "collections",
  definition,
  async read(db, which) {
    return (await select(db, which)).map(documentOf);
  },
  async touchedBy(_, { name, data }) {
    return name === "collection.changed" ? [data.collectionId as string] : [];
  },
  async show({ db }, ids) {
    const [rows, counts] = await Promise.all([select(db, { ids }), countJobs(db, ids)]);
    return new Map(
      rows.map(({ id, collectionName, description, image }) => [
        id,
        { collection: { id, collectionName, description, image, jobs: counts.get(id) ?? 0 } },
      ]),
    );
  },
};
offerIndex(source);
