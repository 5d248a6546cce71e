import { type Columns, several } from "./columns.ts";
import type { Candidates } from "./filters.ts";
import type { Narrowed } from "./narrow.ts";
import type { StringTable } from "./string-table.ts";
import type { FacetAnswer, FacetRequest } from "./types.ts";

/** More documents than these are counted from a sample. */
export const countedAtMost = 100_000;
const listedValues = 100;

/** Counts each facet over the hits, or over those it would have without its own selection. */
export function countFacets(
  requests: FacetRequest[],
  { hits, without }: Narrowed,
  { columns, selected }: { columns: Columns; selected: Map<string, string[]> },
): Record<string, FacetAnswer> {
  const answers: Record<string, FacetAnswer> = {};
  const together = requests.filter(({ attribute }) => !without.has(attribute) && isFacet(columns, attribute));
  const counted = countColumns(
    columns,
    together.map(({ attribute }) => columns.facets.indexOf(attribute)),
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
    if (!isFacet(columns, attribute)) answers[attribute] = measure(columns, request, over);
    else {
      const own = countColumns(columns, [columns.facets.indexOf(attribute)], over);
      answers[attribute] = listValues(columns, request, {
        ...own,
        counts: own.counts[0]!,
        selected: selected.get(attribute) ?? [],
      });
    }
  }
  return Object.fromEntries(requests.map(({ attribute }) => [attribute, answers[attribute]!]));
}

function isFacet(columns: Columns, attribute: string): boolean {
  const kind = columns.kindOf(attribute);
  return kind === "string" || kind === "boolean";
}

export interface Counted {
  /** One array a column; by the value's number plus one. */
  counts: Uint32Array[];
  /** By how much a sample's counts are multiplied; one if all were counted. */
  scale: number;
}

/** Counts the values of several columns in one pass over the documents. */
export function countColumns(columns: Columns, wanted: number[], { documents, count }: Candidates): Counted {
  const sizes = wanted.map((column) => columns.values[column]!.count + 1);
  const starts = Uint32Array.from(sizes, (_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
  const all = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
  const picked = Uint32Array.from(wanted);
  const step = count > countedAtMost ? count / countedAtMost : 1;
  const { rows, lists, width } = columns;
  const sampled = step === 1 ? count : countedAtMost;
  for (let at = 0; at < sampled; at++) {
    const row = documents[step === 1 ? at : Math.floor(at * step)]! * width;
    for (let next = 0; next < picked.length; next++) {
      const cell = rows[row + picked[next]!]!;
      if (cell === 0) continue;
      const start = starts[next]!;
      if (cell < several) all[start + cell]!++;
      else {
        const place = cell - several;
        for (let value = place + lists[place]!; value > place; value--) all[start + lists[value]!]!++;
      }
    }
  }
  return { counts: sizes.map((size, at) => all.subarray(starts[at]!, starts[at]! + size)), scale: step };
}

interface Listing {
  counts: Uint32Array;
  scale: number;
  selected: string[];
}
/** The most frequent values, those that are selected always among them. */
function listValues(
  columns: Columns,
  { attribute, limit = listedValues }: FacetRequest,
  { counts, scale, selected }: Listing,
): FacetAnswer {
  const table = columns.values[columns.facets.indexOf(attribute)]!;
  const found: number[] = [];
  for (let at = 1; at < counts.length; at++) if (counts[at]! > 0) found.push(at);
  const best = mostFrequent(found, { counts, limit, table });
  const values = best
    .map((at) => ({ value: table.get(at - 1), count: Math.round(counts[at]! * scale) }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  for (const value of selected) {
    if (values.some((listed) => listed.value === value)) continue;
    values.push({ value, count: Math.round((counts[table.find(value) + 1] ?? 0) * scale) });
  }
  return { values, distinct: found.length, exact: scale === 1 };
}

/** The `limit` most frequent; of equally frequent ones the same everywhere. */
function mostFrequent(
  found: number[],
  { counts, limit, table }: { counts: Uint32Array; limit: number; table: StringTable },
): number[] {
  if (found.length <= limit) return found;
  const fewest = Uint32Array.from(found, (at) => counts[at]!).sort()[found.length - limit]!;
  const sure = found.filter((at) => counts[at]! > fewest);
  const even = found.filter((at) => counts[at] === fewest);
  even.sort((a, b) => table.hashOf(a - 1) - table.hashOf(b - 1));
  return [...sure, ...even.slice(0, limit - sure.length)];
}

function measure(
  columns: Columns,
  { attribute, ranges }: FacetRequest,
  { documents, count }: Candidates,
): FacetAnswer {
  const numbers = columns.numbers[columns.numeric.indexOf(attribute)];
  if (!numbers) throw new Error(`"${attribute}" cannot be counted.`);
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
