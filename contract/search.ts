import { z } from "zod";
import { JobCard } from "./job-shapes.ts";
import { Exchange } from "./exchanges.ts";
import { anyEmployee, get, post } from "./endpoint.ts";
import { CurrencyCode, Done, Id, Instant } from "./shapes.ts";

/** What can be searched. People are found only by the hiring team they belong to. */
export const searchIndexes = ["jobs", "companies", "collections", "candidates", "exchange"] as const;
export type SearchIndex = (typeof searchIndexes)[number];
/** Most Recent (shuffled within a day by the session's seed), Alphabetic, Most Popular (clicks of five days), best match. */
export const searchSorts = ["recent", "alphabetic", "popular", "relevance"] as const;
export type SearchSort = (typeof searchSorts)[number];
export const searchPageSize = 24;
export const mostExchangeHits = 200;

const words = z.string().trim().max(200);
/** Values of one filter: a set, empty ones left out. */
const Values = z
  .array(z.string().trim().max(200))
  .max(60)
  .transform((values) => [...new Set(values.filter(Boolean))]);
const Range = z.object({
  min: z.number().optional(),
  max: z.number().optional(),
  /** Of pay, which is compared within one currency only. */
  currency: CurrencyCode.optional(),
});

/** A search as it is asked, shared by link, and kept. */
export const SearchTerms = z.object({
  query: words.default(""),
  /** Chosen values by facet, such as { department: ["Engineering"] }; a facet's values are alternatives. */
  filters: z.record(z.string().max(60), Values).default({}),
  /**
   * Bounds by number or date (milliseconds), such as { salary: { min: 60000, currency: "GBP" } }: pay is by the
   * year, in whole units. Two go by bands, each of which counts where it
   * reaches into the range: { employees: { min: 100, max: 600 } }, and { fundingStage: { min: 0, max: 2 } }, seed to Series B.
   */
  ranges: z.record(z.string().max(60), Range).default({}),
  /** A place by name and how far around it. */
  place: z.object({ name: words.min(1), radiusKm: z.number().min(1).max(1000).default(50) }).nullish(),
  sort: z.enum(searchSorts).optional(),
});
export type SearchTerms = z.infer<typeof SearchTerms>;

/** The searcher’s country, where no profile of theirs says it: it tells two cities of one name apart, and is meant where no place is named. */
export const HomeCountry = z
  .string()
  .regex(/^[A-Z]{2}$/, "Enter a country code, such as GB")
  .nullish();

export const SearchRequest = SearchTerms.extend({
  /** Facets to count; each as if its own selection were absent. */
  facets: z.array(z.string().max(60)).max(20).default([]),
  page: z.number().int().min(1).max(10_000).default(1),
  resultsPerPage: z.number().int().min(1).max(1000).default(searchPageSize),
  /** Keeps the shuffle of one visit: pages never repeat or skip. */
  seed: z.string().max(64).default(""),
  /** Kept out of the statistics: instant results while typing. */
  typing: z.boolean().default(false),
  country: HomeCountry,
});

/** A text in pieces; marked ones answer the query. */
const Marked = z.array(z.object({ text: z.string(), marked: z.boolean() }));
export const FacetValue = z.object({ value: z.string(), count: z.number().int() });
export type FacetValue = z.infer<typeof FacetValue>;

