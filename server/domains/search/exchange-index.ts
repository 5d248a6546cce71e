import {
  type JobExchange,
  exchangeEvents,
  listedExchanges,
  presentExchange,
} from "#server/domains/exchanges/index.ts";
import type { Reader } from "#server/database/open.ts";
import { dataOf } from "#server/events/define-event.ts";
import type { IndexDefinition, SearchDocument } from "#server/search-engine/index.ts";
import { alphabetOrder } from "./alphabet-order.ts";
import { type IndexSource, type Which, batch, chosen, dayOf, offerIndex } from "./index-source.ts";

/** Places outside where a job can be advertised. */
const definition: IndexDefinition = {
  name: "exchange",
  version: 1,
  fields: {
    name: { weight: 10 },
    tags: { weight: 4 },
    type: { weight: 3 },
    description: { weight: 2 },
  },
  attributes: {
    type: "string",
    "tags.roleTypes": "string",
    "tags.demographics": "string",
    "tags.industryTags": "string",
    paid: "boolean",
    addedAt: "date",
    day: "number",
    alphabet: "number",
  },
  rank: [{ attribute: "alphabet", order: "ascending" }],
  idleWords: ["for", "the", "a", "of", "and", "in", "jobs", "board"],
};

function select(db: Reader, which: Which) {
  return listedExchanges(db, (id) => chosen(id, which), batch);
}
function documentOf(row: JobExchange): SearchDocument {
  const { roleTypes, demographics, industryTags } = row;
  return {
    id: row.id,
    fields: {
      name: row.name,
      tags: [...roleTypes, ...demographics, ...industryTags],
      type: row.type,
      description: row.description,
    },
    attributes: {
      type: row.type,
      "tags.roleTypes": roleTypes,
      "tags.demographics": demographics,
      "tags.industryTags": industryTags,
      paid: row.paid,
      addedAt: row.changedAt,
      day: dayOf(row.changedAt),
      alphabet: alphabetOrder(row.name),
    },
  };
}

const source: IndexSource = {
  index: "exchange",
  definition,
  usual: [{ attribute: "alphabet", order: "ascending" }],
  /** Only those that must be paid for, unless the search says otherwise. */
  assumed: { paid: ["true"] },
  async read(db, which) {
    return (await select(db, which)).map(documentOf);
  },
  async touchedBy(_, events) {
    return dataOf(events, [exchangeEvents.changed]).flatMap(({ exchangeIds }) => exchangeIds);
  },
  async show({ db }, ids) {
    const rows = await select(db, { ids });
    return new Map(rows.map((row) => [row.id, { exchange: presentExchange(row) }]));
  },
};
offerIndex(source);
