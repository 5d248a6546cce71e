import { lettersLacking } from "#shared/words/letters-lacking.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { drawnLetters } from "./drawn-letters.data.ts";

const mostNamed = 6;
const ranges = drawnLetters.split(" ").map((range) => {
  const [first = "", last = first] = range.split("-");
  return [parseInt(first, 16), parseInt(last, 16)] as const;
});

/** Whether the font of the pictures has a glyph for this code point, in each of its weights. */
export const isInPictures = (codePoint: number) =>
  ranges.some(([first, last]) => first <= codePoint && codePoint <= last);

const lettersNotDrawn = (words: string) => lettersLacking(words, isInPictures);
export const canBeDrawn = (words: string) => lettersNotDrawn(words).length === 0;

/** The characters a picture can’t show, quoted: “★”, “東” and 3 more. */
export function nameNotDrawn(words: string) {
  const lacking = lettersNotDrawn(words);
  const named = lacking.slice(0, lacking.length > mostNamed ? mostNamed - 1 : mostNamed);
  const more = lacking.length - named.length;
  return sentenceList([...named.map((each) => `“${each}”`), ...(more > 0 ? [`${more} more`] : [])]);
}

export function notDrawn(words: string) {
  return `Replace ${nameNotDrawn(words)}: the picture can’t show ${lettersNotDrawn(words).length > 1 ? "them" : "it"}`;
}
