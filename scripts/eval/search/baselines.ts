import { bestOfWords, plainWords } from "../best-of-words.ts";
import type { Query } from "./read-queries.ts";
import type { FoundAd } from "../real/ad-sources.ts";

/** The postings a ranker shows for a query, best first; at most so many. */
export type Ranker = (query: string, searcher: Query["searcher"]) => string[] | Promise<string[]>;
export const deepest = 100;

/** What a search has to beat: BM25 over everything, BM25 over title, company and place, and all words somewhere. */
export function baselinesOf(ads: ReadonlyMap<string, FoundAd>): [string, Ranker][] {
  const ids = [...ads.keys()];
  const heads = [...ads.values()].map((ad) => [ad.title, ad.company, ad.location].join(" "));
  const texts = [...ads.values()].map(({ text }, at) => `${heads[at]} ${text ?? ""}`);
  const [overAll, overHeads] = [bestOfWords(texts), bestOfWords(heads)];
  const words = texts.map((text) => new Set(plainWords(text)));
  const best = (scores: Float32Array, may: (at: number) => boolean) =>
    ids
      .flatMap((id, at) => (scores[at]! > 0 && may(at) ? [{ id, score: scores[at]! }] : []))
      .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, deepest)
      .map(({ id }) => id);
  return [
    ["BM25", (query) => best(overAll(query), () => true)],
    ["BM25 of title, company and place", (query) => best(overHeads(query), () => true)],
    [
      "all words, by BM25",
      (query) => {
        const asked = plainWords(query);
        return best(overAll(query), (at) => asked.every((word) => words[at]!.has(word)));
      },
    ],
  ];
}
