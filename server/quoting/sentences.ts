const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
/** Behind these a full stop ends no sentence. */
const abbreviated = /(?:\b(?:e\.g|i\.e|etc|vs|no|dr|mr|mrs|ms|st|inc|ltd|approx)|\b\p{Lu})\.$/iu;
const bullet = /^[•●*▪◦‣–-]\s+/;

/** The sentences of a text word for word, in order; a line break ends one too. */
export function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => sentencesOfLine(line.trim().replace(bullet, "")));
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of segmenter.segment(line)) {
    open += segment;
    if (abbreviated.test(open.trimEnd())) continue;
    sentences.push(open.trim());
    open = "";
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== "");
}

/** The lines of a text that hold any words, with their place. */
export function wholeLines(lines: readonly string[]): { text: string; line: number }[] {
  return lines.flatMap((text, line) => (/\p{L}/u.test(text) ? [{ text: text.trim(), line }] : []));
}
