import type { Columns } from "./columns.ts";
import { type FacetGroup, type FacetRows, several } from "./facet-rows.ts";
import type { Candidates } from "./filters.ts";
import type { Narrowed } from "./narrow.ts";
import type { StringTable } from "./string-table.ts";
import type { FacetAnswer, FacetRequest } from "./types.ts";

/** More documents than these are counted from a sample. */
const countedAtMost = 100_000;
const listedValues = 100;

export interface FacetSource {
  columns: Columns;
  /** The documents of the index that are not among the given ones and live. */
  others: (candidates: Candidates) => Candidates;
  living: number;
}

/** Counts each facet over the hits, or over those it would have without its own selection. */
export function countFacets(
  requests: FacetRequest[],
  { hits, without }: Narrowed,
  { source, selected }: { source: FacetSource; selected: Map<string, string[]> },
): Record<string, FacetAnswer> {
  const { columns } = source;
  const answers: Record<string, FacetAnswer> = {};
  const together = requests.filter(
    ({ attribute }) => !without.has(attribute) && columns.hasValues(attribute),
  );
  const counted = countValues(
    source,
    together.map(({ attribute }) => columns.facets.column(attribute)),
    hits,
  );
  together.forEach((request, at) => {
    answers[request.attribute] = listValues(columns, request, {
      ...counted,
      counts: counted.counts[at]!,
      selected: [],
    });
  });
  for (const request of requests) {
    const { attribute } = request;
    if (answers[attribute]) continue;
    const over = without.get(attribute) ?? hits;
    if (columns.hasValues(attribute)) {
      const own = countValues(source, [columns.facets.column(attribute)], over);
      const chosen = selected.get(attribute) ?? [];
      answers[attribute] = listValues(columns, request, { ...own, counts: own.counts[0]!, selected: chosen });
    } else answers[attribute] = measure(columns, request, over);
  }
  return Object.fromEntries(requests.map(({ attribute }) => [attribute, answers[attribute]!]));
}

interface Counted {
  /** One array a column; by the value's number plus one. */
  counts: Uint32Array[];
  /** By how much a sample's counts are multiplied; one if all were counted. */
  scale: number;
}

/** Counts the values of several columns in one pass: over the documents, or over the others if those are fewer. */
export function countValues(source: FacetSource, wanted: number[], candidates: Candidates): Counted {
  const { facets } = source.columns;
  const groups = [...new Set(wanted.map((column) => facets.groupOf[column]!))];
  const isMost = candidates.count * 2 > source.living;
  const sets = groups.map((group) => {
    const { living, combinations } = facets.groups[group]!;
    return isMost ? living.slice(0, combinations.count) : new Uint32Array(combinations.count);
  });
  let scale = 1;
  if (isMost && source.living - candidates.count <= countedAtMost) {
    if (candidates.count < source.living)
      addUp(facets, { groups, sets, step: 1, by: -1 }, source.others(candidates));
  } else {
    scale = Math.max(1, candidates.count / countedAtMost);
    if (isMost) for (const set of sets) set.fill(0);
    addUp(facets, { groups, sets, step: scale, by: 1 }, candidates);
  }
  const counts = wanted.map((column) =>
    unfold(facets, column, sets[groups.indexOf(facets.groupOf[column]!)]!),
  );
  return { counts, scale };
}

interface Adding {
  groups: number[];
  /** By combination. */
  sets: Uint32Array[];
  step: number;
  by: 1 | -1;
}
function addUp(
  { rows, groups: all }: FacetRows,
  { groups, sets, step, by }: Adding,
  { documents, count }: Candidates,
) {
  const width = all.length;
  const counted = step === 1 ? count : countedAtMost;
  for (let next = 0; next < groups.length; next++) {
    const [set, group] = [sets[next]!, groups[next]!];
    if (step === 1) for (let at = 0; at < counted; at++) set[rows[documents[at]! * width + group]!]! += by;
    else
      for (let at = 0; at < counted; at++)
        set[rows[documents[Math.floor(at * step)]! * width + group]!]! += by;
  }
}

