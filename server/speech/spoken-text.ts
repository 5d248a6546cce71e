import { sentencesOf } from "#server/quoting/sentences.ts";

const longest = 240;

/** How signs are said, in the order they are replaced. */
const said: readonly [RegExp, string][] = [
  [/https?:\/\/(?:www\.)?([\w.-]+)\S*/gi, "$1"],
  [/[‘’]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/…/g, "."],
  [/(?<=\dk?)[–—](?=[\d$€£])/gi, " to "],
  [/\s*[–—]\s*/g, ", "],
  [/([$€£])\s?(\d[\d,]*(?:\.\d+)?)\s?k\b/gi, "$1$2,000"],
  [/\b(\d+)k\b/gi, "$1 thousand"],
  [/€\s?(\d[\d,.]*\d|\d)/g, "$1 euros"],
  [/£\s?(\d[\d,.]*\d|\d)/g, "$1 pounds"],
  [/\bC\+\+/g, "C plus plus"],
  [/\b([CF])#/g, "$1 sharp"],
  [/%/g, " percent"],
  [/&/g, " and "],
  [/[•·|]/g, ", "],
];

/** The text as it is spoken, in portions of a sentence or a part of a long one; none where nothing can be said. */
export function portionsOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    cut(spoken(sentence)).filter((each) => /[a-z0-9]/i.test(each)),
  );
}

/** In letters that the voices know: accents fall, other scripts and pictures are left out. */
function spoken(text: string): string {
  let words = text;
  for (const [sign, way] of said) words = words.replace(sign, way);
  return words
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Long sentences end where they can be breathed: at a comma, otherwise between two words. */
function cut(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest);
  const comma = Math.max(head.lastIndexOf(", "), head.lastIndexOf("; "), head.lastIndexOf(": "));
  const at = comma > longest / 3 ? comma + 1 : head.lastIndexOf(" ");
  const end = at > 0 ? at : longest;
  return [sentence.slice(0, end).trim(), ...cut(sentence.slice(end).trim())];
}
