/** The words of the search engine: what an index is, what is asked of it and what it answers. */

export interface Point {
  latitude: number;
  longitude: number;
}

/** Strings and booleans are facets and filters; numbers and dates are ranges and orders; points are radiuses. */
export type AttributeKind = "string" | "boolean" | "number" | "date" | "point";
export type Scalar = string | number | boolean | Date;

export interface SearchField {
  /** How much a word found here counts beside the other fields. */
  weight: number;
  /** A long text, such as a description: searched, but neither kept nor highlighted. */
  long?: boolean;
}

/** Words that mean the same: "swe" and "software engineer". A form may be several words. */
export interface Synonyms {
  words: string[];
  /** Forms that are found by the typed ones, but do not find each other: "kennel" for "animals". */
  written?: string[];
  /** Forms that stand for them in a query, but mean something else in a document: "la" for Los Angeles. */
  typed?: string[];
  /** Forms that in a query stand for them alone, whatever has these letters: "np" is a nurse practitioner. */
  instead?: string[];
  /** They are only near to each other: what has another form comes behind what has the typed one. */
  near?: boolean;
}

export interface IndexDefinition {
  name: string;
  /** A snapshot made under another version is not loaded. */
  version: number;
  fields: Record<string, SearchField>;
  attributes: Record<string, AttributeKind>;
  /** The order among equally good hits, and of a search without words. */
  rank?: Sort[];
  /**
   * Facets that are kept as one, which makes counting them quicker: those of few values, and those that follow from
   * another, as a company's size follows from the company.
   */
  together?: string[][];
  /** String attributes that order searches: their alphabet is kept ready. */
  alphabetical?: string[];
  synonyms?: Synonyms[];
  /** Holds words of people: those of someone who was removed are in no snapshot that is kept afterwards. */
  ofPeople?: boolean;
  /** Words of a query that are looked for only when it has no others: "in", "jobs". */
  idleWords?: string[];
}

export type AttributeValue = Scalar | Point | null | undefined | (string | Point)[];

export interface SearchDocument {
  id: string;
  fields: Record<string, string | string[] | null | undefined>;
  attributes: Record<string, AttributeValue>;
}

/** A range holds its ends. `is` holds when the attribute has any of the values. */
export type Filter =
  | { attribute: string; is: Scalar | Scalar[] }
  | { attribute: string; from?: number | Date; to?: number | Date }
  | { attribute: string; near: Point; km: number }
  | { attribute: string; given: boolean }
  | { ids: string[] }
  | { and: Filter[] }
  | { or: Filter[] }
  | { not: Filter };

export interface FacetRequest {
  attribute: string;
  /** How many values are listed, the most frequent first; selected ones always are. 30 if not given. */
  limit?: number;
  /** Of a number or date: how many documents lie in each of these ranges. */
  ranges?: Range[];
}

export interface Range {
  from?: number;
  to?: number;
}

export interface Sort {
  attribute: string;
  order: "ascending" | "descending";
}

export interface SearchQuery {
  /** Words; the last one may be unfinished. "Quotes" hold words together, a leading minus excludes. */
  text?: string;
  /**
   * Of long texts only the words are kept, not their order: these documents are known to have what is quoted in one of
   * them, "any" leaves the order of quoted words open everywhere.
   */
  quotedIn?: string[] | "any";
  /** Words of the text that count in short fields only: a text that mentions an engineer is no engineer's job. */
  shortOnly?: string[];
  /** Words of the text that belong into the weightiest field: in another one they count little. */
  foremost?: string[];
  /** Words of the text that need not be there: what has them comes first. */
  optional?: string[];
  /** Words that a hit should rather not have: they lower its score in a short field, some in a long text as well. */
  avoid?: { word: string; anywhere: boolean }[];
  /** All must hold. Those that speak of one attribute only are that facet's own selection. */
  filters?: Filter[];
  /** What is not met takes so much of a hit's score: hits that meet all of them come first among equals. */
  prefer?: { filter: Filter; share: number }[];
  /** Each is counted as if its own selection were absent. */
  facets?: (string | FacetRequest)[];
  /** Left out: by relevance, then by the index's rank. */
  sort?: Sort[];
  /** These come before all others, in this order, where they match. */
  first?: string[];
  offset?: number;
  /** 24 if not given. */
  size?: number;
  /** One hit for each value of this attribute, the best of them; the others are told in its duplicates. */
  collapse?: { by: string; gather?: string };
  /** Fields that come back with the found words marked. */
  highlight?: string[];
  /** Off: words are looked for as they are written. */
  typos?: boolean;
  /** Off: the last word is complete. */
  prefix?: boolean;
  /** With fewer documents than these that have all words, those with most of them are found too. 1 if not given. */
  atLeast?: number;
  /** Off: documents that have only some of the words are not found. */
  partly?: boolean;
  /** Puts documents that the order leaves equal in another order for each seed. */
  seed?: number;
}

/** A piece of a text; the marked ones are what was looked for. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** The documents that a collapsed hit stands for beside itself. */
export interface Duplicates {
  count: number;
  /** At most 50. */
  ids: string[];
  /** The values of the gathered attribute over the hit and its duplicates, at most 50. */
  gathered: string[];
}

export interface Hit {
  id: string;
  score: number;
  /** One entry for each value of the field. */
  highlights: Record<string, TextPart[][]>;
  duplicates: Duplicates;
}

export interface FacetValue {
  value: string;
  count: number;
}

export interface FacetAnswer {
  values: FacetValue[];
  /** How many values there are in all. */
  distinct: number;
  /** False: estimated from a sample, as more than 100,000 documents were to be counted. */
  exact: boolean;
  /** Of numbers and dates. */
  min?: number;
  max?: number;
  ranges?: (Range & { count: number })[];
}

export interface SearchAnswer {
  hits: Hit[];
  /** How many hits there are on all pages. */
  total: number;
  /** False: the total is an estimate, as more than 100,000 documents were found and duplicates collapsed. */
  exact: boolean;
  /** How many documents they stand for, duplicates counted. */
  documents: number;
  facets: Record<string, FacetAnswer>;
  /** "some": too few documents have all the words, so those with most of them are among the hits. */
  matched: "all" | "some";
  /** What was looked for instead, where a word was not known as it was typed. */
  corrections: { typed: string; found: string }[];
  tookMs: number;
}

export interface FacetSearch {
  attribute: string;
  /** The start of any word of the value. */
  text: string;
  limit?: number;
  /** Only values of its hits are told, with their counts. */
  query?: SearchQuery;
}

export interface IndexStats {
  documents: number;
  /** Words known to the index. */
  words: number;
  bytes: number;
}
