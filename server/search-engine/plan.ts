import type { SortedTerms } from "./sorted-terms.ts";
import { addJoined, addSplit, mostJoined } from "./joined-words.ts";
import { pairOf, pushRow, type Way } from "./ways.ts";
import { quality } from "./qualities.ts";
import { hashBytes } from "./string-table.ts";
import type { TextIndex } from "./text-index.ts";
import { type NearWords, typosAllowed } from "./typos.ts";
import type { QueryWord, ReadQuery } from "./read-query.ts";

/** A word of the query with all ways to satisfy it. */
export interface WordPlan {
  word: QueryWord;
  ways: Way[];
  /** Ways through long texts, for words that are frequent in short ones: used only when those give too little. */
  spare: Way[];
  /** Rare words weigh more; in quarters of a bit. */
  weight: number;
  correction: string | null;
  /** The word that was probably meant instead. */
  meant: number | null;
  /** Words beside those of its ways that are marked in found texts. */
  marks: number[];
}

export interface QueryPlan {
  words: WordPlan[];
  /** Lists that make a document better without being needed. */
  bonuses: Way[];
  /** Every document has to be in each of these lists, or among those known; null leaves the order of quoted words open. */
  quoted: { lists: number[]; known: Set<number> } | null;
  /** No document is in one of these. */
  excluded: Way[];
  /** A document in one of these counts less. */
  avoided: Way[];
}

const mostCompletions = 1500;
const mostNear = 8;
/** A word in fewer than one of so many documents may be a slip. */
const suspectShare = 1000;
/** A word in more than one of so many documents' short fields is looked for there. */
const commonShare = 100;

export interface PlanMaker {
  text: TextIndex;
  sorted: SortedTerms;
  near: NearWords;
  /** Live documents. */
  documents: number;
  /** Whether a living document has the word in a long text. */
  inLongText: (term: number) => boolean;
}

interface PlanOptions {
  typos: boolean;
  eager: boolean;
  quotedIn: Set<number> | null;
  avoid: QueryWord[];
}

export function planQuery(
  maker: PlanMaker,
  query: ReadQuery,
  { typos, eager, quotedIn, avoid }: PlanOptions,
): QueryPlan {
  const words = query.words.map((word) => planWord(maker, word, { typos, eager }));
  addRows(maker, words, query.row);
  const bonuses = bonusesOf(
    maker,
    words.map(({ word }) => word.term),
  );
  if (words.some(({ meant }) => meant !== null))
    bonuses.push(
      ...bonusesOf(
        maker,
        words.map(({ word, meant }) => meant ?? word.term),
      ),
    );
  const lists = query.phrases.flatMap((phrase) =>
    phrase.slice(1).map((word, at) => pairOf(maker.text, phrase[at]!.term, word.term)),
  );
  const quoted = quotedIn && { lists, known: quotedIn };
  return { words, bonuses, quoted, excluded: anywhere(query.excluded), avoided: anywhere(avoid) };
}

function anywhere(words: QueryWord[]): Way[] {
  return words
    .filter(({ term }) => term >= 0)
    .flatMap<Way>(({ term, short }) => {
      const head: Way = { source: "head", list: term, quality: quality.exact };
      return short ? [head] : [head, { ...head, source: "body" }];
    });
}

/** Words that stand side by side as they were typed, and values that are nothing but them. */
function bonusesOf(maker: PlanMaker, terms: number[]): Way[] {
  const bonuses: Way[] = [];
  for (let at = 0; at + 1 < terms.length; at++)
    pushRow(bonuses, pairOf(maker.text, terms[at]!, terms[at + 1]!), 6);
  if (!terms.includes(-1)) pushRow(bonuses, maker.text.findWhole(terms), 8);
  return bonuses;
}

function planWord(
  maker: PlanMaker,
  word: QueryWord,
  { typos, eager }: { typos: boolean; eager: boolean },
): WordPlan {
  const { text, documents } = maker;
  const own = word.term < 0 ? 0 : text.headCounts[word.term]!;
  const ways: Way[] = [];
  if (own > 0) ways.push({ source: "head", list: word.term, quality: quality.exact });
  const longWays: Way[] =
    !word.short && maker.inLongText(word.term)
      ? [{ source: "body", list: word.term, quality: quality.exact }]
      : [];
  const completed = word.open ? complete(maker, word, { ways, longWays }) : 0;
  const found = own + completed;
  const plan: WordPlan = {
    word,
    ways,
    spare: [],
    weight: weightOf(documents, found),
    correction: null,
    meant: null,
    marks: [],
  };
  const isKnown = text.concepts.knows(word.term);
  if (typos && !isKnown && (eager || found * suspectShare < documents))
    addNear(maker, plan, { found, inLong: longWays.length > 0, eager });
  if (found * commonShare > documents) plan.spare = longWays;
  else ways.push(...longWays);
  return plan;
}

