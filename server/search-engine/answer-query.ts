import type { CollapsedPage } from "./collapse.ts";
import { countFacets, countValues } from "./facets.ts";
import { attributeOf, type Candidates, type FilterSource, holds, selectedValues } from "./filters.ts";
import type { FoundWords } from "./find-words.ts";
import { markWords } from "./highlight.ts";
import { type Narrowed, narrow } from "./narrow.ts";
import { newestPage } from "./newest-page.ts";
import { best, Order } from "./order.ts";
import { plainWords } from "./plain-words.ts";
import type { Scratch } from "./scratch.ts";
import type { SearchIndex } from "./search-index.ts";
import type { FacetSearch, FacetValue, Filter, Hit, SearchAnswer, SearchQuery, TextPart } from "./types.ts";

const pageSize = 24;
const mostDuplicates = 50;
const none: Hit["duplicates"] = { count: 0, ids: [], gathered: [] };

export function answerQuery(index: SearchIndex, query: SearchQuery): SearchAnswer {
  const started = performance.now();
  const words = findWords(index, query);
  const filters = query.filters ?? [];
  const narrowed = narrowTo(index, filters, words.candidates);
  const found = preferring(index, query, { found: words, hits: narrowed.hits });
  const facets = countFacets(
    (query.facets ?? []).map((facet) => (typeof facet === "string" ? { attribute: facet } : facet)),
    narrowed,
    { source: index.facetSource(), selected: selections(filters) },
  );
  const page = orderPage(index, query, { found, hits: narrowed.hits });
  return {
    hits: page.shown.map((document) => presentHit(index, query, { document, found, page })),
    total: page.total,
    exact: page.exact,
    documents: narrowed.hits.count,
    facets,
    matched: found.matched,
    corrections: (found.plan?.words ?? []).flatMap(({ word, correction }) =>
      correction ? [{ typed: word.typed, found: correction }] : [],
    ),
    tookMs: performance.now() - started,
  };
}

/** Values of a facet that have a word with this beginning, the most frequent among the query's hits first. */
export function searchValues(
  index: SearchIndex,
  { attribute, text, limit = 10, query = {} }: FacetSearch,
): FacetValue[] {
  const { facets } = index.columns;
  const column = facets.column(attribute);
  const filters = (query.filters ?? []).filter((filter) => attributeOf(filter) !== attribute);
  const { hits } = narrowTo(index, filters, findWords(index, query).candidates);
  const { counts, scale } = countValues(index.facetSource(), [column], hits);
  const table = facets.values[column]!;
  const wanted = plainWords(text);
  const values: FacetValue[] = [];
  for (let at = 1; at <= table.count; at++) {
    const count = counts[0]![at]!;
    if (count === 0) continue;
    const value = table.get(at - 1);
    const words = plainWords(value);
    if (wanted.every((start) => words.some((word) => word.startsWith(start))))
      values.push({ value, count: Math.round(count * scale) });
  }
  return values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, limit);
}

function narrowTo(index: SearchIndex, filters: Filter[], candidates: Candidates): Narrowed {
  return narrow(filters, filterSourceOf(index), { candidates, scratch: index.scratch });
}

function filterSourceOf(index: SearchIndex): FilterSource {
  const { columns, scratch } = index;
  return { columns, scratch, documentOf: (id) => index.documentOf(id) };
}

function findWords(index: SearchIndex, query: SearchQuery): FoundWords {
  const { text = "", typos = true, prefix = true, shortOnly = [], quotedIn = [] } = query;
  const { foremost = [], optional = [], avoid = [], atLeast = 1, partly = true } = query;
  index.scratch.reset();
  const { length, count: living } = index;
  const known = quotedIn === "any" ? null : new Set(quotedIn.map((id) => index.documentOf(id)));
  return index.finder.find(text, {
    length,
    living,
    typos,
    prefix,
    short: shortOnly,
    foremost,
    optional,
    avoid,
    atLeast,
    partly,
    quotedIn: known,
  });
}

/** What a hit counts that nothing was typed for; what it does not meet of the preferences takes its share of this. */
export const wordlessScore = 1000;

/** Takes from the scores of hits that do not meet what is preferred; without words, all have the same one before. */
function preferring(
  index: SearchIndex,
  { prefer = [] }: SearchQuery,
  { found, hits }: { found: FoundWords; hits: Candidates },
): FoundWords {
  if (prefer.length === 0) return found;
  const scores = found.scores ?? index.scratch.scores(index.length).fill(wordlessScore, 0, index.length);
  for (const { filter, share } of prefer) {
    const met = holds(filter, filterSourceOf(index), hits);
    for (let at = 0; at < hits.count; at++) {
      const document = hits.documents[at]!;
      if (met[at] === 0) scores[document] = Math.round(scores[document]! * share);
    }
  }
  return { ...found, scores };
}

