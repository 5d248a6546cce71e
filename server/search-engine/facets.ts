import type { Columns } from "./columns.ts";
import { type FacetRows, several } from "./facet-rows.ts";
import type { Candidates } from "./filters.ts";
import type { Narrowed } from "./narrow.ts";
import type { StringTable } from "./string-table.ts";
import type { FacetAnswer, FacetRequest } from "./types.ts";

/** More documents than these are counted from a sample. */
const countedAtMost = 100_000;
const sampleSize = 50_000;
const listedValues = 30;

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
  const missing = source.living - candidates.count;
  const fromAll = missing < candidates.count && missing <= countedAtMost;
  const sampled = !fromAll && candidates.count > countedAtMost ? sampleSize : 0;
  const over = fromAll
    ? missing === 0
      ? noDocuments
      : source.others(candidates)
    : sampled
      ? sample(candidates)
      : candidates;
  const groups = [...new Set(wanted.map((column) => facets.groupOf[column]!))];
  const sets = groups.map((group): CombinationSet => {
    const { combinations, living } = facets.groups[group]!;
    if (fromAll) return { times: living.slice(0, combinations.count), found: null };
    return over.count * 2 < combinations.count
      ? { times: null, found: new Uint32Array(over.count) }
      : { times: new Uint32Array(combinations.count), found: null };
  });
  if (over.count > 0) addUp(facets, groups, { sets, over, by: fromAll ? -1 : 1 });
  const found = sets.map(foundOnce);
  const counts = wanted.map((column) =>
    unfold(facets, column, found[groups.indexOf(facets.groupOf[column]!)]!),
  );
  return { counts, scale: sampled ? candidates.count / sampled : 1 };
}

/** Combinations of one group: as they were found, or how often each was. */
interface CombinationSet {
  times: Uint32Array | null;
  found: Uint32Array | null;
}
const noDocuments: Candidates = { documents: new Uint32Array(0), count: 0 };

/** Documents at even distances. */
function sample({ documents, count }: Candidates): Candidates {
  const picked = new Uint32Array(sampleSize);
  for (let at = 0; at < sampleSize; at++) picked[at] = documents[Math.floor((at * count) / sampleSize)]!;
  return { documents: picked, count: sampleSize };
}

interface Adding {
  sets: CombinationSet[];
  over: Candidates;
  by: 1 | -1;
}
/** Looks each document's row up once for all groups. */
function addUp(
  { rows, groups: all }: FacetRows,
  groups: number[],
  { sets, over: { documents, count }, by }: Adding,
) {
  const width = all.length;
  for (let start = 0; start < count; start += stretch) {
    const end = Math.min(count, start + stretch);
    for (let next = 0; next < groups.length; next++) {
      const [{ times, found }, group] = [sets[next]!, groups[next]!];
      if (times) for (let at = start; at < end; at++) times[rows[documents[at]! * width + group]!]! += by;
      else for (let at = start; at < end; at++) found![at] = rows[documents[at]! * width + group]!;
    }
  }
}
/** So many rows stay in the processor's cache while their groups are counted one after the other. */
const stretch = 512;

/** Combinations, each with how often it was found; null: once each time it is named. */
interface Found {
  combinations: Uint32Array;
  times: Uint32Array | null;
}

/** Leaves out the combinations that nothing was found of. */
function foundOnce({ times, found }: CombinationSet): Found {
  if (!times) return { combinations: found!, times: null };
  const combinations = new Uint32Array(times.length);
  let count = 0;
  for (let at = 0; at < times.length; at++) {
    combinations[count] = at;
    if (times[at] !== 0) count++;
  }
  return { combinations: combinations.subarray(0, count), times };
}

/** Counts one column's values. */
function unfold(facets: FacetRows, column: number, { combinations, times }: Found): Uint32Array {
  const { cells } = facets.cellsOf(column);
  const counts = new Uint32Array(facets.values[column]!.count + 1);
  const { starts } = facets.lists;
  const listed = facets.listed;
  for (let at = 0; at < combinations.length; at++) {
    const combination = combinations[at]!;
    const by = times ? times[combination]! : 1;
    const cell = cells[combination]!;
    if (cell < several) counts[cell]! += by;
    else {
      const end = starts[cell - several + 1]! >>> 2;
      for (let next = starts[cell - several]! >>> 2; next < end; next++) counts[listed[next]!]! += by;
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

const histogram = new Uint32Array(1024);

/** The `limit` most frequent values; of equally frequent ones the same everywhere. */
function mostFrequent(
  counts: Uint32Array,
  limit: number,
  table: StringTable,
): { best: number[]; distinct: number } {
  histogram.fill(0);
  for (let at = 1; at < counts.length; at++) histogram[Math.min(counts[at]!, histogram.length - 1)]!++;
  const distinct = counts.length - 1 - histogram[0]!;
  let fewest = histogram.length - 1;
  for (let sum = histogram[fewest]!; fewest > 1 && sum < limit;) sum += histogram[--fewest]!;
  const best: number[] = [];
  const even: number[] = [];
  for (let at = 1; at < counts.length; at++) {
    if (counts[at]! > fewest) best.push(at);
    else if (counts[at] === fewest) even.push(at);
  }
  best.sort((a, b) => counts[b]! - counts[a]! || table.hashOf(a - 1) - table.hashOf(b - 1));
  return { best: [...best, ...leastHashed(even, limit - best.length, table)].slice(0, limit), distinct };
}

/** Those with the smallest hashes, in no order. */
function leastHashed(values: number[], limit: number, table: StringTable): number[] {
  if (values.length <= limit || limit <= 0) return limit <= 0 ? [] : values;
  const hashes = Int32Array.from(values, (value) => table.hashOf(value - 1)).sort();
  const last = hashes[limit - 1]!;
  return values.filter((value) => table.hashOf(value - 1) <= last);
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
