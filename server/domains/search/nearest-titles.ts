import type { Hit, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import type { Search } from "./loosening/found-steps.ts";
import { titleOf } from "./loosening/similar-work.ts";
import { meaningLikeness, meaningOf } from "#server/taxonomy/word-meaning.ts";

/** Of so many hits the order is looked at again. */
const window = 100;

/**
 * A search for a skill or a topic finds whoever mentions it: of the best hits those come first whose titles mean
 * something near it, "DevOps Engineer" for "kubernetes terraform".
 */
export async function nearestTitlesFirst(search: Search, query: SearchQuery): Promise<SearchAnswer> {
  const { text = "", offset = 0, size = window, highlight = [] } = query;
  if (query.sort || offset + size > window) return search(query);
  const answer = await search({
    ...query,
    offset: 0,
    size: window,
    highlight: [...new Set([...highlight, "jobTitle"])],
  });
  const about = meaningOf(text);
  const near = answer.hits.map((hit) => ({ hit, score: hit.score * (1 + likeness(about, hit)) }));
  const hits = near.toSorted((a, b) => b.score - a.score).map(({ hit }) => hit);
  return { ...answer, hits: hits.slice(offset, offset + size) };
}

function likeness(about: Float32Array, hit: Hit): number {
  return Math.max(0, meaningLikeness(about, meaningOf(titleOf(hit))));
}
