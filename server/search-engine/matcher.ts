import type { BitSet } from "./bit-set.ts";
import { type Matched, Marks, type Step } from "./marks.ts";
import type { QueryPlan, WordPlan } from "./plan.ts";
import { fullImpact, type TextIndex } from "./text-index.ts";
import type { Way } from "./ways.ts";

/** What a word in a long text counts beside one in a title. */
const longTextImpact = Math.round(fullImpact / 8);
/** Documents with at least this share of the query's weight are shown when none has all of it. */
const enoughShare = 0.5;

/** A word of the weightiest field counts at least so much there, and less in every other. */
const leastForemost = Math.round(fullImpact * 0.6);

interface Marking extends Step {
  weight: number;
  /** The word belongs into the weightiest field. */
  foremost: boolean;
}

/** What is left of the score of a document that has a word which is rather avoided. */
const avoidedShare = { short: 0.4, long: 0.85 };

/** Which documents have the words of a query, and how well. */
export class Matcher {
  readonly #text: TextIndex;
  readonly #marks: Marks;

  constructor(text: TextIndex, dead: BitSet) {
    this.#text = text;
    this.#marks = new Marks(dead);
  }
  /** Documents with all words. */
  all(plan: QueryPlan, { length, spare }: { length: number; spare: boolean }): Matched {
    this.#marks.begin(length);
    const words = plan.words
      .map((word) => ({ word, ways: spare ? [...word.ways, ...word.spare] : word.ways }))
      .map((entry) => ({ ...entry, cost: this.#costOf(entry.ways) }))
      .toSorted((a, b) => a.cost - b.cost);
    const needed = words.filter(({ word }) => !word.word.optional);
    const [first, ...others] = needed.length > 0 ? needed : words;
    const required = [first!, ...others];
    required.forEach(({ word, ways }, at) => {
      if (at > 0 && this.#marks.count === 0) return;
      const { weight, word: typed } = word;
      for (const way of ways)
        this.#mark(way, {
          bit: 1 << at,
          needs: at === 0 ? 0 : 1 << (at - 1),
          weight,
          foremost: typed.foremost,
        });
      if (at === 0) this.#marks.remember();
      else this.#marks.keep(1 << at);
    });
    this.#markOptional(
      words.filter((word) => !required.includes(word)),
      required.length,
    );
    return this.#end(plan);
  }
  /** Words that only count where all required ones are: their bits follow those of the required ones. */
  #markOptional(words: { word: WordPlan; ways: Way[] }[], required: number) {
    if (this.#marks.count === 0) return;
    words.forEach(({ word: { weight, word }, ways }, at) => {
      for (const way of ways)
        this.#mark(way, {
          bit: 1 << (required + at),
          needs: 1 << (required - 1),
          weight,
          foremost: word.foremost,
        });
    });
  }
  /** Documents with most of the words, the rarer ones counting more. */
  some(plan: QueryPlan, { length }: { length: number }): Matched {
    this.#marks.begin(length);
    const dense = (way: Way) => way.source === "body" && this.#text.bodies.dense.has(way.list);
    plan.words.forEach(({ ways, spare, weight, word: { foremost } }, at) => {
      for (const way of [...ways, ...spare])
        if (!dense(way)) this.#mark(way, { bit: 1 << at, needs: 0, weight, foremost });
    });
    this.#marks.remember();
    plan.words.forEach(({ ways, spare, weight, word: { foremost } }, at) => {
      for (const way of [...ways, ...spare])
        if (dense(way)) this.#mark(way, { bit: 1 << at, needs: -1, weight, foremost });
    });
    this.#marks.keepBest(sharesOf(plan.words), enoughShare);
    return this.#end(plan);
  }

  #end(plan: QueryPlan): Matched {
    this.#keepPhrases(plan);
    for (const { list, quality } of plan.bonuses) this.#marks.addBonus(this.#text.rowPostings, list, quality);
    for (const way of plan.avoided) this.#lower(way);
    return this.#marks.end();
  }
  #costOf(ways: Way[]): number {
    const { heads, bodies, rowPostings, startPostings } = this.#text;
    const stores = { head: heads, body: bodies, row: rowPostings, start: startPostings };
    return ways.reduce((sum, { source, list }) => sum + stores[source].count(list), 0);
  }
  #mark({ source, list, quality }: Way, { bit, needs, weight, foremost }: Marking) {
    const { heads, bodies, rowPostings, startPostings } = this.#text;
    if (source !== "body") {
      const postings = { head: heads, row: rowPostings, start: startPostings }[source];
      const least = foremost ? leastForemost : 0;
      return this.#marks.markWeighted(postings, list, { bit, needs, factor: weight * quality, least });
    }
    const worth = (longTextImpact * weight * quality) >> 4;
    const bits = bodies.dense.get(list);
    if (bits) this.#marks.markBits(bits, { bit, needs, worth });
    else this.#marks.markPlain(bodies.lists, list, { bit, needs, worth });
  }
  #keepPhrases({ quoted, excluded }: QueryPlan) {
    for (const list of quoted?.lists ?? []) {
      const holds = new Set(quoted!.known);
      if (list >= 0)
        this.#text.rowPostings.each(list, (page, from, to) => {
          for (let at = from; at < to; at++) holds.add(page[at]! >>> 8);
        });
      this.#marks.filter((document) => holds.has(document));
    }
    for (const way of excluded) this.#exclude(way);
  }
  #exclude(way: Way) {
    const holds = this.#documentsOf(way);
    this.#marks.filter((document) => !holds(document));
  }
  #lower(way: Way) {
    const holds = this.#documentsOf(way);
    this.#marks.lower(holds, way.source === "head" ? avoidedShare.short : avoidedShare.long);
  }
  /** Tells which documents a word's list holds. */
  #documentsOf({ source, list }: Way): (document: number) => boolean {
    const { heads, bodies } = this.#text;
    const bits = source === "body" ? bodies.dense.get(list) : undefined;
    if (bits) return (document) => (bits[document >>> 5]! & (1 << (document & 31))) !== 0;
    const holds = new Set<number>();
    const shift = source === "head" ? 8 : 0;
    (source === "head" ? heads : bodies.lists).each(list, (page, from, to) => {
      for (let at = from; at < to; at++) holds.add(page[at]! >>> shift);
    });
    return (document) => holds.has(document);
  }
}

/** Which share of the query's weight a document has, by the mask of its words. */
function sharesOf(words: WordPlan[]): number[] {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from(
    { length: 1 << words.length },
    (_, mask) => words.reduce((sum, { weight }, at) => sum + ((mask >> at) & 1) * weight, 0) / whole,
  );
}
