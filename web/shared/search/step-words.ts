import type { SearchStep } from "#contract/search.ts";
import { facetText } from "./facet-words.ts";
import type { SearchData } from "./search-data.ts";

const limits: Record<string, string> = {
  salary: "pay",
  addedAt: "date",
  employees: "company size",
  fundingStage: "funding",
  fundingAmount: "funding",
};

type Widened = Pick<SearchData, "asked"> & { answer: Pick<SearchData["answer"], "understood"> };

/** What a search that is wider than another one is called: "Within 50 km of Leeds", "Without “night”". */
export function stepWords(
  { kind, about }: Pick<SearchStep, "kind" | "about">,
  { asked, answer: { understood } }: Widened,
): string {
  switch (kind) {
    case "radius":
      return `Within ${about} km of ${shortPlace(understood.place)}`;
    case "without":
      return `Without ${about
        .split(", ")
        .map((each) => `“${each}”`)
        .join(" and ")}`;
    case "filter":
      return `Without the filter ${(asked.terms.filters[about] ?? []).map((value) => facetText(about, value)).join(", ")}`;
    case "range":
      return `Without the limit on ${limits[about] ?? about}`;
    case "neighbor":
      return about;
    case "remote":
      return `Remote, from ${named(about)} or anywhere`;
    case "onsite":
      return "Not only remote";
    case "state":
      return `In ${about}`;
    case "country":
      return `Anywhere in ${named(about)}`;
    case "anywhere":
      return "Anywhere";
    case "similar":
      return "Similar work";
    case "some":
      return "With some of these words";
  }
}

/** "the United Kingdom", "the Netherlands", but "Germany". */
function named(country: string): string {
  return /^(?:United |Netherlands|Philippines|Bahamas|Maldives|Dominican )/.test(country)
    ? `the ${country}`
    : country;
}

/** "Leeds" of "Leeds, England, United Kingdom". */
export function shortPlace(place: string | null): string {
  return place?.split(",")[0] ?? "there";
}
