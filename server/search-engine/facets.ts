import type { Columns } from "./columns.ts";
import { type FacetRows, several } from "./facet-rows.ts";
import type { Candidates } from "./filters.ts";
import type { Narrowed } from "./narrow.ts";
import type { Scratch } from "./scratch.ts";
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
  scratch: Scratch;
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
  /** One array a column, good until the next search; by the value's number plus one. */
  counts: Uint32Array[];
  /** By how much a sample's counts are multiplied; one if all were counted. */
  scale: number;
}

/** Counts the values of several columns in one pass: over the documents, or over the others if those are fewer. */
export function countValues(source: FacetSource, wanted: number[], candidates: Candidates): Counted {
  const { columns, scratch, living } = source;
  const { facets } = columns;
  const missing = living - candidates.count;
  if (missing === 0) return { counts: wanted.map((column) => facets.livingCounts.of(column)), scale: 1 };
  const fromAll = missing < candidates.count && missing <= countedAtMost;
  const sampled = !fromAll && candidates.count > countedAtMost;
  const over = fromAll ? source.others(candidates) : sampled ? sample(candidates, scratch) : candidates;
  const groups = [...new Set(wanted.map((column) => facets.groupOf[column]!))];
  const found = countCombinations(groups, over, { facets, scratch });
  const counts = wanted.map((column) => {
    const own = scratch.zeros(facets.values[column]!.count + 1);
    if (fromAll) own.set(facets.livingCounts.of(column).subarray(0, facets.values[column]!.count + 1));
    unfold(own, found[groups.indexOf(facets.groupOf[column]!)]!, { facets, column, by: fromAll ? -1 : 1 });
    return own;
  });
  return { counts, scale: sampled ? candidates.count / sampleSize : 1 };
}

/** Documents at even distances. */
function sample({ documents, count }: Candidates, scratch: Scratch): Candidates {
  const picked = scratch.numbers(sampleSize);
  for (let at = 0; at < sampleSize; at++) picked[at] = documents[Math.floor((at * count) / sampleSize)]!;
  return { documents: picked, count: sampleSize };
}

/** Combinations of one group, each with how often it was found; null: once each time it is named. */
interface Found {
  combinations: Uint32Array;
  count: number;
  times: Uint32Array | null;
}
interface Counting {
  facets: FacetRows;
  scratch: Scratch;
}

/** So many rows stay in the processor's cache while their groups are counted one after the other. */
const stretch = 512;

/** Which combinations of each group the documents have; each document's row is looked up once for all groups. */
function countCombinations(
  groups: number[],
  { documents, count }: Candidates,
  { facets: { rows, groups: all }, scratch }: Counting,
): Found[] {
  const width = all.length;
  const found = groups.map((group): Found => {
    const different = all[group]!.combinations.count;
    return count * 2 < different
      ? { combinations: scratch.numbers(count), count, times: null }
      : { combinations: scratch.numbers(different), count: different, times: scratch.zeros(different) };
  });
  for (let start = 0; start < count; start += stretch) {
    const end = Math.min(count, start + stretch);
    for (let next = 0; next < groups.length; next++) {
      const [{ times, combinations }, group] = [found[next]!, groups[next]!];
      if (times) for (let at = start; at < end; at++) times[rows[documents[at]! * width + group]!]!++;
      else for (let at = start; at < end; at++) combinations[at] = rows[documents[at]! * width + group]!;
    }
  }
  return found.map((own) => (own.times ? onlyFound(own, own.times) : own));
}

/** Leaves out the combinations that nothing was found of. */
function onlyFound({ combinations, count: different }: Found, times: Uint32Array): Found {
  let count = 0;
  for (let at = 0; at < different; at++) {
    combinations[count] = at;
    if (times[at] !== 0) count++;
  }
  return { combinations, count, times };
}

interface Unfolding {
  facets: FacetRows;
  column: number;
  by: 1 | -1;
}
/** Adds one column's values to their counts. */
function unfold(
  counts: Uint32Array,
  { combinations, count, times }: Found,
  { facets, column, by }: Unfolding,
) {
  const { cells } = facets.cellsOf(column);
  const { starts } = facets.lists;
  const listed = facets.listed;
  for (let at = 0; at < count; at++) {
    const combination = combinations[at]!;
    const more = times ? by * times[combination]! : by;
    const cell = cells[combination]!;
    if (cell < several) counts[cell]! += more;
    else {
      const end = starts[cell - several + 1]! >>> 2;
      for (let next = starts[cell - several]! >>> 2; next < end; next++) counts[listed[next]!]! += more;
    }
  }
  counts[0] = 0;
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
  const size = table.count + 1;
  const top = histogram.length - 1;
  histogram.fill(0);
  for (let at = 1; at < size; at++) {
    const count = counts[at]!;
    histogram[count < top ? count : top]!++;
  }
  const distinct = size - 1 - histogram[0]!;
  let fewest = top;
  for (let sum = histogram[fewest]!; fewest > 1 && sum < limit;) sum += histogram[--fewest]!;
  const best: number[] = [];
  const even: number[] = [];
  for (let at = 1; at < size; at++) {
    const count = counts[at]!;
    if (count > fewest) best.push(at);
    else if (count === fewest && count > 0) even.push(at);
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
