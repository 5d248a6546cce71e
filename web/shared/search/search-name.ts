import type { SearchTerms } from "#contract/search.ts";
import { facetText } from "./facet-words.ts";
import { rangeText } from "./range-words.ts";

/** A search in a few words: "data engineer, Engineering, remote, near Berlin". */
export function searchName({ query, filters, ranges, place }: SearchTerms): string {
  const chosen = Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => facetText(name, value)),
  );
  const parts = [
    query,
    ...chosen,
    ...Object.entries(ranges).map(([name, range]) => rangeText(name, range)),
    place ? `near ${place.name.split(",")[0]}` : "",
  ].filter(Boolean);
  return parts.join(", ").slice(0, 120) || "All jobs";
}
