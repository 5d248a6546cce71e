import { findDate, findRange, withoutDates } from "./dates.ts";
import type { Run } from "./page-run.ts";

type Row = Run[];

/** A stretch of rows in which the entries' dates stand in a column of their own, as in a table. */
interface DatedColumn {
  left: number;
  right: number;
  /** Each date with the height at which it begins. */
  dates: { text: string; top: number }[];
}

/** Where labels are put behind what they stand beside: those dates have their place already. */
export const beside = 9999;

/** How far two rows may lie apart, in font sizes, to be one wrapped text. */
const wrapped = 1.9;

function joined(runs: Run[]): string {
  return runs.reduce(
    (text, run) => (/\p{L}-$/u.test(text) ? text + run.text.trim() : `${text} ${run.text.trim()}`.trim()),
    "",
  );
}

/** Whether a text may be a part of a date: "nov. 2019 -", "aujourd'hui". */
function isDatePart(text: string): boolean {
  return text.trim().length < 24 && text.split(/\s+/).length <= 5;
}

/** The dates of a column, each joined from the lines it was broken into; null where it says anything else. */
function datesIn(runs: Run[]): DatedColumn["dates"] | null {
  const dates: DatedColumn["dates"] = [];
  let open: Run[] = [];
  for (const run of runs) {
    const last = open.at(-1);
    if (last && (run.y - last.y > last.size * wrapped || isClosedSpan(joined(open)))) {
      if (!tellsWhen(joined(open))) return null;
      dates.push({ text: joined(open), top: open[0]!.y });
      open = [];
    }
    if (!isDatePart(run.text)) return null;
    open.push(run);
  }
  if (open.length > 0) {
    if (!tellsWhen(joined(open))) return null;
    dates.push({ text: joined(open), top: open[0]!.y });
  }
  const spans = dates.filter(({ text }) => isWholeSpan(text)).length;
  return dates.length > 1 && spans >= dates.length / 2 ? dates : null;
}

/** "nov. 2019 -" may go on in the next line. */
function isClosedSpan(text: string): boolean {
  return isWholeSpan(text) && !/[-–—]$/.test(text);
}

/** A date and hardly a word beside it: "summers 2007 and 2008". */
function tellsWhen(text: string): boolean {
  return isWholeSpan(text) || (findDate(text) !== null && withoutDates(text).split(/\s+/).length <= 3);
}

function isWholeSpan(text: string): boolean {
  return findRange(text) !== null && withoutDates(text) === "";
}

/** Runs that begin at one height from the left edge, where at least two rows have one. */
function columnsAt(rows: Row[]): Run[][] {
  const byStart = new Map<number, Run[]>();
  for (const run of rows.flat().filter(({ left }) => left < beside)) {
    const key = Math.round(run.left / 2);
    const near = [key, key - 1, key + 1].find((each) => byStart.has(each)) ?? key;
    byStart.set(near, [...(byStart.get(near) ?? []), run]);
  }
  return [...byStart.values()].filter((runs) => runs.length > 1);
}

function datedColumnOf(rows: Row[]): DatedColumn | null {
  for (const runs of columnsAt(rows)) {
    const right = Math.max(...runs.map((run) => run.right));
    const left = Math.min(...runs.map((run) => run.left));
    const isClear = rows.every((row) =>
      row.every((run) => runs.includes(run) || run.right <= left + 1 || run.left >= right - 1),
    );
    const dates = isClear ? datesIn(runs) : null;
    const hasMore = rows.some((row) => row.some((run) => !runs.includes(run)));
    if (dates && hasMore) return { left, right, dates };
  }
  return null;
}

/** Lines of a narrow cell that one text was broken into, together again; another font begins another text. */
function unwrapped(runs: Run[], right: number): Run[] {
  return runs.reduce<Run[]>((kept, run) => {
    const last = kept.at(-1);
    const goesOn = last && last.font === run.font && run.y - last.y <= last.size * wrapped;
    if (!goesOn || !isBroken(last, run, right)) return [...kept, run];
    return [...kept.slice(0, -1), { ...last, text: joined([last, run]), y: run.y, right: run.right }];
  }, []);
}

