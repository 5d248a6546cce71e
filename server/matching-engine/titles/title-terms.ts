import { expandTitle, significantWords } from "#server/taxonomy/title-words.ts";

const shortest = 3;
const longest = 5;

/** The words that tell what the work is, in one spelling each. */
export function wordTerms(title: string): string[] {
  return significantWords(title);
}

/** Pieces of three to five letters of every word, so that "developer" and "development" share most of theirs. */
export function letterTerms(title: string): string[] {
  return expandTitle(title)
    .split(/[\s-]+/)
    .flatMap((word) => piecesOf(`^${word}$`));
}

function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  for (let length = shortest; length <= longest; length += 1) {
    for (let at = 0; at + length <= word.length; at += 1) pieces.push(word.slice(at, at + length));
  }
  return pieces;
}
