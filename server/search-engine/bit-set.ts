import { withRoom } from "./growable.ts";

/** A growing set of document numbers. */
export class BitSet {
  words = new Uint32Array(64);

  has(index: number): boolean {
    return (this.words[index >>> 5]! & (1 << (index & 31))) !== 0;
  }
  /** Makes room, so that asking about any of the first `length` is safe. */
  reserve(length: number) {
    this.words = withRoom(this.words, (length >>> 5) + 1);
  }
  add(index: number) {
    this.words = withRoom(this.words, (index >>> 5) + 1);
    this.words[index >>> 5]! |= 1 << (index & 31);
  }
}
