import { findDate, findRange, withoutDates } from "./dates.ts";
import { labelKind } from "./entry-labels.ts";
import type { LabelKind } from "./entry-labels.data.ts";
import { sectionOf } from "./heads.ts";
import { lineOf, type Line } from "./types.ts";

/** A cell is the lines in it; empty cells keep their place. */
export type Cell = Line[];

function textOf(cell: Cell): string {
  return cell.map((line) => line.text).join(" ");
}

/** What each column holds, where the first row says so. */
function columnsOf(row: Cell[]): (LabelKind | null)[] | null {
  const kinds = row.map((cell) => labelKind(textOf(cell)));
  const named = row.filter((cell) => cell.length > 0).length;
  return named > 2 && kinds.filter((kind) => kind !== null).length >= Math.max(2, named * 0.6) ? kinds : null;
}

/** The lines of a table, row after row. */
export function linesOfTable(rows: Cell[][]): Line[] {
  const columns = rows.length > 1 ? columnsOf(rows[0]!) : null;
  return columns
    ? rows.slice(1).flatMap((row) => linesUnderHeads(row, columns, rows[0]!.map(textOf)))
    : rows.flatMap(linesOfRow);
}

const joins: readonly (LabelKind | null)[] = ["start", "end"];

/** A row below heads that name a job or a study is told as a form: each cell behind its head, two dates as one span. */
function linesUnderHeads(row: Cell[], columns: readonly (LabelKind | null)[], heads: string[]): Line[] {
  const isForm = ["title", "employer", "school", "degree"].some((kind) =>
    columns.includes(kind as LabelKind),
  );
  const cells = row.flatMap((cell, at) => {
    const kind = columns[at] ?? null;
    const text = textOf(cell);
    return text === "" || kind === "number" ? [] : [{ kind, cell, text, head: heads[at] ?? "" }];
  });
  if (!isForm) return linesOfRow(cells.map(({ cell }) => cell));
  const span = cells.filter(({ kind }) => joins.includes(kind)).map(({ text }) => text);
  return [
    ...cells.flatMap(({ kind, cell, text, head }) => {
      if (kind === null || kind === "detail") return cell;
      return joins.includes(kind) ? [] : [labelled(head, text, cell[0]!)];
    }),
    ...(span.length > 0
      ? [labelled("Period", span.join(" – "), row.find((cell) => cell.length > 0)![0]!)]
      : []),
  ];
}

function labelled(label: string, text: string, look: Line): Line {
  return { ...look, text: `${label} ${text}`, cells: [label, text], bullet: false };
}

/** More lines than a name, a place and a date take: a text or a column of the page. */
const longCell = 3;

/**
 * A row without heads: cells beside each other are one line where they are short; a long one goes on below it. Cells
 * with heads of their own, or two long ones, are columns, read one after the other.
 */
function linesOfRow(row: Cell[]): Line[] {
  const cells = row.filter((cell) => cell.length > 0);
  const long = cells.filter((cell) => cell.length > longCell).length;
  const isHeaded = cells.some((cell) => cell.some((line) => sectionOf(line.text) !== null));
  if (cells.length < 2 || isHeaded || long > 1 || cells.every((cell) => cell.length > 1)) return cells.flat();
  const short = cells.map((cell) => (cell.length <= longCell && isWhole(cell) ? [joined(cell)] : cell));
  const first = short.map((cell) => cell[0]!);
  const look = first.find(({ text }) => withoutDates(text) !== "") ?? first[0]!;
  const beside = spanned(first.flatMap((line) => line.cells));
  return [
    { ...look, text: beside.join(" "), cells: beside, bullet: first[0]!.bullet },
    ...short.flatMap((cell) => cell.slice(1)),
  ];
}

/** Lines that say one thing: a date that was broken, or nothing but one line. */
function isWhole(cell: Cell): boolean {
  return cell.length === 1 || (findDate(textOf(cell)) !== null && withoutDates(textOf(cell)) === "");
}

function joined(cell: Cell): Line {
  return cell.length === 1
    ? cell[0]!
    : { ...lineOf(textOf(cell)), style: cell[0]!.style, size: cell[0]!.size };
}

const now =
  /^(?:present|now|till date|to date|today|current|heute|aujourd['’]hui|actualidad|actualmente|atual|atualmente|heden)$/i;

/** Two cells with a date each, beside each other, are one span. */
function spanned(cells: string[]): string[] {
  return cells.reduce<string[]>((kept, cell) => {
    const last = kept.at(-1) ?? "";
    const isSpan = isDate(last) && (isDate(cell) || now.test(cell.trim()));
    return isSpan ? [...kept.slice(0, -1), `${last} – ${cell}`] : [...kept, cell];
  }, []);
}

function isDate(text: string): boolean {
  return findDate(text) !== null && findRange(text) === null && withoutDates(text) === "";
}