/** The counts of combinations as counts of one column's values. */
function unfold(facets: FacetRows, column: number, set: Uint32Array): Uint32Array {
  const { cells, columns }: FacetGroup = facets.groups[facets.groupOf[column]!]!;
  const [width, place] = [columns.length, facets.placeOf[column]!];
  const counts = new Uint32Array(facets.values[column]!.count + 1);
  const { bytes, starts } = facets.lists;
  for (let combination = 0; combination < set.length; combination++) {
    const count = set[combination]!;
    if (count === 0) continue;
    const cell = cells[combination * width + place]!;
    if (cell < several) counts[cell]! += count;
    else {
      const list = cell - several;
      for (let at = starts[list]!; at < starts[list + 1]!; at += 4)
        counts[bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)]! +=
          count;
    }
  }
  counts[0] = 0;
  return counts;
}

interface Listing {
  counts: Uint32Array;
  scale: number;
  selected: string[];
}
/** The most frequent values, those that are selected always among them. */
function listValues(
  { facets }: Columns,
  { attribute, limit = listedValues }: FacetRequest,
  { counts, scale, selected }: Listing,
): FacetAnswer {
  const table = facets.values[facets.column(attribute)]!;
  const { best, distinct } = mostFrequent(counts, limit, table);
  const values = best
    .map((at) => ({ value: table.get(at - 1), count: Math.round(counts[at]! * scale) }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  for (const value of selected) {
    if (values.some((listed) => listed.value === value)) continue;
    values.push({ value, count: Math.round((counts[table.find(value) + 1] ?? 0) * scale) });
  }
  return { values, distinct, exact: scale === 1 };
}

/** The `limit` most frequent values; of equally frequent ones the same everywhere. */
function mostFrequent(
  counts: Uint32Array,
  limit: number,
  table: StringTable,
): { best: number[]; distinct: number } {
  const isMore = (a: number, b: number) =>
    counts[a] === counts[b] ? table.hashOf(a - 1) < table.hashOf(b - 1) : counts[a]! > counts[b]!;
  let best: number[] = [];
  let fewest = 1;
  let distinct = 0;
  for (let at = 1; at < counts.length; at++) {
    const count = counts[at]!;
    if (count === 0) continue;
    distinct++;
    if (count < fewest) continue;
    best.push(at);
    if (best.length >= 4 * limit) {
      best = best.sort((a, b) => (isMore(a, b) ? -1 : 1)).slice(0, limit);
      fewest = counts[best.at(-1)!]!;
    }
  }
  return { best: best.sort((a, b) => (isMore(a, b) ? -1 : 1)).slice(0, limit), distinct };
}

function measure(
  columns: Columns,
  { attribute, ranges }: FacetRequest,
  { documents, count }: Candidates,
): FacetAnswer {
  const numbers = columns.numbersOf(attribute);
  let [min, max, given] = [Infinity, -Infinity, 0];
  const counts = new Uint32Array(ranges?.length ?? 0);
  const limits = (ranges ?? []).map(({ from = -Infinity, to = Infinity }) => ({ from, to }));
  for (let at = 0; at < count; at++) {
    const value = numbers[documents[at]!]!;
    if (Number.isNaN(value)) continue;
    given++;
    if (value < min) min = value;
    if (value > max) max = value;
    for (let next = 0; next < limits.length; next++)
      if (value >= limits[next]!.from && value <= limits[next]!.to) counts[next]!++;
  }
  const answer: FacetAnswer = { values: [], distinct: given, exact: true };
  if (given > 0) Object.assign(answer, { min, max });
  if (ranges) answer.ranges = ranges.map((range, at) => ({ ...range, count: counts[at]! }));
  return answer;
}
