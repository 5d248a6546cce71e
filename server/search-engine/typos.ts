import { withRoom } from "./growable.ts";
import type { StringTable } from "./string-table.ts";

const mostLetters = 48;

/** How many letters of a word may be wrong: one from four letters on, two from eight. */
export function typosAllowed(letters: number): number {
  return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

/** Words of one length, with a signature of the letters of each. */
interface Bucket {
  count: number;
  terms: Uint32Array;
  signatures: Uint32Array;
}

interface Wanted {
  length: number;
  /** How many letters may be wrong. */
  most: number;
}

/** Finds words that differ by few letters: a signature of the letters of each word rules nearly all of them out. */
export class NearWords {
  readonly #terms: StringTable;
  readonly #buckets: Bucket[] = Array.from({ length: mostLetters + 1 }, () => ({
    count: 0,
    terms: new Uint32Array(64),
    signatures: new Uint32Array(64),
  }));
  #known = 0;
  readonly #word = new Uint16Array(mostLetters);
  readonly #other = new Uint16Array(mostLetters);

  constructor(terms: StringTable) {
    this.#terms = terms;
  }
  /** Calls for each word at most `most` changes away: a letter more, less or another, or two neighbours swapped. */
  each(bytes: Uint8Array, { length, most }: Wanted, visit: (term: number, changes: number) => void) {
    this.learn();
    const letters = readLetters(bytes, { from: 0, to: length }, this.#word);
    const signature = signatureOf(this.#word, letters);
    for (let other = Math.max(1, letters - most); other <= Math.min(mostLetters, letters + most); other++) {
      const { terms, signatures, count } = this.#buckets[other]!;
      for (let at = 0; at < count; at++) {
        if (bitsOf(signature ^ signatures[at]!) > 2 * most) continue;
        const changes = this.#distance(terms[at]!, { letters, other, most });
        if (changes > 0 && changes <= most) visit(terms[at]!, changes);
      }
    }
  }
  /** The same for words that only begin nearly like this, with the same first letter. */
  eachBeginning(bytes: Uint8Array, { length, most }: Wanted, visit: (term: number) => void) {
    this.learn();
    const letters = readLetters(bytes, { from: 0, to: length }, this.#word);
    const signature = signatureOf(this.#word, letters);
    const { bytes: all, starts } = this.#terms;
    for (let longer = letters + 1; longer <= mostLetters; longer++) {
      const { terms, signatures, count } = this.#buckets[longer]!;
      for (let at = 0; at < count; at++) {
        if (bitsOf(signature & ~signatures[at]!) > most || all[starts[terms[at]!]!] !== bytes[0]) continue;
        for (let other = letters - 1; other <= letters + 1; other++)
          if (this.#distance(terms[at]!, { letters, other, most }) <= most) {
            visit(terms[at]!);
            break;
          }
      }
    }
  }
  /** How far the wanted word is from the first `other` letters of a known one. */
  #distance(
    term: number,
    { letters, other, most }: { letters: number; other: number; most: number },
  ): number {
    const { bytes, starts } = this.#terms;
    readLetters(bytes, { from: starts[term]!, to: starts[term + 1]! }, this.#other);
    return distance(this.#word, this.#other, { length: letters, other, most });
  }
  learn() {
    const { bytes, starts, count } = this.#terms;
    for (; this.#known < count; this.#known++) {
      const letters = readLetters(
        bytes,
        { from: starts[this.#known]!, to: starts[this.#known + 1]! },
        this.#other,
      );
      const bucket = this.#buckets[letters]!;
      const at = bucket.count++;
      bucket.terms = withRoom(bucket.terms, at + 1);
      bucket.signatures = withRoom(bucket.signatures, at + 1);
      bucket.terms[at] = this.#known;
      bucket.signatures[at] = signatureOf(this.#other, letters);
    }
  }
}

function readLetters(
  bytes: Uint8Array,
  { from, to }: { from: number; to: number },
  into: Uint16Array,
): number {
  let letters = 0;
  for (let at = from; at < to && letters < into.length; letters++) {
    const byte = bytes[at]!;
    if (byte < 0x80) into[letters] = bytes[at++]!;
    else if (byte < 0xe0) {
      into[letters] = ((byte & 31) << 6) | (bytes[at + 1]! & 63);
      at += 2;
    } else {
      into[letters] = ((byte & 15) << 12) | ((bytes[at + 1]! & 63) << 6) | (bytes[at + 2]! & 63);
      at += 3;
    }
  }
  return letters;
}

function signatureOf(letters: Uint16Array, length: number): number {
  let signature = 0;
  for (let at = 0; at < length; at++) signature |= 1 << (letters[at]! & 31);
  return signature;
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const rowLength = mostLetters + 2;
const table = new Uint8Array(3 * rowLength);

/** Letters to change, at most one more than `most`. */
function distance(
  a: Uint16Array,
  b: Uint16Array,
  { length, other, most }: { length: number; other: number; most: number },
): number {
  if (Math.abs(length - other) > most) return most + 1;
  let [twoBefore, before, row] = [0, rowLength, 2 * rowLength];
  for (let at = 0; at <= other; at++) table[before + at] = at;
  for (let i = 1; i <= length; i++) {
    table[row] = i;
    let best = i;
    for (let j = 1; j <= other; j++) {
      let cost = table[before + j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      cost = Math.min(cost, table[before + j]! + 1, table[row + j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, table[twoBefore + j - 2]! + 1);
      table[row + j] = cost;
      if (cost < best) best = cost;
    }
    if (best > most) return most + 1;
    [twoBefore, before, row] = [before, row, twoBefore];
  }
  return table[before + other]!;
}
