import type { SearchIndex, SearchTerms } from "#contract/search.ts";
import { mostExchangeHits } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import type { Filter, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import { filtersOf, orderOf } from "./ask-engine.ts";
import { type IndexSource, sourceOf } from "./index-source.ts";
import type { ReadAsked } from "./reading/read-asked.ts";
import { type AskedSearch, logSearch } from "./search-log.ts";
import { searcherCountry } from "./searcher-country.ts";
import { withPlainQuotes, withQuotedWords } from "./quoted-words.ts";
import { findInSteps } from "./loosening/find-in-steps.ts";
import type { FoundStep } from "./loosening/found-steps.ts";

export interface Asked extends SearchTerms {
  facets: string[];
  page: number;
  resultsPerPage: number;
  seed: string;
  typing: boolean;
  country?: string | null | undefined;
}

/** Searches one index: filters, order, facets, a page of hits, and where few jobs were found, the searches next to it. */
export async function runSearch(context: Context, index: SearchIndex, asked: Asked) {
  const start = performance.now();
  const source = findSource(index);
  const found = await findIn(context, source, asked);
  const { answer, query, steps } = found;
  const hits = [...answer.hits, ...steps.flatMap((step) => step.hits)];
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
    matching: answer.hits.filter(({ id }) => shown.has(id)).length,
    exact: Object.values(answer.facets).every(({ exact }) => exact),
    page: asked.page,
    availablePages: Math.max(1, Math.ceil(answer.total / query.size!)),
    facets: facetsOf(answer, asked.facets),
    bounds: boundsOf(answer),
    corrections: answer.corrections,
    steps: steps.map((step) => presentStep(step, shown)),
    understood: found.understood,
    remoteJobs: answer.facets.remote?.values.find(({ value }) => value === "true")?.count ?? 0,
    tookMs: performance.now() - start,
  };
}

/** Jobs are found in steps, as their searches are read; everything else by its words alone. */
async function findIn(context: Context, source: IndexSource, asked: Asked) {
  const search = (query: SearchQuery) => searchSimply(context, source, query);
  const quoted = (query: SearchQuery) => withQuotedWords(context, source, query);
  const rest = await restOf(context, source, asked);
  const own: Filter[] = source.mayFind?.(context) ?? [];
  if (source.index !== "jobs") {
    const text = withPlainQuotes(asked.query);
    const query = await quoted({ ...rest, text, filters: [...own, ...filtersOf(source, asked)] });
    const understood = { place: null, namesakes: [], remote: false, words: text, typed: text };
    return { query, answer: await search(query), steps: [], understood };
  }
  const { db, viewer } = context;
  const home = await searcherCountry(db, { userId: viewer?.userId ?? null, told: asked.country });
  const asker = { source, home, search, quoted, own };
  const loosen = asked.page === 1;
  const prefix = asked.typing;
  const { read, ...found } = await findInSteps(asker, asked, { rest: { ...rest, prefix }, loosen });
  const { corrections } = read.words;
  const answer = { ...found.answer, corrections: [...corrections, ...found.answer.corrections] };
  return { ...found, answer, understood: understoodOf(read) };
}

function understoodOf({ words, places, remote, assumed }: ReadAsked) {
  return {
    place: places.map(({ label }) => label).join(" or ") || (assumed?.country ?? null),
    namesakes: places.flatMap(({ namesakes }) => namesakes),
    remote: remote !== "no",
    words: words.text,
    typed: words.rest,
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

async function restOf(context: Context, source: IndexSource, asked: Asked) {
  const size = Math.min(asked.resultsPerPage, source.index === "exchange" ? mostExchangeHits : 1000);
  const facets = asked.facets.filter((name) => name in source.definition.attributes);
  return {
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

function presentStep({ hits, ...step }: FoundStep, shown: ReadonlyMap<string, object>) {
  return { ...step, shown: hits.filter(({ id }) => shown.has(id)).length };
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
