import type { SearchTerms } from "#contract/search.ts";
import { splitTypedPlaces } from "#shared/places/typed-places.ts";
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
    place ? nearText(place.name).replace(/^Near/, "near") : "",
  ].filter(Boolean);
  return parts.join(", ").slice(0, 120) || "All jobs";
}

export function nearText(place: string): string {
  const { names } = splitTypedPlaces(place);
  return names.length === 0 ? "Remote" : `Near ${shortPlace(place)}`;
}
/** "San Francisco" of "San Francisco, CA, United States"; several places stay as they were typed. */
function shortPlace(name: string): string {
  const { names, remote } = splitTypedPlaces(name);
  const isLong = name.length > 24 && names.length === 1 && !remote;
  return isLong ? name.split(",")[0]! : name;
}
