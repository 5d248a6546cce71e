import { type Columns, several } from "./columns.ts";
import type { Candidates } from "./filters.ts";
import { withRoom } from "./growable.ts";
import type { Order } from "./order.ts";

/** Keeps the best document of each value; documents without a value stand for themselves. */
export class Collapser {
  /** By value: the query that saw it last, and the place of its best candidate. */
  #seen = new Uint32Array(0);
  #best = new Uint32Array(0);
  #query = 0;

  collapse(
    candidates: Candidates,
    keys: Float64Array,
    { columns, column, order }: Collapsing,
  ): { left: Candidates; keys: Float64Array } {
    const { documents, count } = candidates;
    const { rows, lists, width } = columns;
    this.#begin(columns.values[column]!.count + 1);
    const [seen, bestOf, query] = [this.#seen, this.#best, this.#query];
    const kept = new Uint32Array(count);
    let size = 0;
    for (let at = 0; at < count; at++) {
      let cell = rows[documents[at]! * width + column]!;
      if (cell >= several) cell = lists[cell - several + 1]!;
      if (cell === 0) kept[size++] = at;
      else if (seen[cell] !== query) {
        seen[cell] = query;
        bestOf[cell] = size;
        kept[size++] = at;
      } else {
        const other = kept[bestOf[cell]!]!;
        if (
          keys[at]! > keys[other]! ||
          (keys[at] === keys[other] && order.before(documents[at]!, documents[other]!))
        )
          kept[bestOf[cell]!] = at;
      }
    }
    const left = { documents: new Uint32Array(size), count: size };
    const leftKeys = new Float64Array(size);
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
  columns: Columns;
  column: number;
  order: Order;
}

/** The other documents that share a shown one's value, by shown document. */
export function findTwins(
  shown: number[],
  { documents, count }: Candidates,
  { columns, column }: { columns: Columns; column: number },
): Map<number, number[]> {
  const { rows, width } = columns;
  const twins = new Map<number, number[]>(shown.map((document) => [document, []]));
  const shownOf = new Int32Array(columns.values[column]!.count + 1).fill(-1);
  for (const document of shown) {
    const cell = rows[document * width + column]!;
    if (cell !== 0 && cell < several) shownOf[cell] = document;
  }
  for (let at = 0; at < count; at++) {
    const document = documents[at]!;
    const cell = rows[document * width + column]!;
    const own = cell < several ? shownOf[cell]! : -1;
    if (own >= 0 && own !== document) twins.get(own)!.push(document);
  }
  return twins;
}
