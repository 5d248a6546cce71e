import { gt, inArray } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { SearchIndex, SearchTerms, search } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import type { CommittedEvent } from "#server/events/stream.ts";
import type { Filter, IndexDefinition, SearchDocument, Sort } from "#server/search-engine/index.ts";

/** A hit as the server hands it over: instants are not text yet. */
export type Shown = Pick<Answered["hits"][number], "job" | "company" | "collection" | "person" | "exchange">;

type Answered = (typeof search.search.response)["_zod"]["input"];
export type Which = { after: string } | { ids: string[] };
export const batch = 500;

/** The rows that were asked for, by their id. */
export function chosen(id: AnyPgColumn, which: Which) {
  return "ids" in which ? inArray(id, which.ids) : gt(id, which.after);
}

/** The days since 1970: what came on one day is shown in another order at each visit. */
export function dayOf(at: Date) {
  return Math.floor(at.getTime() / 86_400_000);
}

export type SomeEvents = readonly Pick<CommittedEvent, "name" | "data">[];

/** Where an index's documents come from, which events change them, and how its hits are shown. */
export interface IndexSource {
  /** Some are asked by their own domain only: nobody searches all talent. */
  index: SearchIndex | "talent";
  /** Has the attributes `day` and `alphabet`, by which every index can be sorted. */
  definition: IndexDefinition;
  /** The order where nothing is asked, for an index that people put in order by hand; elsewhere Most Recent. */
  usual?: Sort[];
  /** What is chosen of attributes that a search does not speak of. */
  assumed?: SearchTerms["filters"];
  /** Duplicates are folded into one hit by this attribute, with the places of all. */
  collapse?: { by: string; gather: string };
  /** The next batch after an id, in the order of ids; or those of some ids that belong into the index now. */
  read(db: Reader, which: Which): Promise<SearchDocument[]>;
  /** The ids of the documents that some events may change, asked for all of them together. */
  touchedBy(db: Reader, events: SomeEvents): Promise<string[]>;
  /** Rows of hits from the database; what must no longer be seen is left out. */
  show(context: Context, ids: string[]): Promise<Map<string, Shown>>;
  /** Which of these have all of some patterns in their long texts, as the index does not know the order of their words. */
  withWords?(db: Reader, ids: string[], patterns: string[]): Promise<string[]>;
  /** The documents opened most in the last five days, best first, up to 1000. */
  popular?(context: Context): Promise<string[]>;
  /** Who may search here and which part: throws for those who may not. */
  mayFind?(context: Context): Filter[];
}

const sources = new Map<IndexSource["index"], IndexSource>();

/** Puts an index behind the search calls; domains above this one bring their own. */
export function offerIndex(source: IndexSource) {
  sources.set(source.index, source);
}
/** All indexes there are. */
export function indexNames(): IndexSource["index"][] {
  return [...sources.keys()].toSorted();
}
const touchedAbove = new Map<IndexSource["index"], ((events: SomeEvents) => string[])[]>();

/** Lets a domain above an index name the documents that events of its own change. */
export function alsoTouchedBy(index: IndexSource["index"], idsOf: (events: SomeEvents) => string[]) {
  touchedAbove.set(index, [...(touchedAbove.get(index) ?? []), idsOf]);
}
/** The ids of the documents that some events may change, each once. */
export async function touchedIds(source: IndexSource, db: Reader, events: SomeEvents) {
  const above = (touchedAbove.get(source.index) ?? []).flatMap((idsOf) => idsOf(events));
  return [...new Set([...(await source.touchedBy(db, events)), ...above])];
}
export function sourceOf(index: SearchIndex) {
  return sources.get(index);
}
export function allSources() {
  return [...sources.values()];
}
