import { isHeading } from "./anchors.ts";
import { findDate, findRange, withoutDates } from "./dates.ts";
import { liftDates } from "./entries.ts";
import { withFontCells } from "./font-cells.ts";
import { formEntries, type FormEntry } from "./form-entries.ts";
import { joinWrappedHeads } from "./heading-lines.ts";
import { withoutPlace } from "./entry-words.ts";
import { piecesOf, schoolLikeness, schoolOf, type StudyPiece } from "./study-pieces.ts";
import { degreeAndField } from "./study-words.ts";
import type { Line, Study } from "./types.ts";

/** Schools and degrees in order, from a form or from what stands around each date. */
export function readEducation(written: Line[]): Study[] {
  const lines = withFontCells(written);
  const form = formEntries(lines, ["degree"]);
  if (form?.some(({ told }) => told.school ?? told.board)) return form.map(studyOfForm);
  return entriesOf(joinWrappedHeads(liftDates(lines))).flatMap((entry) => studyOf(entry) ?? []);
}

function studyOfForm({ told, range: { start, end } }: FormEntry): Study {
  const { degree, field } = degreeAndField(told.degree!);
  const school = told.school ?? told.board ?? null;
  return { school: school && withoutPlace(school), degree, field: field ?? told.field ?? null, start, end };
}

function datesOf(text: string): { start: string | null; end: string | null } {
  const range = findRange(text);
  if (range) return { start: range.start, end: range.end };
  return { start: null, end: findDate(text)?.date ?? null };
}

/** A line that tells when a study was: a date, and no sentence. */
function tellsWhen({ text, bullet }: Line): boolean {
  return findDate(text) !== null && !bullet && withoutDates(text).split(/\s+/).length <= 20;
}

function kindsOf(entry: readonly Line[]): { schools: number; degrees: number } {
  const found = entry.map((line, at) => piecesOf(line, at).map(({ kind }) => kind));
  return {
    schools: found.filter((kinds) => kinds.includes("school")).length,
    degrees: found.filter((kinds) => kinds.includes("degree")).length,
  };
}

/** How well lines read as one study: a school and a degree, each once. */
function entryScore(entry: readonly Line[]): number {
  const { schools, degrees } = kindsOf(entry);
  const once = (count: number) => (count === 0 ? 0 : 1.6 - count * 0.6);
  return once(schools) + once(degrees);
}

/** The lines parted at so many lines above each date. */
function partedAbove(lines: Line[], dated: readonly number[], up: number): Line[][] {
  const starts = dated.map((at, index) => Math.max(at - up, index === 0 ? 0 : dated[index - 1]! + 1));
  const before = lines.slice(0, starts[0]);
  return [
    ...(before.length > 0 ? [before] : []),
    ...starts.map((start, index) => lines.slice(start, starts[index + 1])),
  ];
}

/** A second school or degree begins the next study. */
function partedByRepeats(lines: Line[]): Line[][] {
  const entries: { lines: Line[]; kinds: Set<string> }[] = [];
  for (const [at, line] of lines.entries()) {
    const kinds = piecesOf(line, at)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== "other");
    const open = entries.at(-1);
    if (!open || kinds.some((kind) => open.kinds.has(kind)))
      entries.push({ lines: [line], kinds: new Set(kinds) });
    else {
      open.lines.push(line);
      for (const kind of kinds) open.kinds.add(kind);
    }
  }
  return entries.map((entry) => entry.lines);
}

/** Each study's lines: as many above its date as read best for all of them together. */
function entriesOf(lines: Line[]): Line[][] {
  const dated = lines.flatMap((line, at) => (tellsWhen(line) ? [at] : []));
  if (dated.length === 0) return partedByRepeats(lines);
  const ways = [0, 1, 2, 3].map((up) => partedAbove(lines, dated, up));
  const scored = ways.map((entries, up) => ({
    entries,
    score:
      entries.reduce((sum, entry) => sum + entryScore(entry), 0) -
      up * 0.05 -
      (entries.length - dated.length) * 0.5,
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.entries.flatMap((entry) => {
    const { schools, degrees } = kindsOf(entry);
    return schools > 1 && degrees > 1 ? partedByRepeats(entry) : [entry];
  });
}

/** The degree with the fields told behind it, up to a school. */
function withFields(degree: StudyPiece, pieces: StudyPiece[]): { degree: string; field: string | null } {
  const told = degreeAndField(degree.text);
  const next = pieces[pieces.indexOf(degree) + 1];
  const isField =
    next?.kind === "other" && !next.own && next.at === degree.at && next.text.split(/\s+/).length <= 6;
  return { degree: told.degree, field: told.field ?? (isField ? next.text : null) };
}

/** The school among pieces that no word tells: what sounds most like one, on a line or behind a mark of its own. */
function unlistedSchool(pieces: StudyPiece[], degree: StudyPiece | undefined): StudyPiece | undefined {
  const others = pieces.filter(
    (piece) =>
      piece.kind === "other" &&
      piece.text.split(/\s+/).length <= 9 &&
      (piece.own || /^\p{Lu}{3}/u.test(piece.text)),
  );
  const likely = others.filter(
    (piece) => schoolLikeness(piece) > (degree && piece.at !== degree.at ? -1 : 0),
  );
  return likely.toSorted((a, b) => schoolLikeness(b) - schoolLikeness(a))[0];
}

/** What stands by itself, then what stands behind a comma. */
function ownFirst(pieces: StudyPiece[]): StudyPiece[] {
  return [...pieces.filter(({ own }) => own), ...pieces.filter(({ own }) => !own)];
}

const university = /universi|hochschule|hogeschool|polytech|politec|politéc/iu;

/** No sentence; a list may be of studies. */
function mayName(line: Line): boolean {
  return line.bullet || tellsWhen(line) || isHeading(line, true);
}

function studyOf(entry: Line[]): Study | null {
  const pieces = entry.flatMap((line, at) => (mayName(line) ? piecesOf(line, at) : []));
  const schools = pieces.filter(({ kind }) => kind === "school");
  const degree = pieces.find(({ kind }) => kind === "degree");
  const named = schools.find(({ text }) => university.test(text)) ?? schools[0];
  if (!named && !degree) return null;
  const school = named ?? unlistedSchool(pieces, degree);
  const unlisted =
    degree ??
    ownFirst(pieces).find(
      (piece) => piece !== school && piece.kind === "other" && piece.text.split(/\s+/).length <= 9,
    );
  const told = unlisted ? withFields(unlisted, pieces) : { degree: null, field: null };
  const dated = entry.find(tellsWhen);
  return {
    school: school ? schoolOf(school.text) : null,
    ...told,
    ...(dated ? datesOf(dated.text) : { start: null, end: null }),
  };
}
