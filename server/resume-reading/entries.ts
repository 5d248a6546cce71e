import { anchorAt, openAtStart, type Anchor } from "./anchors.ts";
import { endsInMonth, findDate, findRange, withoutDates } from "./dates.ts";
import { asidesBehindDates, joinWrappedHeads } from "./heading-lines.ts";
import { shapesOf } from "./entry-shapes.ts";
import type { Line } from "./types.ts";

/** One dated stretch of a section: its heading lines and what follows. */
export interface Entry {
  head: string[];
  start: string | null;
  end: string | null;
  current: boolean;
  body: Line[];
}

/** Where most dates stand alone on their line, a date inside a text belongs to that text. */
function usualAnchors(anchors: Anchor[]): Anchor[] {
  const alone = anchors.filter(({ rest }) => rest.length === 0);
  return alone.length >= anchors.length * 0.6 ? alone : anchors;
}

/** Of several dates with a dash before their job none is open: each job has one date. */
function withoutManyOpen(anchors: Anchor[], lines: Line[]): Anchor[] {
  const isOpen = ({ at, range }: Anchor) =>
    range.current && lines[at]!.cells.length === 1 && openAtStart(lines[at]!) !== null;
  if (anchors.filter(isOpen).length < 2) return anchors;
  return anchors.map((anchor) =>
    isOpen(anchor)
      ? { ...anchor, range: { ...anchor.range, end: anchor.range.start, current: false } }
      : anchor,
  );
}

/** "Period: …" tells of a project inside a job, unless nothing else tells dates. */
const labelledDate = /^(?:period|duration|dates?|timeline|time ?frame)\b\s*[:–-]?/i;

const durationOnly =
  /^\(?(?:\d+\+?\s*(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|mois|años?|mes(?:es)?|anos?|mês|jaar|maand(?:en)?)\.?[\s,]*)+\)?$/i;

/** Dates set beside the text of an entry, at the page's edge, go up to the entry's heading. */
export function liftDates(lines: Line[]): Line[] {
  const lifted: Line[] = [];
  for (const line of lines) {
    const last = line.cells.at(-1) ?? "";
    if (durationOnly.test(line.text)) continue;
    const beside =
      line.cells.length > 1 &&
      (durationOnly.test(last) || (line.bullet && findDate(last) !== null && withoutDates(last) === ""));
    if (!beside) {
      lifted.push(line);
      continue;
    }
    const cells = line.cells.slice(0, -1);
    const owner = lifted.findLastIndex(
      (other, at) => at >= lifted.length - 3 && !other.bullet && findDate(other.text) === null,
    );
    if (owner >= 0 && !durationOnly.test(last))
      lifted[owner] = {
        ...lifted[owner]!,
        text: `${lifted[owner]!.text} ${last}`,
        cells: [...lifted[owner]!.cells, last],
      };
    lifted.push({ ...line, cells, text: cells.join(" ") });
  }
  return lifted;
}

/** "… Senior Engineer for Acme from February" goes on with its year, "Lead (2011 – 2013), Developer" with its span in the next line. */
function goesOnWithDate(before: Line | undefined, line: Line): boolean {
  if (!before || before.text.split(/\s+/).length < 5) return false;
  const brackets = /\(([^()]*)\)/.exec(before.text)?.[1];
  if (line.text.startsWith("(") && brackets && findRange(brackets)) return true;
  return (
    /\s(?:from|since|between|until|von|seit|depuis|desde|vanaf)$/i.test(before.text) ||
    endsInMonth(before.text)
  );
}

/** The entries of a section that tells its dates, and the lines before the first; null where it tells none. */
export function entriesOf(written: Line[]): { before: Line[]; entries: Entry[] } | null {
  const told = liftDates(joinWrappedHeads(written)).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const lines = asidesBehindDates(told);
  const all = lines.flatMap((line, at) =>
    goesOnWithDate(lines[at - 1], line) ? [] : (anchorAt(line, at) ?? []),
  );
  const plain = all.filter(({ at }) => !labelledDate.test(lines[at]!.text));
  const anchors = withoutManyOpen(usualAnchors(plain.length > 0 ? plain : all), lines);
  if (anchors.length === 0) return null;
  const shapes = shapesOf(lines, anchors);
  const spans = anchors.map((anchor, index) => ({
    anchor,
    from: anchor.at - shapes[index]!.up,
    to: anchor.at + shapes[index]!.down,
  }));
  const entries = spans.map(({ from, to, anchor }, index) => {
    const head = lines
      .slice(from, to + 1)
      .flatMap((line, at) => (from + at === anchor.at ? anchor.rest : line.cells));
    const { start, end, current } = anchor.range;
    const until = spans[index + 1]?.from ?? lines.length;
    return {
      head: head.filter((cell) => cell !== ""),
      start,
      end,
      current,
      body: lines.slice(to + 1, until),
    };
  });
  return { before: lines.slice(0, spans[0]!.from), entries };
}
