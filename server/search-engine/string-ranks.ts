import { withRoom } from "./growable.ts";
import type { StringTable } from "./string-table.ts";

/** The place of each string in the alphabet, as a number; a new one gets a number between its neighbours'. */
export class StringRanks {
  readonly #table: StringTable;
  #ranks = new Float64Array(0);
  #keys: string[] = [];
  #sorted: number[] = [];

  constructor(table: StringTable) {
    this.#table = table;
  }
  rank(value: number): number {
    if (this.#keys.length < this.#table.count) this.settle();
    return this.#ranks[value]!;
  }
  settle() {
    const fresh = this.#table.count - this.#keys.length;
    this.#ranks = withRoom(this.#ranks, this.#table.count);
    for (let value = this.#keys.length; value < this.#table.count; value++)
      this.#keys.push(alphabetKey(this.#table.get(value)));
    if (fresh > 64) this.#sortAll();
    else for (let value = this.#table.count - fresh; value < this.#table.count; value++) this.#insert(value);
  }
  #sortAll() {
    this.#sorted = Array.from({ length: this.#table.count }, (_, value) => value);
    this.#sorted.sort((a, b) => this.#compare(a, b));
    this.#sorted.forEach((value, place) => (this.#ranks[value] = place));
  }
  #insert(value: number) {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#sorted[middle]!, value) < 0) low = middle + 1;
      else high = middle;
    }
    const before = low > 0 ? this.#ranks[this.#sorted[low - 1]!]! : -1;
    const after = low < this.#sorted.length ? this.#ranks[this.#sorted[low]!]! : before + 2;
    const between = (before + after) / 2;
    if (between === before || between === after) return this.#sortAll();
    this.#sorted.splice(low, 0, value);
    this.#ranks[value] = between;
  }
  #compare(a: number, b: number): number {
    const [one, two] = [this.#keys[a]!, this.#keys[b]!];
    return one === two ? (this.#table.get(a) < this.#table.get(b) ? -1 : 1) : one < two ? -1 : 1;
  }
}

/** Letters before signs, without case and accents: "Über" stands at U, "(Senior) Cook" at S. */
function alphabetKey(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/^[^\p{L}\p{N}]+/u, "");
}
