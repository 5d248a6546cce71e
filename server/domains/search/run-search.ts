import type { SearchIndex, SearchSort, SearchTerms } from "#contract/search.ts";
import { mostExchangeHits } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import type { Filter, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import { filtersOf, orderOf } from "./ask-engine.ts";
import { type IndexSource, sourceOf } from "./index-source.ts";
import { type AskedSearch, logSearch } from "./search-log.ts";
import { withPlainQuotes, withQuotedWords } from "./quoted-words.ts";
import { type Widening, widen } from "./widen-search.ts";

export interface Asked extends SearchTerms {
  facets: string[];
  page: number;
  resultsPerPage: number;
  seed: string;
  typing: boolean;
}

/** Searches one index: filters, order, facets, a page of hits, and a wider question where fewer than four were found. */
export async function runSearch(context: Context, index: SearchIndex, asked: Asked) {
  const start = performance.now();
  const source = findSource(index);
  const query = await withQuotedWords(context, source, await queryFor(context, source, asked));
  const answer = await searchSimply(context, source, query);
  const widening = await widenedBy(context, source, { asked, query, answer });
  const hits = [...answer.hits, ...widening.hits];
  const searchId = newId();
  const [shown] = await Promise.all([
    source.show(
      context,
      hits.map(({ id }) => id),
    ),
    logUnlessTyping(context, asked, {
      id: searchId,
      index,
      filtered: query.filters!.length > 0,
      total: answer.documents,
    }),
  ]);
  return {
    searchId,
    hits: hits.flatMap((hit) => presentHit(hit, shown)),
    total: answer.documents,
    matching: answer.hits.length,
    exact: Object.values(answer.facets).every(({ exact }) => exact),
    page: asked.page,
    availablePages: Math.max(1, Math.ceil(answer.total / query.size!)),
    facets: facetsOf(answer, asked.facets),
    bounds: boundsOf(answer),
    corrections: answer.corrections,
    broadened: widening.how,
    remoteJobs: answer.facets.remote?.values.find(({ value }) => value === "true")?.count ?? 0,
    tookMs: performance.now() - start,
  };
}

/** Written while the rows are read; statistics that cannot be written are reported and keep no answer back. */
async function logUnlessTyping(
  { db, now, outside }: Context,
  { typing, page, query }: Asked,
  found: Omit<AskedSearch, "query" | "at">,
) {
  if (typing || page > 1) return;
  await logSearch(db, { ...found, query, at: now() }).catch((error: unknown) =>
    outside.report("keeping a search for the statistics", error),
  );
}

export function findSource(index: SearchIndex) {
  const source = sourceOf(index);
  if (!source) throw notFound("Index");
  return source;
}

async function queryFor(context: Context, source: IndexSource, asked: Asked): Promise<SearchQuery> {
  const own: Filter[] = source.mayFind?.(context) ?? [];
  const size = Math.min(asked.resultsPerPage, source.index === "exchange" ? mostExchangeHits : 1000);
  const facets = asked.facets.filter((name) => name in source.definition.attributes);
  return {
    text: withPlainQuotes(asked.query),
    filters: [...own, ...filtersOf(source, asked)],
    facets: [...new Set([...facets, ...("remote" in source.definition.attributes ? ["remote"] : [])])],
    ...(await orderOf(context, source, asked)),
    offset: (asked.page - 1) * size,
    size,
    ...(source.collapse && { collapse: source.collapse }),
    highlight: Object.keys(source.definition.fields).filter((name) => !source.definition.fields[name]!.long),
  };
}

/** A failing search is reported and asked again without its order. */
export async function searchSimply({ outside }: Context, { definition }: IndexSource, query: SearchQuery) {
  try {
    return await outside.searchEngine.search(definition.name, query);
  } catch (error) {
    outside.report(`search of ${definition.name}`, error);
    const { text, filters, facets, offset, size, quotedIn } = query;
    return outside.searchEngine.search(definition.name, {
      ...(text && { text }),
      ...(quotedIn && { quotedIn }),
      filters: filters ?? [],
      facets: facets ?? [],
      offset: offset ?? 0,
      size: size ?? 24,
    });
  }
}

interface Found {
  asked: Asked & { sort?: SearchSort | undefined };
  query: SearchQuery;
  answer: SearchAnswer;
}
async function widenedBy(
  context: Context,
  source: IndexSource,
  { asked, query, answer }: Found,
): Promise<Widening> {
  if (source.index !== "jobs" || asked.page > 1 || asked.typing) return { how: "no", hits: [] };
  return widen({
    search: (wider) => searchSimply(context, source, wider),
    query,
    answer,
    departments: asked.filters.department ?? [],
  });
}

/** A row that went since it was indexed is no hit. */
function presentHit<T extends object>(hit: SearchAnswer["hits"][number], shown: ReadonlyMap<string, T>) {
  const row = shown.get(hit.id);
  if (!row) return [];
  const { gathered, count } = hit.duplicates;
  return [{ id: hit.id, highlights: marksOf(hit), alsoIn: gathered, duplicates: count, ...row }];
}

function marksOf({ highlights }: SearchAnswer["hits"][number]) {
  return Object.fromEntries(
    Object.entries(highlights)
      .map(([name, values]) => [name, values.filter((parts) => parts.some(({ marked }) => marked))] as const)
      .filter(([, values]) => values.length),
  );
}
function facetsOf({ facets }: SearchAnswer, wanted: string[]) {
  return Object.fromEntries(
    wanted.flatMap((name) => (facets[name] ? [[name, facets[name].values] as const] : [])),
  );
}
function boundsOf({ facets }: SearchAnswer) {
  return Object.fromEntries(
    Object.entries(facets).flatMap(([name, { min, max }]) =>
      min === undefined || max === undefined ? [] : [[name, { min, max }] as const],
    ),
  );
}
