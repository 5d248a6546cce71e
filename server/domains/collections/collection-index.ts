import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { dataOf } from "#server/events/define-event.ts";
import type { IndexDefinition, SearchDocument } from "#server/search-engine/index.ts";
import {
  alphabetOrder,
  type IndexSource,
  type Which,
  batch,
  chosen,
  dayOf,
  offerIndex,
  alsoTouchedBy,
} from "#server/domains/search/index.ts";
import { knownJobCounts } from "./count-collected-jobs.ts";
import { collectionEvents } from "./events.ts";
import { collections } from "./tables.ts";

/** Published collections only. */
const definition: IndexDefinition = {
  name: "collections",
  version: 2,
  fields: { collectionName: { weight: 10 }, objectID: { weight: 1 }, description: { weight: 2 } },
  attributes: { published: "boolean", addedAt: "date", day: "number", alphabet: "number", place: "number" },
  rank: [{ attribute: "place", order: "ascending" }],
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
      place: row.place,
    },
  };
}

const source: IndexSource = {
  index: "collections",
  definition,
  usual: [{ attribute: "place", order: "ascending" }],
  async read(db, which) {
    return (await select(db, which)).map(documentOf);
  },
  async touchedBy(_, events) {
    return dataOf(events, [collectionEvents.changed]).map(({ collectionId }) => collectionId);
  },
  async show(context, ids) {
    const [rows, counts] = await Promise.all([select(context.db, { ids }), knownJobCounts(context, ids)]);
    return new Map(
      rows.map(({ id, collectionName, description, image }) => [
        id,
        { collection: { id, collectionName, description, image, jobs: counts.get(id) ?? 0 } },
      ]),
    );
  },
};
offerIndex(source);
// A job's document names the collections it is in.
alsoTouchedBy("jobs", (events) => dataOf(events, [collectionEvents.filled]).map(({ jobId }) => jobId));
