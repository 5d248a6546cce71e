import { withRoom } from "./growable.ts";
import { Postings } from "./postings.ts";

/** A word in more than one of so many documents is kept as one bit a document. */
const denseShare = 32;
const fewest = 256;

/** Which documents have a word in a long text: sparse words as lists of numbers, frequent ones as bits. */
export class BodyPostings {
  lists = new Postings();
  dense = new Map<number, Uint32Array>();
  #denseCounts = new Map<number, number>();

  get size() {
    return this.lists.size + [...this.dense.values()].reduce((sum, bits) => sum + bits.byteLength, 0);
  }
  count(list: number): number {
    return this.#denseCounts.get(list) ?? this.lists.count(list);
  }
  add(list: number, document: number) {
    const bits = this.dense.size === 0 ? undefined : this.dense.get(list);
    if (bits) return this.#setBit(list, bits, document);
    this.lists.add(list, document);
    const count = this.lists.counts[list]!;
    if (count >= fewest && (count & 63) === 0 && count * denseShare > document)
      this.#makeDense(list, document);
  }
  #setBit(list: number, bits: Uint32Array, document: number) {
    const place = document >>> 5;
    let grown = bits;
    if (place >= bits.length) this.dense.set(list, (grown = withRoom(bits, place + 64)));
    grown[place]! |= 1 << (document & 31);
    this.#denseCounts.set(list, this.#denseCounts.get(list)! + 1);
  }
  #makeDense(list: number, last: number) {
    const bits = new Uint32Array((last >>> 5) + 64);
    this.lists.each(list, (page, from, to) => {
      for (let at = from; at < to; at++) bits[page[at]! >>> 5]! |= 1 << (page[at]! & 31);
    });
    this.dense.set(list, bits);
    this.#denseCounts.set(list, this.lists.counts[list]!);
  }
  dump(lists: number) {
    return {
      lists: this.lists.dump(lists),
      denseLists: [...this.dense.keys()],
      denseCounts: [...this.#denseCounts.values()],
      bits: [...this.dense.values()],
    };
  }
  /** Bits of documents that came while the snapshot was written are taken away. */
  static restore(kept: ReturnType<BodyPostings["dump"]>, documents: number): BodyPostings {
    const postings = new BodyPostings();
    postings.lists = Postings.restore(kept.lists);
    kept.denseLists.forEach((list, at) => {
      const bits = kept.bits[at]!;
      bits.fill(0, (documents >>> 5) + 1);
      bits[documents >>> 5]! &= (1 << (documents & 31)) - 1;
      postings.dense.set(list, bits);
      postings.#denseCounts.set(list, kept.denseCounts[at]!);
    });
    return postings;
  }
}
