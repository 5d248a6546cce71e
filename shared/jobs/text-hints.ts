import { textOf } from "../words/text-of.ts";
import { inclusiveWords } from "./inclusive-words.data.ts";

export const textHintKinds = ["inclusive", "readability", "length", "pay"] as const;
/** What could be better in a job's text. */
export interface TextHint {
  kind: (typeof textHintKinds)[number];
  sentence: string;
  /** The words it is about; null where it is about the whole text. */
  found: string | null;
  /** What could stand there instead; null where nothing does. */
  instead: string | null;
}

const longSentence = 30;
const mostLongSentences = 3;
const fewestWords = 80;
const mostWords = 900;
const mostLines = 12;

/** Hints about a description, those that name words first. */
export function hintsFor(description: string, { paid }: { paid: boolean }): TextHint[] {
  const text = textOf(description.replace(/<\/(?:p|li|h\d|div|td)>|<br[^>]*>/gi, " \n ")).replace(
    /\s+/g,
    " ",
  );
  if (text === "") return [];
  return [
    ...inclusiveHints(text),
    ...longSentences(description),
    ...lengthHints(description, text),
    ...payHint(paid),
  ];
}

const patterns = inclusiveWords.map((word) => ({
  ...word,
  finds: new RegExp(String.raw`(?<![\p{L}\d-])(?:${word.pattern})(?![\p{L}\d-])`, "iu"),
}));

/** Each phrase once, in the order of the list. */
export function inclusiveHints(text: string): TextHint[] {
  return patterns.flatMap(({ finds, why, instead }) => {
    const found = finds.exec(text)?.[0];
    return found ? [{ kind: "inclusive" as const, sentence: `“${found}” ${why}.`, found, instead }] : [];
  });
}

function longSentences(description: string): TextHint[] {
  return sentencesOf(description)
    .map((sentence) => ({ sentence, words: sentence.split(/\s+/).length }))
    .filter(({ words }) => words > longSentence)
    .slice(0, mostLongSentences)
    .map(({ sentence, words }) => ({
      kind: "readability" as const,
      sentence: `This sentence has ${words} words. Split it, so that it is understood at once.`,
      found: sentence,
      instead: null,
    }));
}

/** The sentences of a description; the end of a paragraph or a line ends one. */
function sentencesOf(description: string): string[] {
  return description
    .split(/<\/?(?:p|li|h\d|div|ul|ol|br|td)[^>]*>/i)
    .flatMap((block) => textOf(block).split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((sentence) => sentence !== "");
}

function lengthHints(description: string, text: string): TextHint[] {
  const words = text.split(" ").length;
  const lines = description.match(/<li[\s>]/gi)?.length ?? 0;
  const hint = (sentence: string): TextHint => ({ kind: "length", sentence, found: null, instead: null });
  return [
    ...(words < fewestWords
      ? [hint(`The text has ${words} words. Say what the person will do and what you offer.`)]
      : []),
    ...(words > mostWords ? [hint(`The text has ${words} words. Most people stop reading earlier.`)] : []),
    ...(lines > mostLines * 2
      ? [hint(`The lists have ${lines} lines. Keep what is needed from the first day.`)]
      : []),
  ];
}

function payHint(paid: boolean): TextHint[] {
  if (paid) return [];
  const sentence =
    "There is no pay yet. Jobs with a salary range get more applications, and many places require one.";
  return [{ kind: "pay", sentence, found: null, instead: null }];
}
