import type { FacetRows } from "./facet-rows.ts";
import type { Candidates } from "./filters.ts";
import { withRoom } from "./growable.ts";
import type { Order } from "./order.ts";
import type { Scratch } from "./scratch.ts";

/** Keeps the best document of each value; documents without a value stand for themselves. */
export class Collapser {
  /** By value: the query that saw it last, and the place of its best candidate. */
  #seen = new Uint32Array(0);
  #best = new Uint32Array(0);
  #query = 0;

  collapse(
    candidates: Candidates,
    keys: Float64Array,
    { facets, column, order, scratch }: Collapsing,
  ): { left: Candidates; keys: Float64Array } {
    const { documents, count } = candidates;
    const { group, firsts, size: values } = facets.distinctFirsts(column);
    const { rows } = facets;
    const width = facets.groups.length;
    this.#begin(values);
    const [seen, bestOf, query] = [this.#seen, this.#best, this.#query];
    const kept = scratch.numbers(count);
    let size = 0;
    for (let at = 0; at < count; at++) {
      const value = firsts[rows[documents[at]! * width + group]!]!;
      if (value === 0) kept[size++] = at;
      else if (seen[value] !== query) {
        seen[value] = query;
        bestOf[value] = size;
        kept[size++] = at;
      } else {
        const other = kept[bestOf[value]!]!;
        if (
          keys[at]! > keys[other]! ||
          (keys[at] === keys[other] && order.before(documents[at]!, documents[other]!))
        )
          kept[bestOf[value]!] = at;
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
  #begin(values: number) {
    this.#seen = withRoom(this.#seen, values);
    this.#best = withRoom(this.#best, values);
    this.#query++;
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
