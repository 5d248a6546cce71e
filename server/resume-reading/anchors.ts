import { titleLikeness, withoutPlace } from "./entry-words.ts";
import { findDate, findRange, withoutDates, type DateRange } from "./dates.ts";
import type { Line } from "./types.ts";

export interface Anchor {
  at: number;
  range: DateRange;
  rest: string[];
}

const dateLabel = /^(?:period|duration|dates?|timeline|time ?frame|tenure)\s*[:–-]?$/i;

/** "2021–" beside its job, as in a table: a span that has a cell to itself. */
function spanOfCell({ cells, text, bullet }: Line): DateRange | null {
  if (bullet) return null;
  for (const cell of cells) {
    const range = withoutDates(cell) === "" ? findRange(cell) : null;
    const from = text.indexOf(cell);
    if (range) return { ...range, from: from + range.from, to: from + range.to };
  }
  return null;
}

/** "Jan 2021 - Baker, Crust & Co": a date and a dash before the job, and no second date. */
export function openAtStart({ text, bullet }: Line): DateRange | null {
  const date = bullet ? null : findDate(text);
  const dash = date?.from === 0 ? /^\s*[-–—]\s+(?=\p{Lu})/u.exec(text.slice(date.to)) : null;
  return dash && { start: date!.date, end: null, current: true, from: 0, to: date!.to + dash[0].length };
}

/** A date that has a line or a cell to itself: a job of one year, or one month. */
function loneDate({ cells, bullet, text }: Line): DateRange | null {
  const own = bullet
    ? undefined
    : cells.find(
        (cell) =>
          findDate(cell) !== null &&
          withoutDates(cell)
            .replace(/\([^()]*\)/g, "")
            .trim() === "",
      );
  const date = own === undefined ? null : findDate(own);
  if (!date || (cells.length > 1 && own !== cells[0] && own !== cells.at(-1))) return null;
  const from = text.indexOf(own!) + date.from;
  return { start: date.date, end: date.date, current: false, from, to: from + date.to - date.from };
}

const initials = /(?:^|\s)(?:\p{L}\.){1,4}\p{L}\.$/u;
const legalForm =
  /\b(?:inc|ltd|co|corp|llc|pvt|sr|jr|no|s\.\s?[al]|gmbh|e\.\s?[kv]|kg|ag|b\.\s?v|n\.\s?v|ltda|lda|s\.\s?r\.\s?l|c\.\s?v|o\.\s?o|s\.\s?p\.\s?a|dr|mr|st)\.$/i;

/** The dot of a legal form or of initials ends no sentence. */
function endsSentence(text: string): boolean {
  return /[.!?]$/.test(text) && !initials.test(text) && !legalForm.test(text);
}

/** "Scientist I. Fennelgate Therapeutics, Boston. Jan 2023 –": a title and a company, each ended as a sentence is. */
function titleAndCompany(text: string): string[] | null {
  const [, title, company] = /^(\p{Lu}.{2,60}?)\.\s+(\p{Lu}.{2,60}?)\.$/u.exec(text) ?? [];
  const areTwo = title && company && endsSentence(`${title}.`) && titleLikeness(title) >= 0.5;
  return areTwo ? [title, company] : null;
}

/** A line that tells when: short, or with the date at its edge, and no sentence. */
export function anchorAt(line: Line, at: number): Anchor | null {
  const range = findRange(line.text) ?? spanOfCell(line) ?? openAtStart(line) ?? loneDate(line);
  if (!range) return null;
  if (range.from < 3 && !line.bullet && /^\.\s+\p{Lu}/u.test(line.text.slice(range.to)))
    return { at, range, rest: [] };
  const closed =
    range.to > line.text.length - 4 && !line.bullet ? titleAndCompany(withoutDates(line.text)) : null;
  if (closed) return { at, range, rest: closed };
  const rest = line.cells.map(withoutDates).filter((cell) => cell !== "" && !dateLabel.test(cell));
  const words = rest.join(" ").split(/\s+/).filter(Boolean).length;
  const edge =
    range.from < 3 ||
    range.to > line.text.length - 4 ||
    line.cells.length > 1 ||
    /^\s*[([|,]/.test(line.text.slice(range.to));
  const isTail = line.text.endsWith(".") && range.to > line.text.length - 2 && rest.length > 0;
  if (isTail && /\b(?:from|since)\s*$/i.test(line.text.slice(0, range.from))) return null;
  if (line.text.startsWith(":") || (line.bullet && (words > 8 || !edge))) return null;
  const hasDateCell = line.cells.length > 1 && rest.length < line.cells.length;
  if (words > 16 || (words > 9 && !edge)) return null;
  if (endsSentence(rest.at(-1) ?? "") && words > 5 && !hasDateCell) return null;
  if (/\b(?:from|between|during|in|since|of)$/i.test(line.text.slice(0, range.from).trim()) && words > 4)
    return null;
  return { at, range, rest };
}

/** What a line inside a job begins with: "Tools used: Excel". */
const detailLabel =
  /^(?:roles?|responsibilities|responsibility|description|duties|key |environment|technolog(?:y|ies)|tools?|software|skills|platforms?|databases?|operating systems?|domain|languages|utilities|methodolog(?:y|ies)|reporting to|project|client|team(?: size)?|tech stack|achievements|location|duration|period)\b(?:\s+(?:and\s+\w+|used|name|title|details|description)\b)?[^a-z]*(?::|$)/i;

/** The same in capitals without a colon: "INDUSTRY BANKING", "TEAM SIZE 20"; "CLIENT MANAGER" is a job. */
const capitalLabel =
  /^(?:INDUSTRY|CLIENT|DOMAIN|SECTOR|DURATION|TEAM SIZE|TOOLS USED|ENVIRONMENT|TECHNOLOGY|TECHNOLOGIES|PROJECT(?: TITLE| NAME)?)\s/;

/** "oracle - Bengaluru, Karnataka -": a name written small, with its place behind it. */
function isNamedPlace(text: string): boolean {
  return (
    text.split(/\s+/).length <= 7 && /\s[-–—|]/.test(text) && withoutPlace(text).split(/\s+/).length <= 3
  );
}

/** A last word so short may be an abbreviation: "Maple Grp." */
const shortLast = /(?:^|\s)\p{Lu}\p{L}{0,4}\.$/u;

/** A line that may head an entry: short, no bullet, no sentence. */
export function isHeading(line: Line | undefined, first = false): line is Line {
  if (!line || line.bullet || line.text.startsWith(":")) return false;
  const text = line.text;
  if (text.endsWith(";") || (endsSentence(text) && !shortLast.test(text))) return false;
  return (
    text.split(/\s+/).length <= 12 &&
    !detailLabel.test(text) &&
    !(capitalLabel.test(text) && titleLikeness(text) < 0.5) &&
    (first || !/^[a-z]/.test(text) || isNamedPlace(text)) &&
    /\p{L}/u.test(text)
  );
}