/** A text that had no room for the next word, or that ends where no text does. */
function isBroken(last: Run, next: Run, right: number): boolean {
  const text = last.text.trim();
  if (/^\p{Ll}|^[(&]/u.test(next.text.trim()) || /[,&–-]$/.test(text)) return true;
  const word = /^\S+/.exec(next.text.trim())?.[0] ?? "";
  const width = ((next.right - next.left) * (word.length + 1)) / Math.max(next.text.length, 1);
  return last.right + width > right + 1;
}

/** The columns beside the dates, by the white strips between them. */
function otherColumns(rows: Row[], column: DatedColumn): Run[][] {
  const runs = rows
    .flat()
    .filter((run) => run.right <= column.left + 1 || run.left >= column.right - 1)
    .toSorted((a, b) => a.left - b.left);
  const columns: { runs: Run[]; right: number }[] = [];
  for (const run of runs) {
    const last = columns.at(-1);
    const beyond = last && run.left >= last.right + run.size * 0.5;
    const crossesDates = last && last.right <= column.left + 1 && run.left >= column.right - 1;
    if (!last || beyond || crossesDates) columns.push({ runs: [run], right: run.right });
    else {
      last.runs.push(run);
      last.right = Math.max(last.right, run.right);
    }
  }
  return columns.map((each) => each.runs.toSorted((a, b) => a.y - b.y || a.left - b.left));
}

/** A table of entries, one after another: the date with the first text of each column on one row, then the rest. */
export function datedEntries(rows: Row[]): Row[] | null {
  const column = datedColumnOf(rows);
  if (!column) return null;
  const columns = otherColumns(rows, column);
  const width =
    Math.max(...rows.flat().map((run) => run.right)) - Math.min(...rows.flat().map((run) => run.left));
  const starts = startsOf(rows, column);
  const before = rows.filter((row) => row[0]!.y < starts[0]!);
  const entries = column.dates.flatMap((date, index) => {
    const [top, bottom] = [starts[index]!, starts[index + 1] ?? Infinity];
    const inside = columns.map((runs) => runs.filter((run) => run.y >= top && run.y < bottom));
    const heads: Run[] = [];
    const rest: Row[] = [];
    for (const [at, runs] of inside.entries()) {
      if (runs.length === 0) continue;
      const isNarrow = columns.length > 1 && spanOf(columns[at]!) < width * 0.4;
      const texts = isNarrow ? unwrapped(runs, rightOf(columns, at)).map((run) => [run]) : inRows(runs);
      heads.push(...(isNarrow ? texts.flat() : texts[0]!));
      if (!isNarrow) rest.push(...texts.slice(1));
    }
    const y = heads[0]?.y ?? date.top;
    const cells = heads.map((run, at) => ({ ...run, y, left: at * 1000, right: at * 1000 + 1 }));
    const when = { ...(heads[0] ?? rows[0]![0]!), text: date.text, y, left: 1e6, right: 1e6 + 1 };
    return [[...cells, when], ...rest];
  });
  return [...before, ...entries];
}

/** How far a column may go: to the next one, or as far as its longest line. */
function rightOf(columns: Run[][], at: number): number {
  const next = columns[at + 1];
  const [longest, second] = columns[at]!.map(({ right }) => right).toSorted((a, b) => b - a);
  if (!next && second !== undefined && longest! - second > columns[at]![0]!.size * 2) return Infinity;
  return next
    ? Math.min(...next.map(({ left }) => left)) - next[0]!.size
    : Math.max(...columns[at]!.map(({ right }) => right));
}

function spanOf(runs: Run[]): number {
  return Math.max(...runs.map((run) => run.right)) - Math.min(...runs.map((run) => run.left));
}

function inRows(runs: Run[]): Row[] {
  const rows: Row[] = [];
  for (const run of runs) {
    const last = rows.at(-1);
    if (last && Math.abs(last[0]!.y - run.y) < run.size * 0.3) last.push(run);
    else rows.push([run]);
  }
  return rows;
}

/** Where each entry begins: below the widest gap above its date, for a date may stand in the middle of its cell. */
function startsOf(rows: Row[], { dates }: DatedColumn): number[] {
  const heights = [...new Set(rows.flat().map((run) => run.y))].toSorted((a, b) => a - b);
  return dates.map(({ top }, index) => {
    const previous = dates[index - 1]?.top ?? -Infinity;
    const between = heights.filter((y) => y <= top && y >= previous);
    let start = index === 0 ? between[0]! : top;
    let widest = 0;
    for (const [at, y] of between.entries()) {
      const gap = at === 0 ? 0 : y - between[at - 1]!;
      const isWider = index === 0 ? gap > rows[0]![0]!.size * 1.7 : true;
      if (gap >= widest - 0.5 && gap > 0 && isWider) [start, widest] = [y, Math.max(gap, widest)];
    }
    return start - 0.5;
  });
}
