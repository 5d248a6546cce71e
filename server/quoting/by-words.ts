import type { Surroundings, Words } from "./prepare.ts";

const saturation = 1.2;
const lengthWeight = 0.6;

/** How much of a question is said, by the rarity of its words: by the sentence itself (Okapi BM25) and by what stands around it. */
export type ByWords = Record<keyof Surroundings, number> & { own: number };

/** Compares the terms of a question with sentences and their surroundings. */
export function byWords(
  terms: readonly string[],
  sentences: readonly Pick<Words, "terms" | "around">[],
): ByWords[] {
  const rarity = new Map(terms.map((term) => [term, rarityOf(term, sentences)]));
  const all = [...rarity.values()].reduce((sum, each) => sum + each, 0) || 1;
  const usual = sentences.reduce((sum, { terms: { size } }) => sum + size, 0) / (sentences.length || 1);
  return sentences.map(({ terms: own, around }) => {
    const long = 1 - lengthWeight + lengthWeight * (own.size / usual);
    const share = (said: ReadonlySet<string>, weight = 1) =>
      terms.reduce((sum, term) => sum + (said.has(term) ? rarity.get(term)! * weight : 0), 0) / all;
    return {
      own: share(own, (saturation + 1) / (1 + saturation * long)),
      passage: share(around.passage),
      near: share(around.near),
      heading: share(around.heading),
      document: share(around.document),
    };
  });
}

function rarityOf(term: string, sentences: readonly Pick<Words, "terms" | "around">[]): number {
  const having = sentences.filter(({ terms }) => terms.has(term)).length;
  return Math.log(1 + (sentences.length - having + 0.5) / (having + 0.5));
}
