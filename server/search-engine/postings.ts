import { withRoom } from "./growable.ts";

const pageBits = 18;
const pageLength = 1 << pageBits;
const pageMask = pageLength - 1;
const largestBlock = 8192;

/**
 * Many growing lists of 32-bit numbers in pages of memory: list n is a chain of blocks that double in length.
 * A number holds a document above and, in its last eight bits, how much the word counts there.
 */
export class Postings {
  pages: Uint32Array[] = [];
  /** The next free place of the last page. */
  #free = pageLength;
  counts = new Uint32Array(64);
  #firsts = new Uint32Array(64);
  /** Where the next number goes, and how many more fit into the block. */
  #tails = new Uint32Array(64);
  #rooms = new Uint16Array(64);

  get size() {
    return this.pages.length * pageLength * 4 + this.counts.length * 14;
  }
  count(list: number): number {
    return list < this.counts.length ? this.counts[list]! : 0;
  }
  add(list: number, value: number) {
    if (list >= this.counts.length) this.#grow(list + 1);
    if (this.#rooms[list] === 0) this.#newBlock(list);
    const tail = this.#tails[list]!;
    this.pages[tail >>> pageBits]![tail & pageMask] = value;
    this.#tails[list] = tail + 1;
    this.#rooms[list]!--;
    this.counts[list]!++;
  }
  /** The list's blocks in order: call with the page and the places from and to. */
  each(list: number, visit: (page: Uint32Array, from: number, to: number) => void) {
    let left = this.count(list);
    if (left === 0) return;
    let block = this.#firsts[list]!;
    let length = 4;
    while (left > 0) {
      const page = this.pages[block >>> pageBits]!;
      const place = block & pageMask;
      const held = Math.min(left, length - 1);
      visit(page, place + 1, place + 1 + held);
      left -= held;
      block = page[place]!;
      if (length < largestBlock) length *= 2;
    }
  }
  /** A block begins with the address of the one after it. */
  #newBlock(list: number) {
    const length = lengthOfNext(this.counts[list]!);
    if (this.#free + length > pageLength) {
      this.pages.push(new Uint32Array(pageLength));
      this.#free = 0;
    }
    const address = (this.pages.length - 1) * pageLength + this.#free;
    this.#free += length;
    if (this.counts[list] === 0) this.#firsts[list] = address;
    else {
      const before = this.#tails[list]! - lengthBefore(length, this.counts[list]!);
      this.pages[before >>> pageBits]![before & pageMask] = address;
    }
    this.#tails[list] = address + 1;
    this.#rooms[list] = length - 1;
  }
  #grow(length: number) {
    this.counts = withRoom(this.counts, length);
    this.#firsts = withRoom(this.#firsts, length);
    this.#tails = withRoom(this.#tails, length);
    this.#rooms = withRoom(this.#rooms, length);
  }
  dump(lists: number) {
    this.#grow(lists);
    return {
      free: this.#free,
      pages: [...this.pages],
      counts: this.counts.slice(0, lists),
      firsts: this.#firsts.slice(0, lists),
      tails: this.#tails.slice(0, lists),
      rooms: this.#rooms.slice(0, lists),
    };
  }
  static restore(kept: ReturnType<Postings["dump"]>): Postings {
    const postings = new Postings();
    postings.#free = kept.free;
    postings.pages = kept.pages;
    postings.counts = kept.counts;
    postings.#firsts = kept.firsts;
    postings.#tails = kept.tails;
    postings.#rooms = kept.rooms;
    return postings;
  }
}

/** The length of the block that begins after `count` numbers. */
function lengthOfNext(count: number): number {
  let length = 4;
  let held = 0;
  while (held < count && length < largestBlock) {
    held += length - 1;
    length *= 2;
  }
  return length;
}

/** The full length of the block that ends where this one begins. */
function lengthBefore(length: number, count: number): number {
  if (length < largestBlock) return length / 2;
  let held = 0;
  for (let smaller = 4; smaller < largestBlock; smaller *= 2) held += smaller - 1;
  return count === held ? length / 2 : length;
}
