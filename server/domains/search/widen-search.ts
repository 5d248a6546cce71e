import type { Hit, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import { readTitle } from "#server/taxonomy/titles.ts";

/** With fewer jobs than this the search is widened (docs/spec/search.md). */
const tooFew = 4;
const mostFetched = 50;
const mostShown = 24;

export interface Widening {
  how: "no" | "filters" | "department";
  hits: Hit[];
}
interface Narrow {
  search(query: SearchQuery): Promise<SearchAnswer>;
  query: SearchQuery;
  answer: SearchAnswer;
  departments: string[];
}

/** First the same words without filters; if that is still too few, the department as free text. */
export async function widen({ search, query, answer, departments }: Narrow): Promise<Widening> {
  const { text = "", filters = [] } = query;
  if (answer.total >= tooFew || (!text && filters.length === 0)) return { how: "no", hits: [] };
  const found = new Set(answer.hits.map(({ id }) => id));
  const { sort: _, first: __, facets: ___, ...plain } = query;
  const wider = filters.length
    ? await search({ ...plain, filters: [], size: mostFetched, offset: 0 })
    : answer;
  const others = wider.hits.filter(({ id }) => !found.has(id));
  if (wider.total >= tooFew) return { how: "filters", hits: others.slice(0, mostShown) };

  const closer: Widening = { how: others.length ? "filters" : "no", hits: others };
  const department = departments[0] ?? departmentOf(text);
  if (!department) return closer;
  const near = new Set([...found, ...others.map(({ id }) => id)]);
  const { collapse } = query;
  const widest = await search({ text: department, size: mostFetched, ...(collapse && { collapse }) });
  const more = widest.hits.filter(({ id }) => !near.has(id));
  return more.length ? { how: "department", hits: [...others, ...more].slice(0, mostShown) } : closer;
}

function departmentOf(text: string) {
  const { department } = readTitle(text);
  return department === "Other" ? null : department;
}
