import { isPlainWord } from "./terms.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
/** Behind these a full stop ends no sentence. */
const abbreviated = /\b(?:e\.g|i\.e|etc|vs|no|dr|mr|mrs|ms|st|inc|ltd|approx)\.$/iu;
/** The first letter of a name, unless a sentence begins behind it: "Hepatitis B. If you lack …". */
const initial = /(?<![\p{L}.])\p{Lu}\.$/u;
const bullet = /^[•●*▪◦‣–-]\s+/;

/** The sentences of a text word for word, in order; a line break ends one too. */
export function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => sentencesOfLine(line.trim().replace(bullet, "")));
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let open = "";
  const segments = [...segmenter.segment(line)].map(({ segment }) => segment);
  for (const [at, segment] of segments.entries()) {
    open += segment;
    if (isOpen(open.trimEnd(), segments[at + 1] ?? "")) continue;
    sentences.push(open.trim());
    open = "";
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== "");
}

function isOpen(begun: string, next: string): boolean {
  if (abbreviated.test(begun)) return true;
  const [word = ""] = /^[\p{L}’']+/u.exec(next) ?? [];
  return initial.test(begun) && !isPlainWord(word.toLowerCase());
}

/** The lines of a text that hold any words, with their place. */
export function wholeLines(lines: readonly string[]): { text: string; line: number }[] {
  return lines.flatMap((text, line) => (/\p{L}/u.test(text) ? [{ text: text.trim(), line }] : []));
}