/** How rare a word is: four for each halving. */
function weightOf(documents: number, found: number): number {
  return Math.max(4, Math.min(60, Math.round(4 * Math.log2((documents + 2) / (found + 1)))));
}

/** The words that an unfinished one may become; how many short fields have one of them. */
function complete(
  { text, sorted }: PlanMaker,
  word: QueryWord,
  { ways, longWays }: { ways: Way[]; longWays: Way[] },
): number {
  if (word.letters <= 2) {
    const start = text.starts.findBytes(word.bytes, word.length, hashBytes(word.bytes, 0, word.length));
    if (start >= 0) ways.push({ source: "start", list: start, quality: quality.start });
    return start < 0 ? 0 : text.startCounts[start]!;
  }
  let found = 0;
  let completions = 0;
  sorted.each(word.bytes, word.length, (term) => {
    if (term === word.term || completions++ > mostCompletions) return;
    const count = text.headCounts[term]!;
    found += count;
    if (count > 0) ways.push({ source: "head", list: term, quality: quality.prefix });
    if (word.letters > 3 && !word.short && text.bodies.count(term) > 0)
      longWays.push({ source: "body", list: term, quality: quality.prefix });
  });
  return found;
}

interface NearWord {
  term: number;
  changes: number;
  count: number;
}

/** Words that were probably meant: much more frequent than the typed one. */
function addNear(
  { text, near }: PlanMaker,
  plan: WordPlan,
  { found, inLong, eager }: { found: number; inLong: boolean; eager: boolean },
) {
  const { word } = plan;
  const most = /\d/.test(word.typed) ? 0 : typosAllowed(word.letters);
  if (most === 0) return;
  const inTexts = word.term < 0 ? 0 : text.bodies.count(word.term);
  const known = eager ? found : found + inTexts;
  const fewest = Math.max(1, known * (eager ? 1 : 20), inLong ? 2 : 1);
  const candidates: NearWord[] = [];
  const consider = (term: number, changes: number) => {
    const count = text.headCounts[term]! + Math.floor(text.bodies.count(term) / 50);
    if (count >= fewest) candidates.push({ term, changes, count });
  };
  near.each(word.bytes, { length: word.length, most }, consider);
  if (candidates.length === 0 && word.open && found === 0)
    near.eachBeginning(word.bytes, { length: word.length, most: 1 }, (term) => consider(term, 1));
  candidates.sort((a, b) => a.changes - b.changes || b.count - a.count || alphabetically(text, a, b));
  const [best] = candidates;
  if (!best) return;
  const isUnknown = found === 0 && !inLong;
  for (const { term, changes, count } of candidates.slice(0, mostNear)) {
    if (changes > best.changes && count < best.count) continue;
    const near = changes === 1 ? quality.nearOne : quality.nearTwo;
    const worth = isUnknown && term === best.term ? quality.meant : near;
    plan.ways.push({ source: "head", list: term, quality: worth });
    if (!word.short) plan.ways.push({ source: "body", list: term, quality: worth });
  }
  plan.meant = best.term;
  if (isUnknown) plan.correction = text.terms.get(best.term);
}

/** Words have other numbers in each process, as they came to it in another order. */
function alphabetically({ terms }: TextIndex, a: NearWord, b: NearWord): number {
  return terms.get(a.term) < terms.get(b.term) ? -1 : 1;
}

/** Ways over several words: concepts, "front end" for "frontend", and "frontend" for "front end". */
function addRows(maker: PlanMaker, words: WordPlan[], row: QueryWord[]) {
  const replaced = addConcepts(maker, words, row);
  words.forEach((plan, at) => {
    addJoined(maker, words.slice(at, at + mostJoined));
    addSplit(maker, plan);
  });
  for (const plan of replaced) {
    plan.ways = plan.ways.filter(({ source }) => source === "row");
    plan.spare = [];
    plan.correction = null;
    plan.meant = null;
  }
}

/** Concepts among all words, those of no weight too; the words that stand for their concept alone are told. */
function addConcepts({ text }: PlanMaker, words: WordPlan[], row: QueryWord[]): Set<WordPlan> {
  const plans = row.map(({ term, typed }) =>
    words.find(({ word }) => word.term === term && (term >= 0 || word.typed === typed)),
  );
  const terms = row.map(({ term }, at) => plans[at]?.meant ?? term);
  const replaced = new Set<WordPlan>();
  for (let at = 0; at < row.length; at++)
    text.concepts.typed(terms, at, ({ concept, words: { length }, instead, near }) => {
      const list = text.findConcept(concept);
      const covered = plans.slice(at, at + length).filter((plan) => plan !== undefined);
      for (const each of covered) pushRow(each.ways, list, near ? quality.near : quality.concept);
      if (list < 0) return;
      for (const each of covered)
        if (instead || (each.meant === null && text.headCounts[each.word.term] === 0)) replaced.add(each);
      covered[0]?.marks.push(...text.concepts.wordsOf(concept));
    });
  return replaced;
}
