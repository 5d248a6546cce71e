import { occupationNouns } from "./occupation-words.ts";
import { skillByName } from "./skills.ts";
import { slipsBetween } from "./suggest-words.ts";
import { commonTitles } from "./titles.ts";
import { isMeant } from "./word-meaning.ts";

const fewestLetters = 5;
const longWord = 8;
/** A word that stands in so many titles is one that people mean. */
const severalTitles = 20;
/** One that stands in so many is meant even where the typed word means something elsewhere. */
const manyTitles = 300;

interface Vocabulary {
  /** In how many titles each word stands. */
  counts: ReadonlyMap<string, number>;
  /** Words that are often meant, by their first letter. */
  common: ReadonlyMap<string, string[]>;
}
let known: Vocabulary | undefined;
const remembered = new Map<string, string | null>();
const mostRemembered = 5000;

/** The word of a title that a mistyped one was meant as: "manger" is "manager"; null for what is right or unlike any. */
export function spelledTitleWord(typed: string): string | null {
  const word = typed.toLowerCase();
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const found = spell(word);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(word, found);
  return found;
}

function spell(word: string): string | null {
  if (word.length < fewestLetters || !/^\p{L}+$/u.test(word)) return null;
  const { counts, common } = (known ??= readVocabulary());
  if (counts.has(word) || counts.has(singular(word)) || skillByName(word)) return null;
  const means = isMeant(word);
  const most = word.length >= longWord && !means ? 2 : 1;
  // A word near one of a language whose words are not known may be a right word of another: “chemie” is no Polish “chemik”.
  const near = [...new Set([word[0]!, word[1]!])]
    .flatMap((first) => common.get(first) ?? [])
    .flatMap((other) => {
      const slips = slipsBetween(word, other, most)?.whole ?? Infinity;
      const isLikely = !means || counts.get(other)! >= manyTitles;
      // "Speechfy" has more letters than "speech": a name rather than a slip.
      const isLonger = slips > 1 && word.startsWith(other);
      return slips <= most && isLikely && !isLonger && isMeant(other) ? [{ other, slips }] : [];
    });
  const [best] = near.toSorted(
    (a, b) => a.slips - b.slips || (counts.get(b.other) ?? 0) - (counts.get(a.other) ?? 0),
  );
  return best?.other ?? null;
}

function singular(word: string): string {
  return word.replace(/(?:e?s)$/, "");
}

function readVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  for (const { title } of commonTitles())
    for (const word of title.toLowerCase().match(/\p{L}+/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const noun of occupationNouns()) counts.set(noun, Math.max(severalTitles, counts.get(noun) ?? 0));
  const often = [...counts].flatMap(([word, count]) =>
    count >= severalTitles && word.length >= fewestLetters ? [word] : [],
  );
  return { counts, common: Map.groupBy(often, (word) => word[0]!) };
}
