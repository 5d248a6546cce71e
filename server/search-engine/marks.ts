import type { BitSet } from "./bit-set.ts";
import { withRoom } from "./growable.ts";
import type { Postings } from "./postings.ts";

export interface Matched {
  /** The first `count` are the documents, in no order. */
  documents: Uint32Array;
  count: number;
  /** By document. */
  scores: Int32Array;
}

/** One word of a query on its way through the documents. */
export interface Step {
  /** Set in the mask of every document that has the word. */
  bit: number;
  /** A bit that a document must have already; minus one asks only for known ones. */
  needs: number;
}

/** Which documents have which words of a query, and their scores; reuses its memory from query to query. */
export class Marks {
  readonly #dead: BitSet;
  #masks = new Uint16Array(0);
  #lasts = new Int32Array(0);
  #scores = new Int32Array(0);
  #documents = new Uint32Array(0);
  #count = 0;
  /** The documents whose masks have to be cleaned afterwards. */
  #touched = new Uint32Array(0);
  #touchedCount = 0;

  constructor(dead: BitSet) {
    this.#dead = dead;
  }
  get count() {
    return this.#count;
  }
  begin(length: number) {
    this.#masks = withRoom(this.#masks, length);
    this.#lasts = withRoom(this.#lasts, length);
    this.#scores = withRoom(this.#scores, length);
    this.#documents = withRoom(this.#documents, length);
    this.#touched = withRoom(this.#touched, length);
    this.#count = 0;
    this.#touchedCount = 0;
  }
  end(): Matched {
    const masks = this.#masks;
    if (this.#touchedCount > masks.length / 16) masks.fill(0);
    else for (let at = 0; at < this.#touchedCount; at++) masks[this.#touched[at]!] = 0;
    return { documents: this.#documents, count: this.#count, scores: this.#scores };
  }
  /** The first word's documents are all that have to be cleaned, as later ones only narrow them. */
  remember() {
    this.#touched.set(this.#documents.subarray(0, this.#count));
    this.#touchedCount = this.#count;
  }
  /**
   * Marks the documents of a list that says how much the word counts in each; the best of several ways counts. What
   * counts less than the least asked for counts a quarter.
   */
  markWeighted(
    postings: Postings,
    list: number,
    { bit, needs, factor, least }: Step & { factor: number; least: number },
  ) {
    const [masks, lasts, scores, documents, dead] = [
      this.#masks,
      this.#lasts,
      this.#scores,
      this.#documents,
      this.#dead.words,
    ];
    let count = this.#count;
    postings.each(list, (page, from, to) => {
      for (let at = from; at < to; at++) {
        const value = page[at]!;
        const document = value >>> 8;
        const mask = masks[document]!;
        const impact = value & 255;
        const worth = (impact * (impact < least ? factor >> 2 : factor)) >> 4;
        if ((mask & bit) !== 0) {
          const more = worth - lasts[document]!;
          if (more > 0) {
            scores[document]! += more;
            lasts[document] = worth;
          }
        } else if ((mask & needs) === needs) {
          if (mask === 0) {
            if ((dead[document >>> 5]! & (1 << (document & 31))) !== 0) continue;
            documents[count++] = document;
            scores[document] = worth;
          } else scores[document]! += worth;
          masks[document] = mask | bit;
          lasts[document] = worth;
        }
      }
    });
    this.#count = count;
  }
  /** Marks the documents of a list in which the word counts the same everywhere. */
  markPlain(postings: Postings, list: number, { bit, needs, worth }: Step & { worth: number }) {
    const [masks, lasts, scores, documents, dead] = [
      this.#masks,
      this.#lasts,
      this.#scores,
      this.#documents,
      this.#dead.words,
    ];
    let count = this.#count;
    postings.each(list, (page, from, to) => {
      for (let at = from; at < to; at++) {
        const document = page[at]!;
        const mask = masks[document]!;
        if ((mask & bit) !== 0 || (mask & needs) !== needs) continue;
        if (mask === 0) {
          if ((dead[document >>> 5]! & (1 << (document & 31))) !== 0) continue;
          documents[count++] = document;
          scores[document] = worth;
        } else scores[document]! += worth;
        masks[document] = mask | bit;
        lasts[document] = worth;
      }
    });
    this.#count = count;
  }
  /** Marks the documents of a frequent word. */
  markBits(bits: Uint32Array, { bit, needs, worth }: Step & { worth: number }) {
    if (needs === 0) return this.#markEvery(bits, bit, worth);
    const [masks, lasts, scores, documents] = [this.#masks, this.#lasts, this.#scores, this.#documents];
    for (let at = 0; at < this.#count; at++) {
      const document = documents[at]!;
      if ((bits[document >>> 5]! & (1 << (document & 31))) === 0 || (masks[document]! & bit) !== 0) continue;
      masks[document]! |= bit;
      scores[document]! += worth;
      lasts[document] = worth;
    }
  }
  /** Adds every document of a frequent word that is the first to be looked for. */
  #markEvery(bits: Uint32Array, bit: number, worth: number) {
    const [masks, lasts, scores, documents, dead] = [
      this.#masks,
      this.#lasts,
      this.#scores,
      this.#documents,
      this.#dead.words,
    ];
    let count = this.#count;
    for (let place = 0; place < bits.length; place++) {
      let word = bits[place]! & ~(dead[place] ?? 0);
      while (word !== 0) {
        const low = word & -word;
        word ^= low;
        const document = (place << 5) + 31 - Math.clz32(low);
        if (masks[document] !== 0) continue;
        masks[document] = bit;
        scores[document] = worth;
        lasts[document] = worth;
        documents[count++] = document;
      }
    }
    this.#count = count;
  }
  keep(bit: number) {
    const [masks, documents] = [this.#masks, this.#documents];
    let kept = 0;
    for (let at = 0; at < this.#count; at++) {
      const document = documents[at]!;
      if ((masks[document]! & bit) !== 0) documents[kept++] = document;
    }
    this.#count = kept;
  }
  /** Keeps the documents with enough of the query's weight, or with the most there is; `shares` is the weight by mask. */
  keepBest(shares: number[], enough: number) {
    const [masks, documents, scores] = [this.#masks, this.#documents, this.#scores];
    let most = 0;
    for (let at = 0; at < this.#count; at++) most = Math.max(most, shares[masks[documents[at]!]!]!);
    const least = Math.min(most, enough);
    let kept = 0;
    for (let at = 0; at < this.#count; at++) {
      const document = documents[at]!;
      const share = shares[masks[document]!]!;
      if (share < least) continue;
      scores[document] = Math.round(scores[document]! * share * share);
      documents[kept++] = document;
    }
    this.#count = kept;
  }
  filter(holds: (document: number) => boolean) {
    let kept = 0;
    for (let at = 0; at < this.#count; at++) {
      const document = this.#documents[at]!;
      if (holds(document)) this.#documents[kept++] = document;
      else this.#masks[document] = 0;
    }
    this.#count = kept;
  }
  /** Leaves only a share of the scores of some documents. */
  lower(holds: (document: number) => boolean, share: number) {
    for (let at = 0; at < this.#count; at++) {
      const document = this.#documents[at]!;
      if (holds(document)) this.#scores[document] = Math.round(this.#scores[document]! * share);
    }
  }
  /** What a list says counts for the documents that are there; it adds none. */
  addBonus(postings: Postings, list: number, quality: number) {
    const [masks, scores] = [this.#masks, this.#scores];
    postings.each(list, (page, from, to) => {
      for (let at = from; at < to; at++) {
        const document = page[at]! >>> 8;
        if (masks[document] !== 0) scores[document]! += (page[at]! & 255) * quality;
      }
    });
  }
}
