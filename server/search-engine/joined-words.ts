import type { PlanMaker, WordPlan } from "./plan.ts";
import { quality } from "./qualities.ts";
import { hashBytes } from "./string-table.ts";
import type { TextIndex } from "./text-index.ts";
import { pairOf, pushRow } from "./ways.ts";

/** So many words of a query may be one in a document. */
export const mostJoined = 4;
const fewestBranchLetters = 5;
const fewestFreeLetters = 12;
const fewestNameLetters = 6;
const fewestRestLetters = 4;
/** A word in so many documents is one that people know. */
const fewestOfKnown = 10;
/** What follows a company's name where the two are written as one word, in the singular as terms are. */
const branches =
  "usa us uk inc llc ltd gmbh corp group global international europe emea apac australia canada india ireland japan germany france mexico brazil singapore careers jobs hq carreiras carrieres karriere empleos vagas talent campus university group holding"
    .split(" ")
    .flatMap((branch) => (branch.length > 4 ? [branch, branch.replace(/s$/, "")] : [branch]))
    .map((branch) => new TextEncoder().encode(branch));

/** "door dash" for "doordash", "front end" for "frontend": a name of several words may be written as one. */
export function addJoined(maker: PlanMaker, words: WordPlan[]) {
  for (let length = 1; length <= words.length; length++) {
    const covered = words.slice(0, length);
    for (const bytes of spellingsOf(maker, covered)) {
      if (length > 1) addWhole(maker, bytes, covered);
      if (bytes.length >= fewestBranchLetters) addBranches(maker, bytes, covered);
    }
  }
}

/** The letters as they were typed, and of the words that were probably meant: half a name may look like a slip. */
function spellingsOf({ text: { terms } }: PlanMaker, covered: WordPlan[]): Uint8Array[] {
  const typed = covered.flatMap(({ word }) => [...word.bytes]);
  if (covered.every(({ meant }) => meant === null)) return [new Uint8Array(typed)];
  const encoder = new TextEncoder();
  const likely = covered.flatMap(({ word, meant }) =>
    meant === null ? [...word.bytes] : [...encoder.encode(terms.get(meant))],
  );
  return [new Uint8Array(typed), new Uint8Array(likely)];
}

/** Names are rare: a word of many documents is not asked for as the beginning of one. */
function mayBeName({ text, documents }: PlanMaker, covered: WordPlan[]): boolean {
  const share = covered.length === 1 ? 500 : 100;
  return covered.some(({ word }) => word.term < 0 || text.headCounts[word.term]! * share <= documents);
}

/** The words as they are written together. */
function addWhole({ text }: PlanMaker, bytes: Uint8Array, covered: WordPlan[]) {
  const term = text.terms.findBytes(bytes, bytes.length, hashBytes(bytes, 0, bytes.length));
  if (term < 0 || !text.headCounts[term]) return;
  for (const plan of covered) plan.ways.push({ source: "head", list: term, quality: quality.joined });
}

/** Boards write a company as "acmeusa" or "acmecareers"; three words and more may be followed by anything. */
function addBranches(maker: PlanMaker, bytes: Uint8Array, covered: WordPlan[]) {
  const { text, sorted } = maker;
  const isRare = mayBeName(maker, covered);
  const free = isRare && covered.length > 2 && bytes.length >= fewestFreeLetters;
  const push = (term: number) => {
    if (!text.headCounts[term]) return;
    for (const plan of covered) plan.ways.push({ source: "head", list: term, quality: quality.branch });
  };
  if (free) return sorted.each(bytes, bytes.length, push);
  for (const branch of branches) {
    const whole = new Uint8Array([...bytes, ...branch]);
    const term = text.terms.findBytes(whole, whole.length, hashBytes(whole, 0, whole.length));
    if (term >= 0) push(term);
  }
  if (isRare && bytes.length >= fewestNameLetters)
    sorted.each(bytes, bytes.length, (term) => isNameAndWord(text, term, bytes.length) && push(term));
}

/** Whether what stands behind so many letters is a word that many know: "anduril" and "industries". */
function isNameAndWord({ terms, headCounts, bodies }: TextIndex, term: number, letters: number): boolean {
  const { bytes: all, starts } = terms;
  const rest = all.subarray(starts[term]! + letters, starts[term + 1]!);
  if (rest.length < fewestRestLetters) return false;
  const word = terms.findBytes(rest, rest.length, hashBytes(rest, 0, rest.length));
  return word >= 0 && (headCounts[word]! || 0) + bodies.count(word) >= fewestOfKnown;
}

/** "frontend" for "front end". */
export function addSplit(maker: PlanMaker, { word, ways, marks }: WordPlan) {
  const { terms } = maker.text;
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.bytes.subarray(0, at), word.bytes.subarray(at)];
    const one = terms.findBytes(first, first.length, hashBytes(first, 0, first.length));
    if (one < 0) continue;
    const two = terms.findBytes(second, second.length, hashBytes(second, 0, second.length));
    const pair = pairOf(maker.text, one, two);
    pushRow(ways, pair, quality.joined);
    if (pair >= 0) marks.push(one, two);
  }
}
