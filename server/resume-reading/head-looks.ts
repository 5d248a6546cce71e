import { sectionOf } from "./heads.ts";
import type { Line } from "./types.ts";

/** How a resume sets the heads of its parts. */
export interface HeadLooks {
  /** Set like the heads whose words are known. */
  isHead(line: Line): boolean;
  /** Set like the running text, where heads are set otherwise: a word of the text, whatever it means. */
  isText(line: Line): boolean;
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function lookOf({ style, cells: [first = ""] }: Line): string {
  return `${style}|${isCapitals(first)}`;
}

/** Short, first on its line, and neither a sentence, a date nor an address. */
function mayHead({ cells: [text = ""], bullet }: Line): boolean {
  return (
    !bullet &&
    text.length <= 44 &&
    text.split(/\s+/).length <= 6 &&
    /\p{L}{2}/u.test(text) &&
    !/\d|@|[.,;!?]$/.test(text)
  );
}

/** Whether a short line has words that head a section, in small capitals too. */
function isKnown({ cells: [text = ""] }: Line): boolean {
  return sectionOf(text.charAt(0).toUpperCase() + text.slice(1)) !== null;
}

function counted(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The style that most of the text is written in. */
function textStyle(lines: Line[]): string {
  const letters = new Map<string, number>();
  for (const { style, text } of lines) letters.set(style, (letters.get(style) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

/** Of several words that head a section, or with a colon behind it, a head is one however it is set. */
function isOneWord({ cells: [first = ""] }: Line): boolean {
  return !/\s\S|:$/.test(first.trim());
}

/** What the heads with known words look like tells the other heads and the words that are none. */
export function headLooksOf(lines: Line[]): HeadLooks {
  const single = lines.filter(mayHead);
  const known = counted(single.filter(isKnown).map(lookOf));
  const all = counted(single.map(lookOf));
  const usual = textStyle(lines);
  const stands = (line: Line) => line.style !== usual || isCapitals(line.cells[0] ?? "");
  const ofHeads = [...known].filter(([look, count]) => count > 1 && count >= all.get(look)! * 0.5);
  const looks = new Set(ofHeads.map(([look]) => look));
  const set = ofHeads
    .filter(([look]) => look !== `${usual}|false`)
    .reduce((sum, [, count]) => sum + count, 0);
  return {
    isHead: (line) =>
      mayHead(line) &&
      (isKnown(line) || /^[^\p{L}]*\p{Lu}/u.test(line.text)) &&
      stands(line) &&
      looks.has(lookOf(line)),
    isText: (line) => line.style !== "" && set > 2 && !stands(line) && isOneWord(line),
  };
}
