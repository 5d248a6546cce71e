import type { Hit, SearchQuery } from "#server/search-engine/index.ts";
import { isMeant, meaningLikeness, meaningOf, nearWords } from "#server/taxonomy/word-meaning.ts";
import type { ReadAsked } from "../reading/read-asked.ts";
import { wordsOf } from "../reading/title-in-words.ts";
import { nearTitle } from "./closeness.ts";
import type { Search } from "./found-steps.ts";

/** So many words near in meaning are looked for, and so many jobs of each are looked at. */
const [mostWords, mostOfAWord] = [40, 50];
/** How like the search a word has to be; chosen on the queries of docs/search.md that may be looked at. */
const likeWord = 0.4;
/** Shorter ones are initials and names, whose letters say nothing about what they mean. */
const fewestLetters = 6;
const knownShare = 0.75;

/** Jobs whose titles mean something near the words of a search, in any language: "petite enfance" for "crèche, école". */
export async function similarWork(
  search: Search,
  { words }: ReadAsked,
  query: Omit<SearchQuery, "text">,
): Promise<Hit[]> {
  if (!saysWhatItMeans(words)) return [];
  const about = meaningOf(words.text);
  const near = new Map<string, Hit>();
  for (const word of nearWords(about, { most: mostWords, least: likeWord }))
    for (const hit of await withWord(search, word, query))
      if (meaningLikeness(about, meaningOf(titleOf(hit))) >= nearTitle) near.set(hit.id, hit);
  return [...near.values()];
}

/** Whether enough of the words have a known meaning. */
function saysWhatItMeans({ text }: ReadAsked["words"]): boolean {
  const typed = wordsOf(text);
  const known = typed.filter(isMeant).length;
  return text.length >= fewestLetters && known >= typed.length * knownShare;
}

/** Jobs with a word in the title. */
async function withWord(search: Search, word: string, query: Omit<SearchQuery, "text">): Promise<Hit[]> {
  const { hits } = await search({
    ...query,
    text: word,
    shortOnly: [word],
    foremost: [word],
    typos: false,
    prefix: false,
    size: mostOfAWord,
  });
  return hits;
}

/** The title of a hit, for which it was asked. */
export function titleOf({ highlights }: Hit): string {
  return highlights["jobTitle"]?.[0]?.map(({ text }) => text).join("") ?? "";
}
