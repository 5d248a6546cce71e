import { charactersLacking } from "#shared/words/characters-lacking.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { drawnCharacters } from "./drawn-characters.data.ts";

const mostNamed = 6;
const ranges = drawnCharacters.split(" ").map((range) => {
  const [first = "", last = first] = range.split("-");
  return [parseInt(first, 16), parseInt(last, 16)] as const;
});

/** Whether the font of the pictures has a glyph for this code point, in each of its weights. */
export const isInPictures = (codePoint: number) =>
  ranges.some(([first, last]) => first <= codePoint && codePoint <= last);

const charactersNotDrawn = (words: string) => charactersLacking(words, isInPictures);
export const canBeDrawn = (words: string) => charactersNotDrawn(words).length === 0;

/** The characters a picture can’t show, quoted: “★”, “東” and 3 more. */
export function nameNotDrawn(words: string) {
  const lacking = charactersNotDrawn(words);
  const named = lacking.slice(0, lacking.length > mostNamed ? mostNamed - 1 : mostNamed);
  const more = lacking.length - named.length;
  return sentenceList([...named.map((each) => `“${each}”`), ...(more > 0 ? [`${more} more`] : [])]);
}

export function notDrawn(words: string) {
  return `Replace ${nameNotDrawn(words)}: the picture can’t show ${charactersNotDrawn(words).length > 1 ? "them" : "it"}`;
}

const says = /[\p{L}\p{N}]/u;
const loose = /^[^\p{L}\p{N}]+\s|\s[^\p{L}\p{N}]+$/gu;
/** The words without characters the picture can’t show, and without punctuation left alone at an end; empty if no letter or number is left. */
export function whatIsDrawn(words: string) {
  const lacking = charactersNotDrawn(words);
  if (lacking.length === 0) return words;
  // The longest first: a short one may be a part of it.
  const shown = lacking
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, each) => left.replaceAll(each, ""), words.normalize("NFC"))
    .replace(/\s+/g, " ")
    .replace(loose, "")
    .trim();
  return says.test(shown) ? shown : "";
}
