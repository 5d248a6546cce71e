import type { BitSet } from "./bit-set.ts";
import type { Candidates } from "./filters.ts";
import { withRoom } from "./growable.ts";
import { Matcher } from "./matcher.ts";
import { type PlanMaker, planQuery, type QueryPlan } from "./plan.ts";
import { readQuery, wordsOf } from "./read-query.ts";
import { SortedTerms } from "./sorted-terms.ts";
import type { TextIndex } from "./text-index.ts";
import { NearWords } from "./typos.ts";
import type { SearchQuery } from "./types.ts";

export interface FoundWords {
  candidates: Candidates;
  /** By document; null if nothing was typed. */
  scores: Int32Array | null;
  plan: QueryPlan | null;
  matched: "all" | "some";
}

/** Fewer documents than these, and long texts are searched for every word. */
const onePage = 24;

/** Answers the words of a query: strictly first, then step by step more widely until there is something to show. */
export class WordFinder {
  readonly #text: TextIndex;
  readonly #dead: BitSet;
  readonly #idle: Set<string>;
  readonly #sorted: SortedTerms;
  readonly #near: NearWords;
  readonly #matcher: Matcher;
  /** All living documents as they were after so many changes. */
  #all: Candidates & { changes: number } = { documents: new Uint32Array(0), count: 0, changes: -1 };

  constructor(text: TextIndex, dead: BitSet, idleWords: string[]) {
    this.#text = text;
    this.#dead = dead;
    this.#idle = new Set(idleWords);
    this.#sorted = new SortedTerms(text.terms);
    this.#near = new NearWords(text.terms);
    this.#matcher = new Matcher(text, dead);
  }
  settle() {
    this.#sorted.sort();
    this.#near.learn();
  }
  /** `length` is how many documents there ever were, `living` how many there are. */
  find(
    words: string,
    { length, living, typos, prefix, short, foremost, optional, avoid, atLeast, partly, quotedIn }: Finding,
  ): FoundWords {
    const { terms } = this.#text;
    const query = readQuery(words, terms, { idle: this.#idle, prefix, short, foremost, optional });
    const avoided = avoid.flatMap(({ word, anywhere }) =>
      wordsOf(word, terms).map((each) => ({ ...each, short: !anywhere })),
    );
    if (query.words.length === 0) {
      const candidates = this.#everything(length, living);
      return { candidates, scores: null, plan: null, matched: "all" };
    }
    const maker: PlanMaker = {
      text: this.#text,
      sorted: this.#sorted,
      near: this.#near,
      documents: living,
      inLongText: (term) => this.#inLongText(term),
    };
    const quoted = query.phrases.length > 0;
    let plan = planQuery(maker, query, { typos, eager: false, quotedIn, avoid: avoided });
    let found = this.#matcher.all(plan, { length, spare: quoted });
    if (!quoted && found.count < onePage && plan.words.some(({ spare }) => spare.length > 0))
      found = this.#matcher.all(plan, { length, spare: true });
    if (found.count < atLeast && typos) {
      plan = planQuery(maker, query, { typos, eager: true, quotedIn, avoid: avoided });
      found = this.#matcher.all(plan, { length, spare: true });
    }
    const some = partly && found.count < atLeast && query.words.length > 1 && !quoted;
    if (some) found = this.#matcher.some(plan, { length });
    const { documents, count, scores } = found;
    return { candidates: { documents, count }, scores, plan, matched: some ? "some" : "all" };
  }
  /** Every change makes the documents or the dead more. */
  #everything(length: number, living: number): Candidates {
    const changes = 2 * length - living;
    if (this.#all.changes === changes) return this.#all;
    const documents = withRoom(this.#all.documents, length);
    let count = 0;
    for (let document = 0; document < length; document++)
      if (!this.#dead.has(document)) documents[count++] = document;
    this.#all = { documents, count, changes };
    return this.#all;
  }
  #inLongText(term: number): boolean {
    if (term < 0 || this.#text.bodies.count(term) === 0) return false;
    const bits = this.#text.bodies.dense.get(term);
    if (bits) return bits.some((word, place) => (word & ~(this.#dead.words[place] ?? 0)) !== 0);
    let lives = false;
    this.#text.bodies.lists.each(term, (page, from, to) => {
      for (let at = from; at < to && !lives; at++) lives = !this.#dead.has(page[at]!);
    });
    return lives;
  }
}

interface Finding {
  length: number;
  living: number;
  typos: boolean;
  prefix: boolean;
  /** Words that count in short fields only. */
  short: string[];
  /** Words that belong into the weightiest field. */
  foremost: string[];
  /** Words that need not be there. */
  optional: string[];
  /** Words that a document should rather not have. */
  avoid: NonNullable<SearchQuery["avoid"]>;
  atLeast: number;
  /** Whether documents with only some of the words may be found. */
  partly: boolean;
  /** Documents that have the quoted words side by side in a long text; null does not ask for it. */
  quotedIn: Set<number> | null;
}
