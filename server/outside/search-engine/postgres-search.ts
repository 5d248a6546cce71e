import type pg from "pg";
import type { FacetAnswer, IndexDefinition, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import { plainWords } from "#server/search-engine/index.ts";
import { searchStatement } from "./postgres-query.ts";
import { columnOf, tableOf } from "./postgres-table.ts";

interface Row {
  part: string;
  name: string;
  a: number;
  b: string;
  c: string | null;
}

/** Documents with all words; where those are too few, with any of them. */
export async function searchPostgres(
  pool: pg.Pool,
  definition: IndexDefinition,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const started = performance.now();
  const ask = async (mode: "&" | "|") =>
    (await pool.query<Row>(searchStatement(definition, query, mode))).rows;
  let rows = await ask("&");
  let matched: SearchAnswer["matched"] = "all";
  const several = plainWords(query.text ?? "").length > 1;
  if (query.partly !== false && documentsOf(rows) < (query.atLeast ?? 1) && several) {
    rows = await ask("|");
    matched = "some";
  }
  return {
    hits: await presentHits(pool, definition.name, { query, rows }),
    total: Number(rows.find(({ part }) => part === "total")?.a ?? 0),
    exact: true,
    documents: documentsOf(rows),
    facets: presentFacets(query, rows),
    matched,
    corrections: [],
    tookMs: performance.now() - started,
  };
}

async function presentHits(
  pool: pg.Pool,
  index: string,
  { query: { collapse }, rows }: { query: SearchQuery; rows: Row[] },
): Promise<SearchAnswer["hits"]> {
  const shown = rows.filter(({ part }) => part === "hit");
  const others = collapse && (await duplicatesOf(pool, index, { collapse, shown }));
  return shown.map(({ name, a, b, c }) => {
    const duplicates = others?.filter(({ same }) => same === c) ?? [];
    return {
      id: name,
      score: a,
      highlights: {},
      duplicates: {
        count: Number(b),
        ids: duplicates.map(({ id }) => id).filter((id) => id !== name),
        gathered: [...new Set(duplicates.flatMap(({ gathered }) => gathered ?? []))].slice(0, 50),
      },
    };
  });
}

interface Collapsed {
  collapse: NonNullable<SearchQuery["collapse"]>;
  shown: Row[];
}
async function duplicatesOf(pool: pg.Pool, index: string, { collapse: { by, gather }, shown }: Collapsed) {
  const { rows } = await pool.query<{ id: string; same: string; gathered: string[] | null }>(
    `select id, ${columnOf(by)}[1] as same, ${gather ? columnOf(gather) : "null::text[]"} as gathered
      from ${tableOf(index)} where ${columnOf(by)}[1] = any($1) order by id`,
    [shown.map(({ c }) => c)],
  );
  return rows;
}

function documentsOf(rows: Row[]): number {
  return Number(rows.find(({ part }) => part === "total")?.b ?? 0);
}

function presentFacets({ facets = [] }: SearchQuery, rows: Row[]): Record<string, FacetAnswer> {
  return Object.fromEntries(
    facets.map((facet) => {
      const { attribute, ranges } = typeof facet === "string" ? { attribute: facet } : facet;
      const own = rows.filter(({ part }) => part === `facet ${attribute}`);
      if (own[0]?.name.startsWith("{") && Number(own[0].b) === 0)
        return [attribute, presentMeasure(own[0], ranges)];
      const values = own.map(({ name, a }) => ({ value: name, count: a }));
      return [attribute, { values, distinct: Number(own[0]?.b ?? 0), exact: true }];
    }),
  );
}

function presentMeasure({ name, a }: Row, ranges: { from?: number; to?: number }[] | undefined): FacetAnswer {
  const {
    min,
    max,
    ranges: counts,
  } = JSON.parse(name) as { min: number | null; max: number | null; ranges: number[] };
  return {
    values: [],
    distinct: a,
    exact: true,
    ...(min !== null && max !== null && { min, max }),
    ...(ranges && { ranges: ranges.map((range, at) => ({ ...range, count: counts[at]! })) }),
  };
}
