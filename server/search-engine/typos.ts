import { withRoom } from "./growable.ts";
import type { StringTable } from "./string-table.ts";

/** Letters beyond these do not tell words apart: each is a bit of a number. */
const mostLetters = 32;

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

interface Compared {
  /** How many letters the wanted word has, and how many of the other are read. */
  letters: number;
  other: number;
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
  /** By letter: a bit for each of its places in the wanted word. */
  readonly #placesOf = new Int32Array(2 ** 16);

  constructor(terms: StringTable) {
    this.#terms = terms;
  }
  /** Calls for each word at most `most` changes away: a letter more, less or another, or two neighbours swapped. */
  each(bytes: Uint8Array, { length, most }: Wanted, visit: (term: number, changes: number) => void) {
    const { letters, signature } = this.#begin(bytes, length);
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
    const { letters, signature } = this.#begin(bytes, length);
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
  #distance(term: number, compared: Compared): number {
    const { bytes, starts } = this.#terms;
    readLetters(bytes, { from: starts[term]!, to: starts[term + 1]! }, this.#other);
    return distance(this.#placesOf, this.#other, compared);
  }
  #begin(bytes: Uint8Array, length: number): { letters: number; signature: number } {
    this.learn();
    const [word, placesOf] = [this.#word, this.#placesOf];
    for (const letter of word) placesOf[letter] = 0;
    const letters = readLetters(bytes, { from: 0, to: length }, word);
    for (let at = 0; at < letters; at++) placesOf[word[at]!]! |= 1 << at;
    return { letters, signature: signatureOf(word, letters) };
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

/**
 * Letters to change, at most one more than `most`: all places of the wanted word at once, as the bits of one number
 * (Hyyrö 2003, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances"). A pair is swapped at most once.
 */
function distance(placesOf: Int32Array, text: Uint16Array, { letters, other, most }: Compared): number {
  const last = 1 << (letters - 1);
  let [more, less, same, before] = [-1, 0, 0, 0];
  let changes = letters;
  for (let at = 0; at < other; at++) {
    const places = placesOf[text[at]!]!;
    const swapped = ((~same & places) << 1) & before;
    same = (((places & more) + more) ^ more) | places | less | swapped;
    let up = less | ~(same | more);
    const down = same & more;
    if ((up & last) !== 0) changes++;
    else if ((down & last) !== 0) changes--;
    if (changes - (other - 1 - at) > most) return most + 1;
    up = (up << 1) | 1;
    more = (down << 1) | ~(same | up);
    less = same & up;
    before = places;
  }
  return changes;
}
