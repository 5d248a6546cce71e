import { findDate, findRange, withoutDates } from "./dates.ts";
import { isPlace } from "./entry-words.ts";
import type { Line } from "./types.ts";

/** A line that tells a date in a cell of its own and was full: its name goes on in the next, short line. */
function goesOnBelow(line: Line, next: Line | undefined): next is Line {
  const last = line.cells.at(-1) ?? "";
  return (
    line.wraps === true &&
    line.cells.length === 2 &&
    findDate(last) !== null &&
    withoutDates(last) === "" &&
    next !== undefined &&
    !next.bullet &&
    next.cells.length === 1 &&
    next.style === line.style &&
    next.text.split(/\s+/).length <= 4 &&
    findDate(next.text) === null &&
    line.text.length > next.text.length * 2
  );
}

/** "Escola Superior de Saúde da": no name ends so, in capitals or with large words. */
function endsOpen({ text, bullet }: Line): boolean {
  return (
    !bullet &&
    /\p{Lu}\p{L}+ (?:da|do|das|dos|de la|del|della|du|des|der|of the|van de|van het)$/u.test(text) &&
    text.split(/\s+/).length > 4
  );
}

function withMore(line: Line, more: string): Line {
  const cells = [...line.cells.slice(0, -1), `${line.cells.at(-1)} ${more}`];
  return { ...line, text: cells.join(" "), cells };
}

/** Names that had no room beside their date, whole again. */
export function joinWrappedHeads(lines: Line[]): Line[] {
  return lines.reduce<Line[]>((kept, line) => {
    const last = kept.at(-1);
    if (last && endsOpen(last) && !line.bullet && line.cells.length === 1)
      return [...kept.slice(0, -1), withMore(last, line.text)];
    if (!last || !goesOnBelow(last, line)) return [...kept, line];
    const [name = "", date = ""] = last.cells;
    const cells = [`${name} ${line.text}`, date];
    return [...kept.slice(0, -1), { ...last, text: cells.join(" "), cells, wraps: line.wraps === true }];
  }, []);
}

const label = /^\p{Lu}[\p{L} /-]{1,30}:\s/u;

/** "Series: 0346 Grade: GS-11" or an address: it stands in a heading and names neither job nor employer. */
function saysAside(line: Line): boolean {
  const { text } = line;
  return (label.test(text) && findRange(text) === null) || /\b[A-Z]{2} \d{5}\b/.test(text) || isPlace(text);
}

const mostAbove = 6;

/** What stands between an entry's name, set otherwise than the text, and its date goes behind the date. */
export function asidesBehindDates(lines: Line[]): Line[] {
  const sorted = [...lines];
  for (let at = 2; at < sorted.length; at++) {
    const line = sorted[at]!;
    if (line.bullet || findRange(line.text) === null || withoutDates(line.text) !== "") continue;
    const name = sorted.findLastIndex(
      ({ style, bullet }, other) => other < at && other >= at - mostAbove && !bullet && style !== line.style,
    );
    const between = name < 0 ? [] : sorted.slice(name + 1, at);
    const asides = between.filter(saysAside);
    if (asides.length === 0 || between.some((other) => other.bullet || other.text.split(/\s+/).length > 10))
      continue;
    const rest = between.filter((other) => !asides.includes(other));
    sorted.splice(name + 1, between.length + 1, ...rest, line, ...asides);
  }
  return sorted;
}