export const CompanyHit = z.object({
  id: Id,
  companyName: z.string(),
  slug: z.string(),
  companyLogo: z.string().nullable(),
  companyIndustry: z.array(z.string()),
  companySize: z.string().nullable(),
  companyHQlocation: z.string().nullable(),
  fundingStage: z.string().nullable(),
  fundingAmount: z.number().nullable(),
  openJobsCount: z.number().int(),
  /** What its open jobs are about and where, those with most jobs first. */
  openTrades: z.array(z.object({ name: z.string(), count: z.number().int() })),
  openPlaces: z.array(z.string()),
});
export const CollectionHit = z.object({
  id: Id,
  collectionName: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  jobs: z.number().int(),
});
export const PersonHit = z.object({
  candidateId: Id,
  fullName: z.string(),
  profilePicture: z.string().nullable(),
  title: z.string().nullable(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  skills: z.array(z.string()),
  /** The person's applications at this company, newest first. */
  applicationGraph: z.object({
    applications: z.array(
      z.object({ id: Id, jobId: Id, jobTitle: z.string(), status: z.string(), changedAt: Instant }),
    ),
  }),
});
export type PersonHit = z.infer<typeof PersonHit>;

export const SearchHit = z.object({
  id: z.string(),
  /** The fields that answer the query, in pieces. */
  highlights: z.record(z.string(), z.array(Marked)),
  /** Where the same title at the same company is offered too; those postings are folded into this hit. */
  alsoIn: z.array(z.string()),
  duplicates: z.number().int(),
  job: JobCard.optional(),
  company: CompanyHit.optional(),
  collection: CollectionHit.optional(),
  person: PersonHit.optional(),
  exchange: Exchange.optional(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** How a search is made wider: farther away, without a word or filter, under a neighboring title, from home, elsewhere, by what its words mean. */
export const searchStepKinds = [
  "filter",
  "range",
  "radius",
  "without",
  "neighbor",
  "remote",
  "onsite",
  "state",
  "country",
  "anywhere",
  "similar",
  "some",
] as const;
export const SearchStep = z.object({
  kind: z.enum(searchStepKinds),
  /** What is left out or put instead: a word, a filter by its name, a title, kilometers, a country. */
  about: z.string(),
  /** The search that finds so many. */
  terms: SearchTerms,
  total: z.number().int(),
  /** So many of the hits are of this step, behind those of the steps before it. */
  shown: z.number().int(),
});
export type SearchStep = z.infer<typeof SearchStep>;

export const SearchAnswer = z.object({
  /** Identifies this search when a click is reported. */
  searchId: Id,
  hits: z.array(SearchHit),
  /** What was found, duplicates counted, as the facets count. */
  total: z.number().int(),
  /** So many of the hits answer the question itself; those after them answer a wider one. */
  matching: z.number().int(),
  /** False when a very large total was estimated from a sample. */
  exact: z.boolean(),
  page: z.number().int(),
  availablePages: z.number().int(),
  facets: z.record(z.string(), z.array(FacetValue)),
  /** The smallest and largest value of counted numbers and dates. */
  bounds: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
  /** Words that were read as others. */
  corrections: z.array(z.object({ typed: z.string(), found: z.string() })),
  /** Wider searches that find more, in order; where few were found, their first hits follow those of the search itself. */
  steps: z.array(SearchStep),
  /** What the words and the location were understood as. */
  understood: z.object({
    place: z.string().nullable(),
    /** Other cities of the same name. */
    namesakes: z.array(z.string()),
    remote: z.boolean(),
    /** The words that were looked for, without the place and the conditions. */
    words: z.string(),
    /** What was typed without the place and “remote”: the same search elsewhere. */
    typed: z.string(),
  }),
  remoteJobs: z.number().int(),
  tookMs: z.number(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const RecentSearch = z.object({
  id: Id,
  index: z.enum(searchIndexes),
  terms: SearchTerms,
  at: Instant,
});
const day = z.iso.date();
const person = ["candidate", ...anyEmployee, "company"] as const;

export const search = {
  search: post("/search/:index", {
    access: "public",
    perMinute: 600,
    body: SearchRequest,
    response: SearchAnswer,
  }),
  facetValues: post("/search/:index/facets/:name", {
    access: "public",
    perMinute: 600,
    body: SearchTerms.extend({
      text: words.default(""),
      limit: z.number().int().min(1).max(100).default(20),
    }),
    response: z.array(FacetValue),
  }),
  popular: get("/search/popular", {
    access: "public",
    query: z.object({
      index: z.enum(searchIndexes).default("jobs"),
      limit: z.coerce.number().int().min(1).max(1000).default(1000),
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.array(z.object({ id: Id, clicks: z.number().int() })),
  }),
  trending: get("/search/trending", {
    access: "public",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(30),
      startDate: day.optional(),
      endDate: day.optional(),
    }),
    response: z.array(z.object({ clicks: z.number().int(), job: JobCard })),
  }),
  recent: get("/recent-searches", { access: person, response: z.array(RecentSearch) }),
  remember: post("/recent-searches", {
    access: person,
    body: z.object({ index: z.enum(searchIndexes), terms: SearchTerms }),
    response: RecentSearch,
  }),
  /** What came of a search: which hit was opened, and where it stood. */
  tellResult: post("/search-results", {
    access: "public",
    perMinute: 120,
    query: z.object({ type: z.literal("searchResult") }),
    body: z.object({ searchId: Id, hitId: Id, position: z.number().int().min(1).max(10_000) }),
    response: Done,
  }),
  /** What people look for and do not find, for administrators. */
  insights: get("/search/insights", {
    access: "admin",
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    response: z.object({
      searches: z.number().int(),
      clicked: z.number().int(),
      popular: z.array(z.object({ query: z.string(), searches: z.number().int(), clicks: z.number().int() })),
      withoutResult: z.array(z.object({ query: z.string(), searches: z.number().int() })),
      positions: z.array(z.object({ position: z.number().int(), clicks: z.number().int() })),
    }),
  }),
};
