import { type Columns, numberOf } from "./columns.ts";
import { type FacetRows, several } from "./facet-rows.ts";
import type { Scratch } from "./scratch.ts";
import type { Filter, Scalar } from "./types.ts";

export interface Candidates {
  documents: Uint32Array;
  count: number;
}

/** What a filter is tested on, beside the documents themselves. */
export interface FilterSource {
  columns: Columns;
  /** The living document of an id, or -1. */
  documentOf: (id: string) => number;
  scratch: Scratch;
}

/** For each candidate one if the filter holds, else zero; good until the next search. */
export function holds(filter: Filter, source: FilterSource, candidates: Candidates): Uint8Array {
  if ("and" in filter) return combine(filter.and, { source, candidates, start: 1 });
  if ("or" in filter) return combine(filter.or, { source, candidates, start: 0 });
  if ("not" in filter) return inverse(holds(filter.not, source, candidates), candidates);
  if ("ids" in filter) {
    const ids = new Set(filter.ids.map(source.documentOf));
    return each(candidates, source, (document) => ids.has(document));
  }
  if (source.columns.kindOf(filter.attribute) === "point") return holdsPlace(filter, source, candidates);
  return source.columns.hasValues(filter.attribute)
    ? holdsValue(filter, source, candidates)
    : holdsNumber(filter, source, candidates);
}

/** The one attribute that a filter speaks of, or null if it speaks of several. */
export function attributeOf(filter: Filter): string | null {
  if ("ids" in filter) return null;
  if ("not" in filter) return attributeOf(filter.not);
  if ("attribute" in filter) return filter.attribute;
  const named = new Set(("and" in filter ? filter.and : filter.or).map(attributeOf));
  const [only] = named;
  return named.size === 1 ? only! : null;
}

/** The values a facet's own selection names. */
export function selectedValues(filter: Filter): string[] {
  if ("and" in filter) return filter.and.flatMap(selectedValues);
  if ("or" in filter) return filter.or.flatMap(selectedValues);
  return "is" in filter ? [filter.is].flat().map(String) : [];
}

interface Combining {
  source: FilterSource;
  candidates: Candidates;
  start: 0 | 1;
}
function combine(filters: Filter[], { source, candidates, start }: Combining): Uint8Array {
  const [only, ...more] = filters;
  if (only && more.length === 0) return holds(only, source, candidates);
  const { count } = candidates;
  const flags = source.scratch.flags(count).fill(start, 0, count);
  for (const filter of filters) {
    const own = holds(filter, source, candidates);
    if (start === 1) for (let at = 0; at < count; at++) flags[at]! &= own[at]!;
    else for (let at = 0; at < count; at++) flags[at]! |= own[at]!;
  }
  return flags;
}

function inverse(flags: Uint8Array, { count }: Candidates): Uint8Array {
  for (let at = 0; at < count; at++) flags[at]! ^= 1;
  return flags;
}

function each(
  { documents, count }: Candidates,
  { scratch }: FilterSource,
  test: (document: number) => boolean,
): Uint8Array {
  const flags = scratch.flags(count);
  for (let at = 0; at < count; at++) flags[at] = test(documents[at]!) ? 1 : 0;
  return flags;
}

type AttributeFilter = Extract<Filter, { attribute: string }>;

function holdsValue(
  filter: AttributeFilter,
  { columns: { facets }, scratch }: FilterSource,
  { documents, count }: Candidates,
): Uint8Array {
  const column = facets.column(filter.attribute);
  const holding = holdingCombinations(filter, column, { facets, scratch });
  const { rows, groups, groupOf } = facets;
  const [width, group] = [groups.length, groupOf[column]!];
  const flags = scratch.flags(count);
  for (let at = 0; at < count; at++) flags[at] = holding[rows[documents[at]! * width + group]!]!;
  return flags;
}

/** For each combination of the column's group whether it meets the filter. */
function holdingCombinations(
  filter: AttributeFilter,
  column: number,
  { facets, scratch }: { facets: FacetRows; scratch: Scratch },
): Uint8Array {
  const { cells, group } = facets.cellsOf(column);
  const table = facets.values[column]!;
  const given = "given" in filter;
  const wanted = scratch.flags(table.count + 1).fill(given ? 1 : 0, 0, table.count + 1);
  if ("is" in filter) for (const value of [filter.is].flat()) wanted[table.find(String(value)) + 1] = 1;
  else if (!given) throw new Error(`"${filter.attribute}" has values, not a range.`);
  wanted[0] = 0;
  const different = facets.groups[group]!.combinations.count;
  const holding = scratch.flags(different);
  const flip = given && !filter.given ? 1 : 0;
  const { starts } = facets.lists;
  const listed = facets.listed;
  for (let at = 0; at < different; at++) {
    const cell = cells[at]!;
    let held = 0;
    if (cell < several) held = wanted[cell]!;
    else {
      const end = starts[cell - several + 1]! >>> 2;
      for (let next = starts[cell - several]! >>> 2; next < end && held === 0; next++)
        held = wanted[listed[next]!]!;
    }
    holding[at] = held ^ flip;
  }
  return holding;
}

function holdsNumber(filter: AttributeFilter, source: FilterSource, candidates: Candidates): Uint8Array {
  const { columns } = source;
  const numbers = columns.numbersOf(filter.attribute);
  if ("given" in filter)
    return each(candidates, source, (document) => Number.isNaN(numbers[document]!) !== filter.given);
  if ("is" in filter) {
    const wanted = new Set([filter.is].flat().map((value: Scalar) => numberOf(value)));
    return each(candidates, source, (document) => wanted.has(numbers[document]!));
  }
  if ("near" in filter) throw new Error(`"${filter.attribute}" is no place.`);
  const from = filter.from === undefined ? -Infinity : numberOf(filter.from);
  const to = filter.to === undefined ? Infinity : numberOf(filter.to);
  const { documents, count } = candidates;
  const flags = source.scratch.flags(count);
  for (let at = 0; at < count; at++) {
    const value = numbers[documents[at]!]!;
    flags[at] = value >= from && value <= to ? 1 : 0;
  }
  return flags;
}

const earthKm = 6371;
const radian = Math.PI / 180;

function holdsPlace(filter: AttributeFilter, source: FilterSource, candidates: Candidates): Uint8Array {
  const { columns } = source;
  const places = columns.pointPlacesOf(filter.attribute);
  if ("given" in filter)
    return each(candidates, source, (document) => (places[document] !== 0) === filter.given);
  if (!("near" in filter)) throw new Error(`"${filter.attribute}" is a place: give a point and a distance.`);
  const { near, km } = filter;
  const { points } = columns;
  const latitudeReach = km / (earthKm * radian);
  return each(candidates, source, (document) => {
    const place = places[document]!;
    if (place === 0) return false;
    for (let at = place + 1; at < place + 1 + 2 * points[place]!; at += 2) {
      if (Math.abs(points[at]! - near.latitude) > latitudeReach) continue;
      if (
        kmBetween(near.latitude, near.longitude, { latitude: points[at]!, longitude: points[at + 1]! }) <= km
      )
        return true;
    }
    return false;
  });
}

function kmBetween(
  latitude: number,
  longitude: number,
  other: { latitude: number; longitude: number },
): number {
  const half = Math.sin(((other.latitude - latitude) * radian) / 2) ** 2;
  const across = Math.sin(((other.longitude - longitude) * radian) / 2) ** 2;
  const chord = half + Math.cos(latitude * radian) * Math.cos(other.latitude * radian) * across;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
