import {
  wordlessScore,
  attributeOf,
  type FacetRequest,
  type Filter,
  type IndexDefinition,
  plainWords,
  type SearchQuery,
  type Sort,
} from "#server/search-engine/index.ts";
import { columnOf, spelled, tableOf } from "./postgres-table.ts";

/** Values of a statement, numbered as they come. */
export class Values {
  readonly list: unknown[] = [];

  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** A filter as a condition. */
function condition(definition: IndexDefinition, filter: Filter, values: Values): string {
  const join = (filters: Filter[], word: string, empty: string) =>
    filters.length === 0
      ? empty
      : `(${filters.map((one) => condition(definition, one, values)).join(` ${word} `)})`;
  if ("and" in filter) return join(filter.and, "and", "true");
  if ("or" in filter) return join(filter.or, "or", "false");
  if ("not" in filter) return `not coalesce(${condition(definition, filter.not, values)}, false)`;
  if ("ids" in filter) return `id = any(${values.add(filter.ids)}::text[])`;
  const column = columnOf(filter.attribute);
  const kind = definition.attributes[filter.attribute];
  if (!kind) throw new Error(`The index has no attribute "${filter.attribute}".`);
  const isList = kind === "string" || kind === "boolean" || kind === "point";
  if ("given" in filter)
    return `(${isList ? `${column} <> '{}'` : `${column} is not null`}) = ${values.add(filter.given)}`;
  if ("near" in filter) return around(column, filter, values);
  if ("is" in filter) {
    const wanted = [filter.is].flat();
    if (isList) return `${column} && ${values.add(wanted.map(String))}::text[]`;
    return `${column} = any(${values.add(wanted.map(Number))}::double precision[])`;
  }
  const from = filter.from === undefined ? "" : ` and ${column} >= ${values.add(Number(filter.from))}`;
  const to = filter.to === undefined ? "" : ` and ${column} <= ${values.add(Number(filter.to))}`;
  return `(${column} is not null${from}${to})`;
}

function around(column: string, { near, km }: Extract<Filter, { km: number }>, values: Values): string {
  const [latitude, longitude] = [values.add(near.latitude), values.add(near.longitude)];
  return `exists (select from generate_series(1, cardinality(${column}), 2) at where
    acos(least(1, sin(radians(${latitude})) * sin(radians(${column}[at])) + cos(radians(${latitude})) * cos(radians(${column}[at]))
      * cos(radians(${column}[at + 1] - ${longitude})))) * 6371 <= ${values.add(km)})`;
}

/** The words as PostgreSQL looks for them, the last one as a beginning; null if there are none. */
function wordsOf(
  { idleWords = [] }: IndexDefinition,
  { text = "", prefix = true, shortOnly = [], optional = [] }: SearchQuery,
  mode: "&" | "|",
): string | null {
  const words = plainWords(text);
  const besides = new Set(optional.flatMap(plainWords));
  const telling = words.filter((word) => !idleWords.includes(word) && !besides.has(word));
  const short = new Set(shortOnly.flatMap(plainWords).map(spelled));
  const looked = (telling.length > 0 ? telling : words).map(spelled).filter((word) => word !== "");
  if (looked.length === 0) return null;
  const isOpen = prefix && /[\p{L}\p{N}]$/u.test(text);
  return looked
    .map((word, at) => {
      const marks = `${isOpen && at === looked.length - 1 ? "*" : ""}${short.has(word) ? "ABC" : ""}`;
      return `'${word}'${marks && `:${marks}`}`;
    })
    .join(` ${mode} `);
}

function orders({ sort }: SearchQuery, { rank = [] }: IndexDefinition): string[] {
  const written = (sorts: Sort[]) =>
    sorts.map(
      ({ attribute, order }) => `${columnOf(attribute)} ${order === "ascending" ? "asc" : "desc"} nulls last`,
    );
  return sort ? written(sort) : ["score desc", ...written(rank)];
}

/** How well a row has the words; what is preferred and not met takes its share. */
function scoreOf(
  definition: IndexDefinition,
  { prefer = [] }: SearchQuery,
  { asked, values }: { asked: string | null; values: Values },
): string {
  const shares = prefer.map(
    ({ filter, share }) =>
      ` * case when coalesce(${condition(definition, filter, values)}, false) then 1 else ${values.add(share)}::double precision end`,
  );
  return `${asked ? `ts_rank(words, ${asked}::tsquery)` : String(wordlessScore)}${shares.join("")}`;
}

/** One statement for the page, its number of hits and all facets, each without its own selection. */
export function searchStatement(definition: IndexDefinition, query: SearchQuery, mode: "&" | "|") {
  const values = new Values();
  const words = wordsOf(definition, query, mode);
  const asked = words === null ? null : values.add(words);
  const filters = query.filters ?? [];
  const groups = Map.groupBy(filters, attributeOf);
  const selections = [...groups].filter(([attribute]) => attribute !== null) as [string, Filter[]][];
  const general = (groups.get(null) ?? []).map((filter) => condition(definition, filter, values));
  const flags = selections.map(
    ([, own], at) => `${condition(definition, { and: own }, values)} as own_${at}`,
  );
  const text = asked ? [`words @@ ${asked}::tsquery`] : [];
  const score = scoreOf(definition, query, { asked, values });
  const found = `found as materialized (select *, ${score} as score${flags.map((flag) => `, ${flag}`).join("")}
    from ${tableOf(definition.name)} where ${[...text, ...general, "true"].join(" and ")})`;
  const except = (attribute: string | null) =>
    selections
      .map(([own], at) => (own === attribute ? "true" : `own_${at}`))
      .concat("true")
      .join(" and ");
  const first = query.first?.length
    ? `array_position(${values.add(query.first)}::text[], id) nulls last, `
    : "";
  const order = `${first}${[...orders(query, definition), `md5(id || ${values.add(String(query.seed ?? 0))})`, "id"].join(", ")}`;
  const same = query.collapse ? `coalesce(${columnOf(query.collapse.by)}[1], '#' || id)` : "id";
  const ranked = `ranked as (select *, ${same} as same, row_number() over (partition by ${same} order by ${order}) as place,
    count(*) over (partition by ${same}) as together from found where ${except(null)})`;
  const facets = (query.facets ?? []).map((facet) =>
    facetSelect(definition, typeof facet === "string" ? { attribute: facet } : facet, { values, except }),
  );
  const page = `select 'hit' as part, id as name, score as a, together - 1 as b, same as c from
    (select * from ranked where place = 1 order by ${order} limit ${values.add(query.size ?? 24)} offset ${values.add(query.offset ?? 0)}) page`;
  const totals = `select 'total', '', count(*) filter (where place = 1), count(*), null from ranked`;
  return {
    text: `with ${found}, ${ranked} ${[page, totals, ...facets].map((part) => `(${part})`).join(" union all ")}`,
    values: values.list,
  };
}

interface Selecting {
  values: Values;
  except: (attribute: string) => string;
}
/** A facet's values with their counts; of a number its ends and ranges. */
function facetSelect(
  { attributes }: IndexDefinition,
  { attribute, limit = 100, ranges }: FacetRequest,
  { values, except }: Selecting,
): string {
  const name = values.add(`facet ${attribute}`);
  const column = columnOf(attribute);
  const from = `from found where ${except(attribute)}`;
  if (attributes[attribute] === "string" || attributes[attribute] === "boolean")
    return `select ${name}::text, value, counted_times, count(*) over (), null from
      (select value, count(*)::double precision as counted_times from (select unnest(${column}) as value ${from}) each group by value) counted
      order by counted_times desc, value limit ${values.add(limit)}`;
  const counts = (ranges ?? []).map(
    ({ from: least, to: most }) =>
      `count(*) filter (where ${column} >= ${values.add(least ?? -Infinity)} and ${column} <= ${values.add(most ?? Infinity)})`,
  );
  return `select ${name}::text, json_build_object('min', min(${column}), 'max', max(${column}), 'ranges', json_build_array(${counts.join(", ")}))::text,
    count(${column})::double precision, 0, null ${from}`;
}