/** What is selected in each facet, so that it is listed even where nothing is left of it. */
function selections(filters: Filter[]): Map<string, string[]> {
  const selected = new Map<string, string[]>();
  for (const filter of filters) {
    const attribute = attributeOf(filter);
    if (attribute) selected.set(attribute, [...(selected.get(attribute) ?? []), ...selectedValues(filter)]);
  }
  return selected;
}

interface Page extends CollapsedPage {
  duplicates: Map<number, number[]>;
  order: Order;
}

function orderPage(
  index: SearchIndex,
  query: SearchQuery,
  { found, hits }: { found: FoundWords; hits: Candidates },
): Page {
  const { columns, ranks, definition, scratch } = index;
  const order = new Order(
    {
      columns,
      ranks,
      ids: {
        hash: (document) => index.ids.hashOf(index.idOf[document]!),
        text: (document) => index.idText(document),
      },
    },
    {
      scores: query.sort ? null : found.scores,
      sorts: query.sort ?? definition.rank ?? [],
      first: (query.first ?? []).map((id) => index.documentOf(id)).filter((document) => document >= 0),
      seed: query.seed ?? 0,
    },
  );
  const { offset = 0, size = pageSize, collapse } = query;
  const { facets } = columns;
  const column = collapse ? facets.column(collapse.by) : null;
  const newest = order.isNewestFirst ? newestPage(index, { hits, order, offset, size, column }) : null;
  if (column === null) {
    const page = newest ?? bestPage(hits, order, { scratch, offset, size });
    return { ...page, duplicates: new Map(), order };
  }
  const { count: living, length } = index;
  const collapsing = { facets, column, order, scratch, offset, size, living, length };
  const page = newest ?? index.collapser.page(hits, order.keys(hits, scratch), collapsing);
  const duplicates = index.duplicates.find(page.shown, hits, collapsing);
  return { ...page, duplicates, order };
}

function bestPage(
  hits: Candidates,
  order: Order,
  { scratch, offset, size }: { scratch: Scratch; offset: number; size: number },
): CollapsedPage {
  const places = best(hits, order.keys(hits, scratch), { order, size: offset + size }).slice(offset);
  return { shown: places.map((place) => hits.documents[place]!), total: hits.count, exact: true };
}

interface Shown {
  document: number;
  found: FoundWords;
  page: Page;
}

function presentHit(index: SearchIndex, query: SearchQuery, { document, found, page }: Shown): Hit {
  return {
    id: index.idText(document),
    score: found.scores?.[document] ?? 0,
    highlights: query.highlight?.length ? highlights(index, query.highlight, { document, found }) : {},
    duplicates: presentDuplicates(index, query, { document, page }),
  };
}

function presentDuplicates(
  index: SearchIndex,
  { collapse }: SearchQuery,
  { document, page }: { document: number; page: Page },
): Hit["duplicates"] {
  const duplicates = page.duplicates.get(document) ?? [];
  if (!collapse || (duplicates.length === 0 && !collapse.gather)) return none;
  const sorted = duplicates.toSorted((a, b) => (page.order.before(a, b) ? -1 : 1));
  const gathered = collapse.gather ? gatherValues(index, collapse.gather, [document, ...sorted]) : [];
  return {
    count: duplicates.length,
    ids: sorted.slice(0, mostDuplicates).map((duplicate) => index.idText(duplicate)),
    gathered,
  };
}

function gatherValues(
  { columns: { facets } }: SearchIndex,
  attribute: string,
  documents: number[],
): string[] {
  const column = facets.column(attribute);
  const cell = facets.cells(column);
  const values = new Set<number>();
  for (const document of documents) {
    for (const value of facets.valuesOf(cell(document))) values.add(value);
    if (values.size >= mostDuplicates) break;
  }
  return [...values].slice(0, mostDuplicates).map((value) => facets.values[column]!.get(value - 1));
}

function highlights(
  index: SearchIndex,
  wanted: string[],
  { document, found }: { document: number; found: FoundWords },
) {
  const { terms, shortFields } = index.text;
  const words = found.plan?.words ?? [];
  const marks = new Set(
    words.flatMap(({ ways, marks: more }) => [...ways.filter(isWord).map(({ list }) => list), ...more]),
  );
  const starts = words.filter(({ word }) => word.open && word.letters <= 2).map(({ word }) => word);
  const isFound = (bytes: Uint8Array, length: number, hash: number) =>
    marks.has(terms.findBytes(bytes, length, hash)) ||
    starts.some((start) => start.bytes.every((byte, at) => bytes[at] === byte));
  const texts = index.texts.get(document);
  const shown: Record<string, TextPart[][]> = {};
  shortFields.forEach(({ name }, at) => {
    if (wanted.includes(name)) shown[name] = texts[at]!.map((text) => markWords(text, isFound));
  });
  return shown;
}

function isWord({ source }: { source: string }): boolean {
  return source === "head" || source === "body";
}
