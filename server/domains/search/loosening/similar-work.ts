import type { Hit, SearchAnswer, SearchQuery } from "#server/search-engine/index.ts";
import { isMeant, meaningLikeness, meaningOf, nearWords } from "#server/taxonomy/word-meaning.ts";
import type { ReadAsked } from "../reading/read-asked.ts";
import { wordsOf } from "../reading/title-in-words.ts";

/** So many words near in meaning are looked for, and so many jobs of each are looked at. */
const [mostWords, mostOfAWord] = [40, 50];
/** How like the search a word and a title have to be; chosen on the queries of docs/search.md that may be looked at. */
const [likeWord, likeTitle] = [0.4, 0.3];
/** Shorter ones are initials and names, whose letters say nothing about what they mean. */
const fewestLetters = 6;
const knownShare = 0.75;

/**
 * Jobs whose titles mean something near the words of a search, in any language: "petite enfance" for "crèche, école".
 * The likest come first; what the search would rather not have, such as another place, comes later.
 */
export async function similarWork(
  search: (query: SearchQuery) => Promise<SearchAnswer>,
  { words }: ReadAsked,
  query: Omit<SearchQuery, "text">,
): Promise<Hit[]> {
  if (!saysWhatItMeans(words)) return [];
  const about = meaningOf(words.text);
  const likest = new Map<string, { hit: Hit; score: number }>();
  for (const word of nearWords(about, { most: mostWords, least: likeWord }))
    for (const { hit, share } of await withWord(search, word, query)) {
      const likeness = meaningLikeness(about, meaningOf(titleOf(hit)));
      const score = likeness * (0.5 + 0.5 * share);
      if (likeness >= likeTitle && score > (likest.get(hit.id)?.score ?? 0))
        likest.set(hit.id, { hit, score });
    }
  return [...likest.values()].toSorted((a, b) => b.score - a.score).map(({ hit }) => hit);
}

/** Whether enough of the words have a known meaning. */
function saysWhatItMeans({ text }: ReadAsked["words"]): boolean {
  const typed = wordsOf(text);
  const known = typed.filter(isMeant).length;
  return text.length >= fewestLetters && known >= typed.length * knownShare;
}

/** Jobs with a word in the title, each with its share of the score of the best. */
async function withWord(
  search: (query: SearchQuery) => Promise<SearchAnswer>,
  word: string,
  query: Omit<SearchQuery, "text">,
) {
  const { hits } = await search({
    ...query,
    text: word,
    shortOnly: [word],
    foremost: [word],
    typos: false,
    prefix: false,
    facets: [],
    offset: 0,
    size: mostOfAWord,
    highlight: ["jobTitle"],
  });
  return hits.map((hit) => ({ hit, share: hit.score / (hits[0]!.score || 1) }));
}

/** The title of a hit, for which it was asked. */
export function titleOf({ highlights }: Hit): string {
  return highlights["jobTitle"]?.[0]?.map(({ text }) => text).join("") ?? "";
}
