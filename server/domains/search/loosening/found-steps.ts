import type { Filter, Hit, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import type { IndexSource } from "../index-source.ts";
import type { ReadAsked } from "../reading/read-asked.ts";
import type { WiderSearch } from "./steps-of.ts";

/** With fewer jobs than this the searches next to it are shown as well. */
export const enough = 10;

export type Search = (query: SearchQuery) => Promise<SearchAnswer>;

export interface StepAsker {
  source: IndexSource;
  /** The country of whoever searches. */
  home: string | null;
  search: Search;
  /** Finds which documents have what is quoted. */
  quoted(query: SearchQuery): Promise<SearchQuery>;
  /** What holds for every search of this viewer. */
  own: Filter[];
}

export interface FoundStep extends WiderSearch {
  total: number;
  hits: Hit[];
}

/** A hit and those it stands for. */
export function idsOf({ id, duplicates }: Hit): string[] {
  return [id, ...duplicates.ids];
}

export interface FoundInSteps {
  read: ReadAsked;
  query: SearchQuery;
  answer: SearchAnswer;
  steps: FoundStep[];
}

export type Rest = Omit<
  SearchQuery,
  "text" | "filters" | "prefer" | "shortOnly" | "foremost" | "optional" | "partly" | "avoid" | "quotedIn"
>;
