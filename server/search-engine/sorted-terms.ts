import type { StringTable } from "./string-table.ts";

const unsortedAtMost = 4096;

/** Words in the order of their letters, so that all with one beginning lie together; new ones wait beside until they are many. */
export class SortedTerms {
  readonly #terms: StringTable;
  #sorted = new Uint32Array(0);

  constructor(terms: StringTable) {
    this.#terms = terms;
  }
  /** Calls for each word that begins with these bytes. */
  each(prefix: Uint8Array, length: number, visit: (term: number) => void) {
    if (this.#terms.count - this.#sorted.length > unsortedAtMost) this.sort();
    const sorted = this.#sorted;
    for (let at = this.#firstFrom(prefix, length); at < sorted.length; at++) {
      if (!this.#begins(sorted[at]!, prefix, length)) break;
      visit(sorted[at]!);
    }
    for (let term = sorted.length; term < this.#terms.count; term++)
      if (this.#begins(term, prefix, length)) visit(term);
  }
  sort() {
    const terms = this.#terms;
    if (terms.count === this.#sorted.length) return;
    const fresh = Array.from(
      { length: terms.count - this.#sorted.length },
      (_, at) => this.#sorted.length + at,
    );
    const words = new Map(fresh.map((term) => [term, terms.get(term)]));
    fresh.sort((a, b) => (words.get(a)! < words.get(b)! ? -1 : 1));
    const merged = new Uint32Array(terms.count);
    let old = 0;
    let next = 0;
    for (let at = 0; at < merged.length; at++) {
      const takeOld =
        next >= fresh.length || (old < this.#sorted.length && this.#before(this.#sorted[old]!, fresh[next]!));
      merged[at] = takeOld ? this.#sorted[old++]! : fresh[next++]!;
    }
    this.#sorted = merged;
  }
  #before(a: number, b: number): boolean {
    const { bytes, starts } = this.#terms;
    return this.#compare(a, bytes, { from: starts[b]!, to: starts[b + 1]! }) < 0;
  }
  #firstFrom(prefix: Uint8Array, length: number): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#sorted[middle]!, prefix, { from: 0, to: length }) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  #compare(term: number, other: Uint8Array, { from, to }: { from: number; to: number }): number {
    const { bytes, starts } = this.#terms;
    const start = starts[term]!;
    const length = starts[term + 1]! - start;
    const shared = Math.min(length, to - from);
    for (let at = 0; at < shared; at++) {
      const apart = bytes[start + at]! - other[from + at]!;
      if (apart !== 0) return apart;
    }
    return length - (to - from);
  }
  #begins(term: number, prefix: Uint8Array, length: number): boolean {
    const { bytes, starts } = this.#terms;
    const start = starts[term]!;
    if (starts[term + 1]! - start < length) return false;
    for (let at = 0; at < length; at++) if (bytes[start + at] !== prefix[at]) return false;
    return true;
  }
}
