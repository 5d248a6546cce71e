import type { BitSet } from "./bit-set.ts";
import { withRoom } from "./growable.ts";
import type { QueryPlan, Way, WordPlan } from "./plan.ts";
import { fullImpact, type TextIndex } from "./text-index.ts";

/** What a word in a long text counts beside one in a title. */
const longTextImpact = Math.round(fullImpact / 8);
/** Documents with at least this share of the query's weight are shown when none has all of it. */
const enoughShare = 0.5;

export interface Matched {
  /** The first `count` are the documents, in no order. */
  documents: Uint32Array;
  count: number;
  /** By document. */
  scores: Int32Array;
}

/** Which documents have the words of a query, and how well; reuses its memory from query to query. */
export class Matcher {
  #text: TextIndex;
  #dead: BitSet;
  #masks = new Uint16Array(0);
  #lasts = new Int32Array(0);
  #scores = new Int32Array(0);
  #documents = new Uint32Array(0);
  #count = 0;
  /** The documents whose masks have to be cleaned afterwards. */
  #touched = new Uint32Array(0);
  #touchedCount = 0;

  constructor(text: TextIndex, dead: BitSet) {
    this.#text = text;
    this.#dead = dead;
  }
  /** Documents with all words. */
  all(plan: QueryPlan, { length, spare }: { length: number; spare: boolean }): Matched {
    this.#begin(length);
    const words = plan.words
      .map((word) => ({ word, ways: spare ? [...word.ways, ...word.spare] : word.ways }))
      .map((entry) => ({ ...entry, cost: this.#costOf(entry.ways) }))
      .toSorted((a, b) => a.cost - b.cost);
    words.forEach(({ word, ways }, at) => {
      if (at > 0 && this.#count === 0) return;
      for (const way of ways)
        this.#mark(way, { bit: 1 << at, needs: at === 0 ? 0 : 1 << (at - 1), weight: word.weight });
      if (at === 0) this.#remember();
      else this.#keep(1 << at);
    });
    return this.#end(plan);
  }
  /** Documents with most of the words, the rarer ones counting more. */
  some(plan: QueryPlan, { length }: { length: number }): Matched {
    this.#begin(length);
    const dense = (way: Way) => way.source === "body" && this.#text.bodies.dense.has(way.list);
    plan.words.forEach(({ ways, spare, weight }, at) => {
      for (const way of [...ways, ...spare])
        if (!dense(way)) this.#mark(way, { bit: 1 << at, needs: 0, weight });
    });
    this.#remember();
    plan.words.forEach(({ ways, spare, weight }, at) => {
      for (const way of [...ways, ...spare])
        if (dense(way)) this.#markDense(way, { bit: 1 << at, needs: -1, weight });
    });
    this.#keepBest(plan.words);
    return this.#end(plan);
  }

  #begin(length: number) {
    this.#masks = withRoom(this.#masks, length);
    this.#lasts = withRoom(this.#lasts, length);
    this.#scores = withRoom(this.#scores, length);
    this.#documents = withRoom(this.#documents, length);
    this.#touched = withRoom(this.#touched, length);
    this.#count = 0;
    this.#touchedCount = 0;
  }
  #end(plan: QueryPlan): Matched {
    this.#keepPhrases(plan);
    for (const way of plan.bonuses) this.#addBonus(way);
    const masks = this.#masks;
    if (this.#touchedCount > masks.length / 16) masks.fill(0);
    else for (let at = 0; at < this.#touchedCount; at++) masks[this.#touched[at]!] = 0;
    return { documents: this.#documents, count: this.#count, scores: this.#scores };
  }
  #costOf(ways: Way[]): number {
    const { heads, bodies, rowPostings, startPostings } = this.#text;
    const stores = { head: heads, body: bodies, row: rowPostings, start: startPostings };
    return ways.reduce((sum, { source, list }) => sum + stores[source].count(list), 0);
  }
  /** The first word's documents are all that have to be cleaned, as later ones only narrow them. */
  #remember() {
    this.#touched.set(this.#documents.subarray(0, this.#count));
    this.#touchedCount = this.#count;
  }
  #mark(way: Way, step: Step) {
    if (way.source === "body") {
      if (this.#text.bodies.dense.has(way.list)) this.#markDense(way, step);
      else this.#markLong(way, step);
      return;
    }
    const { heads, rowPostings, startPostings } = this.#text;
    const postings = way.source === "head" ? heads : way.source === "row" ? rowPostings : startPostings;
    const { bit, needs, weight } = step;
    const factor = weight * way.quality;
    const [masks, lasts, scores, documents, dead] = [
      this.#masks,
      this.#lasts,
      this.#scores,
      this.#documents,
      this.#dead.words,
    ];
    let count = this.#count;
    postings.each(way.list, (page, from, to) => {
      for (let at = from; at < to; at++) {
        const value = page[at]!;
        const document = value >>> 8;
        const mask = masks[document]!;
        const worth = ((value & 255) * factor) >> 4;
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
  #markLong({ list, quality }: Way, { bit, needs, weight }: Step) {
    const worth = (longTextImpact * weight * quality) >> 4;
    const [masks, lasts, scores, documents, dead] = [
      this.#masks,
      this.#lasts,
      this.#scores,
      this.#documents,
      this.#dead.words,
    ];
    let count = this.#count;
    this.#text.bodies.lists.each(list, (page, from, to) => {
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
  #markDense({ list, quality }: Way, { bit, needs, weight }: Step) {
    const bits = this.#text.bodies.dense.get(list)!;
    const worth = (longTextImpact * weight * quality) >> 4;
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
  #keep(bit: number) {
    const [masks, documents] = [this.#masks, this.#documents];
    let kept = 0;
    for (let at = 0; at < this.#count; at++) {
      const document = documents[at]!;
      if ((masks[document]! & bit) !== 0) documents[kept++] = document;
    }
    this.#count = kept;
  }
  /** Keeps the documents with enough of the weight, or with the most there is; less of it counts less. */
  #keepBest(words: WordPlan[]) {
    const whole = words.reduce((sum, { weight }) => sum + weight, 0);
    const shares = Array.from(
      { length: 1 << words.length },
      (_, mask) => words.reduce((sum, { weight }, at) => sum + ((mask >> at) & 1) * weight, 0) / whole,
    );
    const [masks, documents, scores] = [this.#masks, this.#documents, this.#scores];
    let most = 0;
    for (let at = 0; at < this.#count; at++) most = Math.max(most, shares[masks[documents[at]!]!]!);
    const enough = Math.min(most, enoughShare);
    let kept = 0;
    for (let at = 0; at < this.#count; at++) {
      const document = documents[at]!;
      const share = shares[masks[document]!]!;
      if (share < enough) continue;
      scores[document] = Math.round(scores[document]! * share * share);
      documents[kept++] = document;
    }
    this.#count = kept;
  }
  #keepPhrases({ quoted, excluded }: QueryPlan) {
    for (const list of quoted?.lists ?? []) {
      const holds = new Set(quoted!.known);
      if (list >= 0)
        this.#text.rowPostings.each(list, (page, from, to) => {
          for (let at = from; at < to; at++) holds.add(page[at]! >>> 8);
        });
      this.#filter((document) => holds.has(document));
    }
    for (const way of excluded) this.#exclude(way);
  }
  #exclude({ source, list }: Way) {
    const { heads, bodies } = this.#text;
    const bits = source === "body" ? bodies.dense.get(list) : undefined;
    if (bits) return this.#filter((document) => (bits[document >>> 5]! & (1 << (document & 31))) === 0);
    const holds = new Set<number>();
    const shift = source === "head" ? 8 : 0;
    (source === "head" ? heads : bodies.lists).each(list, (page, from, to) => {
      for (let at = from; at < to; at++) holds.add(page[at]! >>> shift);
    });
    this.#filter((document) => !holds.has(document));
  }
  #filter(holds: (document: number) => boolean) {
    let kept = 0;
    for (let at = 0; at < this.#count; at++) {
      const document = this.#documents[at]!;
      if (holds(document)) this.#documents[kept++] = document;
      else this.#masks[document] = 0;
    }
    this.#count = kept;
  }
  #addBonus({ list, quality }: Way) {
    const [masks, scores] = [this.#masks, this.#scores];
    this.#text.rowPostings.each(list, (page, from, to) => {
      for (let at = from; at < to; at++) {
        const document = page[at]! >>> 8;
        if (masks[document] !== 0) scores[document]! += (page[at]! & 255) * quality;
      }
    });
  }
}

interface Step {
  bit: number;
  /** A bit that a document must have already; minus one asks only for known ones. */
  needs: number;
  weight: number;
}
