import type { FacetRows } from "./facet-rows.ts";
import type { Candidates } from "./filters.ts";
import { withRoom } from "./growable.ts";
import type { Order } from "./order.ts";
import type { Scratch } from "./scratch.ts";

/** Keeps the best document of each value; documents without a value stand for themselves. */
export class Collapser {
  /** By value: the place of its best candidate, above all places of earlier queries. */
  #best = new Uint32Array(0);
  #start = 1;
  #last = 0;

  collapse(
    candidates: Candidates,
    keys: Float64Array,
    { facets, column, order, scratch }: Collapsing,
  ): { left: Candidates; keys: Float64Array } {
    const { documents, count } = candidates;
    const { group, firsts, size: values } = facets.distinctFirsts(column);
    const { rows } = facets;
    const width = facets.groups.length;
    const [bestOf, start] = [this.#begin(values, count), this.#start];
    const kept = scratch.numbers(count);
    let size = 0;
    for (let at = 0; at < count; at++) {
      const value = firsts[rows[documents[at]! * width + group]!]!;
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

interface Collapsing {
  facets: FacetRows;
  column: number;
  order: Order;
  scratch: Scratch;
}

/** The other documents that share a shown one's value, by shown document. */
export function findTwins(
  shown: number[],
  { documents, count }: Candidates,
  { facets, column }: { facets: FacetRows; column: number },
): Map<number, number[]> {
  const { group, firsts, size } = facets.distinctFirsts(column);
  const { rows } = facets;
  const width = facets.groups.length;
  const valueOf = (document: number) => firsts[rows[document * width + group]!]!;
  const twins = new Map<number, number[]>(shown.map((document) => [document, []]));
  const shownOf = new Map(shown.map((document) => [valueOf(document), document]));
  shownOf.delete(0);
  const isShown = new Uint8Array(size);
  for (const value of shownOf.keys()) isShown[value] = 1;
  for (let at = 0; at < count; at++) {
    const document = documents[at]!;
    if (isShown[firsts[rows[document * width + group]!]!] === 0) continue;
    const own = shownOf.get(valueOf(document))!;
    if (own !== document) twins.get(own)!.push(document);
  }
  return twins;
}
