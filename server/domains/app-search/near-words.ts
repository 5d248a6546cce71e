import { typosAllowed } from "#server/search-engine/index.ts";
import { wordsOf } from "#server/database/matching-words.ts";

/** What may have been meant: each word that no text holds, replaced by the nearest one that some text does. */
export function meantWords(words: readonly string[], texts: readonly string[]): string[] | null {
  const known = new Set(texts.flatMap(wordsOf));
  const meant = words.map((word) =>
    [...known].some((each) => each.includes(word)) ? word : nearest(word, known),
  );
  if (meant.includes(null) || meant.every((word, at) => word === words[at])) return null;
  return meant as string[];
}

/** The known word, or its beginning, that takes the fewest changes; none beyond what a typo may be. */
function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let fewest = typosAllowed(word.length) + 1;
  for (const each of known) {
    if (each.length < word.length - fewest) continue;
    const changes = changesTo(word, each, fewest);
    if (changes >= fewest) continue;
    fewest = changes;
    best = each;
  }
  return best;
}

/** Changes from a word to another or to its beginning: letters added, left out, wrong, or two in the wrong order. */
export function changesTo(word: string, other: string, most: number): number {
  const width = Math.min(other.length, word.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= width; j += 1) {
      const wrong = word[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + wrong);
      if (i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}
