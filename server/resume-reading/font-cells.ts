import { withoutDates } from "./dates.ts";
import { titleLikeness } from "./entry-words.ts";
import type { Line } from "./types.ts";

const separatorBefore = /(?:[,;:|•·/–—-]|\s(?:at|bei|chez|presso|na|no|bij|en|in|,))$/u;
const separatorBehind = /^[,;|•·/–—(-]/u;

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && /\p{L}{3}/u.test(text);
}

/** Whether two texts in different fonts are two things: a mark stands between them, or both begin like names. */
function areTwo(first: string, second: string): boolean {
  if (/\([^)]*$/.test(first) || !/\p{L}{2}|\d{2}/u.test(second) || !/\p{L}{2}|\d{2}/u.test(first))
    return false;
  const place = /^,\s*(\p{Lu}[\p{L} .'’-]{2,28})\.?$/u.exec(second)?.[1];
  if (place && titleLikeness(first) < 0 && titleLikeness(place) <= 0.5) return false;
  if (separatorBefore.test(first) || separatorBehind.test(second) || isCapitals(first) !== isCapitals(second))
    return true;
  return /^[\p{Lu}\d]/u.test(second) && first.split(/\s+/).length > 1 && second.split(/\s+/).length > 1;
}

function bare(text: string): string {
  return text
    .replace(/^[\s,;:|•·/–—-]+|[\s,;|•·/–—-]+$/gu, "")
    .replace(/\s(?:at|bei|beim|chez|presso|bij|en|em|na|no)$/u, "");
}

/** The cells of a line taken apart where the font changes between two things; null where it does not. */
export function cellsByFont(cells: readonly string[][]): string[] | null {
  const taken = cells.flatMap((parts) =>
    parts
      .filter((part) => part !== "")
      .reduce<string[]>((kept, part) => {
        const last = kept.at(-1);
        if (last === undefined || areTwo(last, part)) return [...kept, part];
        return [...kept.slice(0, -1), `${last} ${part}`.replace(/ (?=[,.;:)])/gu, "")];
      }, []),
  );
  const named = taken.map(bare).filter((part) => part !== "");
  return named.length > cells.length && named.length <= cells.length + 3 ? named : null;
}

const longest = 14;

/** Short lines with their cells taken apart by font: a name in bold and what stands beside it. */
export function withFontCells(lines: Line[]): Line[] {
  return lines.map((line) => {
    const isShort = withoutDates(line.text).split(/\s+/).length <= longest;
    return line.byFont && isShort && !line.bullet ? { ...line, cells: line.byFont } : line;
  });
}
