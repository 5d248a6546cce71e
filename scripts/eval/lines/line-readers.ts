import { cutText, type Span } from "#server/matching-engine/lines/cut-text.ts";
import { tokensOf } from "#server/matching-engine/lines/fold.ts";
import { labels, type LineLabel } from "#server/matching-engine/lines/line-context.ts";
import { readLines } from "#server/matching-engine/lines/read-lines.ts";
import { readAd } from "#server/matching-engine/ad-lines.ts";

/** Labels stretches of a text. */
export type LineReader = (text: string) => (Span & { label: LineLabel })[];

export const ours: LineReader = readLines;
export const alwaysMust: LineReader = (text) => [{ start: 0, end: text.length, label: "must" }];

/** Headings known by their words, as the product read advertisements before. */
export const byHeadings: LineReader = (text) => {
  let at = 0;
  const lines = text.split("\n").flatMap((written) => {
    const start = at;
    at += written.length + 1;
    return written.trim() === "" ? [] : [{ start, end: start + written.length, written: written.trim() }];
  });
  const read = readAd(lines.map(({ written }) => written));
  let next = 0;
  return lines.map(({ start, end, written }) => {
    // A heading is not among the lines that were read.
    const line = read[next];
    if (!line || !written.endsWith(line.text)) return { start, end, label: "other" };
    next++;
    return { start, end, label: line.part ?? "other" };
  });
};

/** A bag of words: naive Bayes over the lines of other advertisements. */
export function bagOfWords(known: readonly { text: string; label: LineLabel }[]): LineReader {
  const counts = new Map(labels.map((label) => [label, new Map<string, number>()]));
  const sizes = new Map(labels.map((label) => [label, 0]));
  const lines = new Map(labels.map((label) => [label, 1]));
  const words = new Set<string>();
  for (const { text, label } of known) {
    lines.set(label, lines.get(label)! + 1);
    for (const word of tokensOf(text)) {
      words.add(word);
      counts.get(label)!.set(word, (counts.get(label)!.get(word) ?? 0) + 1);
      sizes.set(label, sizes.get(label)! + 1);
    }
  }
  const chance = (text: string, label: LineLabel) =>
    tokensOf(text).reduce(
      (sum, word) =>
        sum + Math.log(((counts.get(label)!.get(word) ?? 0) + 0.5) / (sizes.get(label)! + words.size / 2)),
      Math.log(lines.get(label)!),
    );
  return (text) =>
    cutText(text).map((span) => {
      const own = text.slice(span.start, span.end);
      const [best] = labels.toSorted((a, b) => chance(own, b) - chance(own, a));
      return { ...span, label: best! };
    });
}
