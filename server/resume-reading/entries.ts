import { halves, isPlace, titleLikeness, withoutPlace } from "./entry-words.ts";
import { findDate, findRange, withoutDates, type DateRange } from "./dates.ts";
import type { Line } from "./types.ts";

/** One dated stretch of a section: its heading lines and what follows. */
export interface Entry {
  head: string[];
  start: string | null;
  end: string | null;
  current: boolean;
  body: Line[];
}

interface Anchor {
  at: number;
  range: DateRange;
  rest: string[];
}

const dateLabel = /^(?:period|duration|dates?|timeline|time ?frame|tenure)\s*[:–-]?$/i;

/** A line that tells when: short, or with the date at its edge, and no sentence. */
function anchorAt(line: Line, at: number): Anchor | null {
  const range = findRange(line.text);
  if (!range) return null;
  const rest = line.cells.map(withoutDates).filter((cell) => cell !== "" && !dateLabel.test(cell));
  const words = rest.join(" ").split(/\s+/).filter(Boolean).length;
  const edge =
    range.from < 3 ||
    range.to > line.text.length - 4 ||
    line.cells.length > 1 ||
    /^\s*[([|,]/.test(line.text.slice(range.to));
  if (line.text.startsWith(":") || (line.bullet && (words > 8 || !edge))) return null;
  if (words > 16 || (words > 9 && !edge) || (/[.!?]$/.test(rest.at(-1) ?? "") && words > 5)) return null;
  if (/\b(?:from|between|during|in|since|of)$/i.test(line.text.slice(0, range.from).trim()) && words > 4)
    return null;
  return { at, range, rest };
}

/** What a line inside a job begins with: "Tools used: Excel". */
const detailLabel =
  /^(?:roles?|responsibilities|responsibility|description|duties|key |environment|technolog(?:y|ies)|tools?|software|skills|platforms?|databases?|operating systems?|domain|languages|utilities|methodolog(?:y|ies)|reporting to|project|client|team(?: size)?|tech stack|achievements|location|duration|period)\b(?:\s+(?:and\s+\w+|used|name|title|details|description)\b)?[^a-z]*(?::|$)/i;

/** "oracle - Bengaluru, Karnataka -": a name written small, with its place behind it. */
function isNamedPlace(text: string): boolean {
  return (
    text.split(/\s+/).length <= 7 && /\s[-–—|]/.test(text) && withoutPlace(text).split(/\s+/).length <= 3
  );
}

/** A line that may head an entry: short, no bullet, no sentence. */
export function isHeading(line: Line | undefined, first = false): line is Line {
  if (!line || line.bullet || line.text.startsWith(":")) return false;
  const text = line.text;
  if (/[.!?;]$/.test(text) && !/\b(?:inc|ltd|co|corp|llc|pvt|sr|jr|no|s\.a|gmbh)\.$/i.test(text))
    return false;
  return (
    text.split(/\s+/).length <= 12 &&
    !detailLabel.test(text) &&
    (first || !/^[a-z]/.test(text) || isNamedPlace(text)) &&
    /\p{L}/u.test(text)
  );
}

/** "City Hospital" above "Nurse, Ward 3": the line above is the employer, so the comma parts no job from it. */
function employerAbove(lines: Line[], at: number, free: number): boolean {
  const above = lines[at - 1];
  if (
    at - 1 < free ||
    !isHeading(above) ||
    findDate(above.text) !== null ||
    titleLikeness(above.cells[0]!) > 0
  )
    return false;
  return at - 1 === 0 || lines[at - 2]!.bullet || at - 2 < free;
}

/** Heading lines just above a date, at most two, not taken from the entry before. */
function above(lines: Line[], at: number, from: number): number {
  let first = at;
  while (
    first > from &&
    at - first < 2 &&
    isHeading(lines[first - 1], first === 1) &&
    anchorAt(lines[first - 1]!, first - 1) === null
  )
    first--;
  return first;
}

function below(lines: Line[], at: number, until: number): number {
  let last = at;
  while (last + 1 < until && last - at < 1 && isHeading(lines[last + 1])) last++;
  if (last > at && last + 1 < until && isPlace(lines[last]!.text) && isHeading(lines[last + 1])) last++;
  return last;
}

/** Whether a section sets its dates on the first line of an entry, with the heading's other half below. */
function datesComeFirst(lines: Line[], anchors: Anchor[]): boolean {
  const first = anchors[0]!;
  if (first.at === 0) return true;
  const full = anchors.filter((anchor) => anchor.rest.length > 0).length > anchors.length / 2;
  if (!full) return false;
  const dated = new Set(anchors.map(({ at }) => at));
  const previous = anchors
    .slice(1)
    .filter(({ at }) => isHeading(lines[at - 1]) && (!isHeading(lines[at - 2]) || dated.has(at - 2)));
  return first.at > 1 || previous.length < (anchors.length - 1) / 2;
}

/** Where most dates stand alone on their line, a date inside a text belongs to that text. */
function usualAnchors(anchors: Anchor[]): Anchor[] {
  const alone = anchors.filter(({ rest }) => rest.length === 0);
  return alone.length >= anchors.length * 0.6 ? alone : anchors;
}

/** "Period: …" tells of a project inside a job, unless nothing else tells dates. */
const labelledDate = /^(?:period|duration|dates?|timeline|time ?frame)\b\s*[:–-]?/i;

const durationOnly = /^\(?(?:\d+\+?\s*(?:years?|yrs?|months?|mos?)\.?[\s,]*)+\)?$/i;

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

/** The entries of a section that tells its dates, and the lines before the first; null where it tells none. */
export function entriesOf(written: Line[]): { before: Line[]; entries: Entry[] } | null {
  const lines = liftDates(written);
  const all = lines.flatMap((line, at) => anchorAt(line, at) ?? []);
  const plain = all.filter(({ at }) => !labelledDate.test(lines[at]!.text));
  const anchors = usualAnchors(plain.length > 0 ? plain : all);
  if (anchors.length === 0) return null;
  const first = datesComeFirst(lines, anchors);
  const spans: { from: number; to: number; anchor: Anchor }[] = [];
  anchors.forEach((anchor, index) => {
    const free = spans.length === 0 ? 0 : spans.at(-1)!.to + 1;
    if (anchor.at < free) return;
    const next = anchors[index + 1]?.at ?? lines.length;
    const enough =
      (anchor.rest.length >= 2 || halves(anchor.rest[0] ?? "") !== null) &&
      !employerAbove(lines, anchor.at, free);
    const from = first || enough ? anchor.at : above(lines, anchor.at, free);
    const needsBelow = first ? !enough : from === anchor.at && !enough;
    const to = needsBelow
      ? below(lines, anchor.at, next) +
        (anchor.rest.length === 0 && isHeading(lines[anchor.at + 2]) && anchor.at + 2 < next ? 1 : 0)
      : anchor.at;
    spans.push({ from, to, anchor });
  });
  const entries = spans.map(({ from, to, anchor }, index) =>
    entryOf(lines, { from, to, anchor, until: spans[index + 1]?.from ?? lines.length }),
  );
  return { before: lines.slice(0, spans[0]!.from), entries };
}

/** A line above that holds both job and employer needs nothing of what stands beside the date. */
function entryOf(
  lines: Line[],
  { from, to, anchor, until }: { from: number; to: number; anchor: Anchor; until: number },
): Entry {
  const told = from < anchor.at && halves(lines[from]!.text) !== null;
  const head = lines
    .slice(from, to + 1)
    .flatMap((line, at) => (from + at === anchor.at ? (told ? [] : anchor.rest) : line.cells));
  const { start, end, current } = anchor.range;
  return { head: head.filter((cell) => cell !== ""), start, end, current, body: lines.slice(to + 1, until) };
}
