import type { FacetRows } from "./facet-rows.ts";
import type { Candidates } from "./filters.ts";
import { withRoom } from "./growable.ts";
import { best, type Order } from "./order.ts";
import type { Scratch } from "./scratch.ts";

/** More hits than these are not all compared: their number without duplicates is estimated. */
const comparedAtMost = 100_000;
const longestHead = 8192;
const sampleSize = 20_000;

export interface CollapsedPage {
  shown: number[];
  total: number;
  exact: boolean;
}

interface Collapsing {
  facets: FacetRows;
  column: number;
  order: Order;
  scratch: Scratch;
  offset: number;
  size: number;
  /** How many documents live, and how many there ever were. */
  living: number;
  length: number;
}

/** One page of hits of which only the best of each value is shown; those without a value stand for themselves. */
export class Collapser {
  /** By value: the place of its best candidate, above all places of earlier queries. */
  #best = new Uint32Array(0);
  #start = 1;
  #last = 0;

  page(candidates: Candidates, keys: Float64Array, collapsing: Collapsing): CollapsedPage {
    const { facets, column, living } = collapsing;
    if (candidates.count === living) {
      const [shown, total] = [headOf(candidates, keys, collapsing), facets.countLiving(column)];
      if (shown && total !== null) return { shown, total, exact: true };
    } else if (candidates.count > comparedAtMost) {
      const shown = headOf(candidates, keys, collapsing);
      if (shown) return { shown, total: estimated(candidates, collapsing), exact: false };
    }
    const { left, keys: leftKeys } = this.#collapse(candidates, keys, collapsing);
    const { order, offset, size } = collapsing;
    const places = best(left, leftKeys, { order, size: offset + size }).slice(offset);
    return { shown: places.map((place) => left.documents[place]!), total: left.count, exact: true };
  }
  #collapse(candidates: Candidates, keys: Float64Array, collapsing: Collapsing) {
    const { facets, column, order, scratch, length } = collapsing;
    const { documents, count } = candidates;
    const firsts = facets.firstsOf(column, length);
    const [bestOf, start] = [this.#begin(facets.values[column]!.count + 1, count), this.#start];
    const kept = scratch.numbers(count);
    let size = 0;
    for (let at = 0; at < count; at++) {
      const value = firsts[documents[at]!]!;
      if (value === 0) kept[size++] = at;
      else if (bestOf[value]! < start) {
        bestOf[value] = start + size;
        kept[size++] = at;
      } else {
        const place = bestOf[value]! - start;
        const other = kept[place]!;
        if (
          keys[at]! > keys[other]! ||
          (keys[at] === keys[other] && order.before(documents[at]!, documents[other]!))
        )
          kept[place] = at;
      }
    }
    const left = { documents: scratch.numbers(size), count: size };
    const leftKeys = scratch.keys(size);
    for (let at = 0; at < size; at++) {
      left.documents[at] = documents[kept[at]!]!;
      leftKeys[at] = keys[kept[at]!]!;
    }
    return { left, keys: leftKeys };
  }
  /** Makes room and forgets what earlier queries saw. */
  #begin(values: number, count: number): Uint32Array {
    this.#start += this.#last;
    if (this.#start + count >= 2 ** 32) {
      this.#best.fill(0);
      this.#start = 1;
    }
    this.#last = count;
    return (this.#best = withRoom(this.#best, values));
  }
}

/** The page from the head of the order alone; null if duplicates fill so much of it that all have to be compared. */
function headOf(
  candidates: Candidates,
  keys: Float64Array,
  { facets, column, order, offset, size }: Collapsing,
): number[] | null {
  const valueOf = facets.firstValues(column);
  const wanted = offset + size;
  for (let length = 2 * wanted + 16; length <= longestHead; length *= 4) {
    const seen = new Set<number>();
    const shown: number[] = [];
    for (const place of best(candidates, keys, { order, size: length })) {
      const document = candidates.documents[place]!;
      const value = valueOf(document);
      if (value !== 0 && seen.has(value)) continue;
      seen.add(value);
      shown.push(document);
    }
    if (shown.length >= wanted || length >= candidates.count) return shown.slice(offset, wanted);
  }
  return null;
}

/** Each sampled hit counts as its share of all documents of its value. */
function estimated({ documents, count }: Candidates, { facets, column }: Collapsing): number {
  const group = facets.groupOf[column]!;
  const { living } = facets.groups[group]!;
  const width = facets.groups.length;
  const { cells } = facets.cellsOf(column);
  let sum = 0;
  for (let at = 0; at < sampleSize; at++) {
    const combination = facets.rows[documents[Math.floor((at * count) / sampleSize)]! * width + group]!;
    sum += cells[combination] === 0 ? 1 : 1 / Math.max(1, living[combination]!);
  }
  return Math.max(1, Math.round((sum * count) / sampleSize));
}

/** The other documents that share a shown one's value, by shown document. */
export class DuplicateFinder {
  /** By column: for each document the one before it with the same value, and for each value the last document. */
  #chains: { before: Uint32Array; latest: Uint32Array; known: number }[] = [];
  #isDuplicate = new Uint8Array(0);

  find(
    shown: number[],
    { documents, count }: Candidates,
    { facets, column, length }: Chaining,
  ): Map<number, number[]> {
    const { before, latest } = this.#chain({ facets, column, length });
    const valueOf = facets.firstValues(column);
    const shownOf = new Map<number, number>();
    for (const document of shown) {
      const value = valueOf(document);
      if (value === 0) continue;
      for (let duplicate = latest[value]!; duplicate !== 0; duplicate = before[duplicate - 1]!)
        if (duplicate - 1 !== document) shownOf.set(duplicate - 1, document);
    }
    const duplicates = new Map<number, number[]>(shown.map((document) => [document, []]));
    if (shownOf.size === 0) return duplicates;
    const isDuplicate = (this.#isDuplicate = withRoom(this.#isDuplicate, length));
    for (const duplicate of shownOf.keys()) isDuplicate[duplicate] = 1;
    for (let at = 0; at < count; at++)
      if (isDuplicate[documents[at]!] === 1)
        duplicates.get(shownOf.get(documents[at]!)!)!.push(documents[at]!);
    for (const duplicate of shownOf.keys()) isDuplicate[duplicate] = 0;
    return duplicates;
  }
  #chain({ facets, column, length }: Chaining) {
    const chain = (this.#chains[column] ??= {
      before: new Uint32Array(64),
      latest: new Uint32Array(64),
      known: 0,
    });
    const firsts = facets.firstsOf(column, length);
    chain.before = withRoom(chain.before, length);
    chain.latest = withRoom(chain.latest, facets.values[column]!.count + 1);
    for (; chain.known < length; chain.known++) {
      const value = firsts[chain.known]!;
      chain.before[chain.known] = chain.latest[value]!;
      if (value !== 0) chain.latest[value] = chain.known + 1;
    }
    return chain;
  }
}

interface Chaining {
  facets: FacetRows;
  column: number;
  /** How many documents there ever were. */
  length: number;
}
