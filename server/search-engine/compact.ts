import { BodyPostings } from "./body-postings.ts";
import { Postings } from "./postings.ts";

/** The new number of each document, in the old order; the dead have none. */
export interface Renumbering {
  numbers: Uint32Array;
  count: number;
}
export const gone = 0xffffffff;

/** Lists of documents with what the word counts in each, without the dead. */
export function compactPostings(postings: Postings, lists: number, { numbers }: Renumbering): Postings {
  const compacted = new Postings();
  for (let list = 0; list < lists; list++)
    postings.each(list, (page, from, to) => {
      for (let at = from; at < to; at++) {
        const number = numbers[page[at]! >>> 8]!;
        if (number !== gone) compacted.add(list, ((number << 8) | (page[at]! & 255)) >>> 0);
      }
    });
  return compacted;
}

export function compactBodies(bodies: BodyPostings, lists: number, { numbers }: Renumbering): BodyPostings {
  const compacted = new BodyPostings();
  for (let list = 0; list < lists; list++) {
    const bits = bodies.dense.get(list);
    if (bits) eachBit(bits, (document) => add(list, document));
    else
      bodies.lists.each(list, (page, from, to) => {
        for (let at = from; at < to; at++) add(list, page[at]!);
      });
  }
  return compacted;

  function add(list: number, document: number) {
    const number = numbers[document]!;
    if (number !== gone) compacted.add(list, number);
  }
}

function eachBit(bits: Uint32Array, visit: (document: number) => void) {
  for (let place = 0; place < bits.length; place++)
    for (let word = bits[place]!; word !== 0; word &= word - 1)
      visit((place << 5) + 31 - Math.clz32(word & -word));
}

type Numbers = Uint32Array | Float64Array;

/** A column of as many numbers a document as it is wide, without the dead. */
export function compactColumn<T extends Numbers>(column: T, { numbers, count }: Renumbering, width = 1): T {
  const make = column.constructor as new (length: number) => T;
  const compacted = new make((count + (count >>> 3) + 64) * width);
  for (let document = 0; document < numbers.length; document++) {
    const number = numbers[document]!;
    if (number === gone) continue;
    for (let at = 0; at < width; at++) compacted[number * width + at] = column[document * width + at]!;
  }
  return compacted;
}
