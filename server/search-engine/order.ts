import { type Columns, minutesAtMost } from "./columns.ts";
import type { Candidates } from "./filters.ts";
import type { Scratch } from "./scratch.ts";
import type { StringRanks } from "./string-ranks.ts";
import type { Sort } from "./types.ts";

export interface OrderSource {
  columns: Columns;
  ranks: StringRanks[];
  ids: { hash: (document: number) => number; text: (document: number) => string };
}

export interface OrderRequest {
  /** By document; null orders by the sorts alone. */
  scores: Int32Array | null;
  sorts: Sort[];
  /** Documents that come before all others, in this order. */
  first: number[];
  seed: number;
}

/** The same order on every process: the first key as a number, ties by the other keys, then by the id. */
export class Order {
  readonly #values: ((document: number) => number)[];
  readonly #source: OrderSource;
  readonly #request: OrderRequest;
  readonly #first: Map<number, number>;

  constructor(source: OrderSource, request: OrderRequest) {
    this.#source = source;
    this.#request = request;
    this.#values = request.sorts.map((sort) => valueReader(source, sort));
    this.#first = new Map(request.first.map((document, place) => [document, place]));
  }
  /** Whether nothing but the ranking date comes before the other keys. */
  get isNewestFirst(): boolean {
    const { scores, sorts, first } = this.#request;
    const [sort] = sorts;
    const { ranking } = this.#source.columns;
    return !scores && first.length === 0 && sort?.order === "descending" && sort.attribute === ranking;
  }
  /** Higher comes first. */
  keys({ documents, count }: Candidates, scratch: Scratch): Float64Array {
    const keys = scratch.keys(count);
    const { scores } = this.#request;
    const [primary] = this.#values;
    if (scores) this.#scoreKeys({ documents, count }, keys, scores);
    else if (primary) for (let at = 0; at < count; at++) keys[at] = primary(documents[at]!);
    else keys.fill(0, 0, count);
    if (this.#first.size > 0)
      for (let at = 0; at < count; at++) {
        const place = this.#first.get(documents[at]!);
        if (place !== undefined) keys[at] = 2 ** 60 - place * 1024;
      }
    return keys;
  }
  /** Where the first order after the score is the ranking date, its minute goes into the key, so that few keys are the same. */
  #scoreKeys({ documents, count }: Candidates, keys: Float64Array, scores: Int32Array) {
    const { columns } = this.#source;
    const { minutes } = columns;
    const [first] = this.#request.sorts;
    if (!first || first.attribute !== columns.ranking) {
      for (let at = 0; at < count; at++) keys[at] = scores[documents[at]!]!;
    } else if (first.order === "descending") {
      for (let at = 0; at < count; at++)
        keys[at] = scores[documents[at]!]! * minutesAtMost + minutes[documents[at]!]!;
    } else {
      for (let at = 0; at < count; at++) {
        const minute = minutes[documents[at]!]!;
        keys[at] = scores[documents[at]!]! * minutesAtMost + (minute === 0 ? 0 : minutesAtMost - minute);
      }
    }
  }
  /** Whether one document comes before another whose key is the same. */
  before(a: number, b: number): boolean {
    const values = this.#values;
    for (let at = this.#request.scores ? 0 : 1; at < values.length; at++) {
      const apart = values[at]!(a) - values[at]!(b);
      if (apart !== 0 && !Number.isNaN(apart)) return apart > 0;
    }
    const { hash, text } = this.#source.ids;
    const [one, two] = [mixed(hash(a), this.#request.seed), mixed(hash(b), this.#request.seed)];
    return one === two ? text(a) < text(b) : one > two;
  }
}

function valueReader(
  { columns, ranks }: OrderSource,
  { attribute, order }: Sort,
): (document: number) => number {
  const sign = order === "ascending" ? -1 : 1;
  if (!columns.hasValues(attribute)) {
    const numbers = columns.numbersOf(attribute);
    return (document) => {
      const value = numbers[document]!;
      return Number.isNaN(value) ? -Number.MAX_VALUE : sign * value;
    };
  }
  const column = columns.facets.column(attribute);
  const valueOf = columns.facets.firstValues(column);
  return (document) => {
    const value = valueOf(document);
    return value === 0 ? -Number.MAX_VALUE : sign * ranks[column]!.rank(value - 1);
  };
}

function mixed(hash: number, seed: number): number {
  const value = Math.imul(hash ^ seed ^ ((hash ^ seed) >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

/** The first `size` places of the candidates in order, as places among the candidates. */
export function best(
  candidates: Candidates,
  keys: Float64Array,
  { order, size }: { order: Order; size: number },
): number[] {
  const { documents, count } = candidates;
  const before = (a: number, b: number) =>
    keys[a] === keys[b] ? order.before(documents[a]!, documents[b]!) : keys[a]! > keys[b]!;
  const heap: number[] = [];
  const limit = Math.min(size, count);
  if (limit === 0) return heap;
  let worst = -Infinity;
  for (let at = 0; at < count; at++) {
    if (heap.length < limit) {
      heap.push(at);
      rise(heap, before);
      if (heap.length === limit) worst = keys[heap[0]!]!;
    } else if (keys[at]! >= worst && before(at, heap[0]!)) {
      heap[0] = at;
      sink(heap, before);
      worst = keys[heap[0]!]!;
    }
  }
  return heap.sort((a, b) => (before(a, b) ? -1 : 1));
}

type Before = (a: number, b: number) => boolean;

function rise(heap: number[], before: Before) {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!before(heap[parent]!, heap[at]!)) return;
    [heap[parent], heap[at]] = [heap[at]!, heap[parent]!];
    at = parent;
  }
}
function sink(heap: number[], before: Before) {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) return;
    if (child + 1 < heap.length && before(heap[child]!, heap[child + 1]!)) child++;
    if (!before(heap[at]!, heap[child]!)) return;
    [heap[child], heap[at]] = [heap[at]!, heap[child]!];
    at = child;
  }
}
