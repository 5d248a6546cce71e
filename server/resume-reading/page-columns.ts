import { findRange } from "./dates.ts";
import { datedEntries } from "./dated-columns.ts";
import { areLabels, isAside, labelled, textOf } from "./page-labels.ts";
import { sectionOf } from "./heads.ts";
import type { Run } from "./page-run.ts";

/** A part of a page that is read from top to bottom. */
export interface Band {
  rows: Run[][];
  /** 1 and 2 for the left and right column, 0 for rows across the page. */
  column: number;
}

type Row = Run[];

/** A row is on one side of x, on both with nothing across, or across it. */
function crosses(row: Row, x: number): boolean {
  return row.some((run) => run.left < x - 1 && run.right > x + 1);
}

function side(rows: Row[], keep: (run: Run) => boolean): Row[] {
  return rows.map((row) => row.filter(keep)).filter((row) => row.length > 0);
}

interface Gutter {
  x: number;
  left: Row[];
  right: Row[];
  across: number;
}

/** Places where a white strip may run down the page: the starts of lines that stand clear of what is left of them. */
function candidates(rows: Row[]): number[] {
  const starts = new Map<number, number>();
  for (const row of rows)
    for (const run of row) starts.set(Math.round(run.left), (starts.get(Math.round(run.left)) ?? 0) + 1);
  return [...starts].filter(([, count]) => count >= 4).map(([x]) => x - 3);
}

/** The strip that parts most text into a left and a right side. */
function bestGutter(rows: Row[]): Gutter | null {
  const runs = rows.flat();
  const leftEdge = Math.min(...runs.map((run) => run.left));
  const rightEdge = Math.max(...runs.map((run) => run.right));
  const width = rightEdge - leftEdge;
  let best: { gutter: Gutter; score: number } | null = null;
  for (const x of candidates(rows)) {
    if (x < leftEdge + width * 0.12 || x > leftEdge + width * 0.82) continue;
    const clear = rows.filter((row) => !crosses(row, x));
    const left = side(clear, (run) => run.right <= x + 1);
    const right = side(clear, (run) => run.left >= x - 1);
    const across = rows.length - clear.length;
    const smaller = Math.min(left.length, right.length);
    if (smaller < 2 || (smaller < 4 && !areLabels(left, right)) || across > rows.length * 0.35) continue;
    const score = smaller - across * 1.5 + right.length * 0.01;
    if (score > (best?.score ?? 0)) best = { gutter: { x, left, right, across }, score };
  }
  return best?.gutter ?? null;
}

/** Whether a side is text of its own rather than dates and places set apart. */
function isColumn(rows: Row[]): boolean {
  return rows.length >= 4 && rows.filter(isAside).length < rows.length * 0.45;
}

/** A head on the right that stands on no line of the left, or text that keeps its own line height. */
function areIndependent(left: Row[], right: Row[]): boolean {
  const shared = right.filter((row) => left.some((other) => Math.abs(other[0]!.y - row[0]!.y) < 2)).length;
  return (hasHeads(left) && hasHeads(right)) || shared < Math.min(left.length, right.length) * 0.7;
}

function hasHeads(rows: Row[]): boolean {
  return rows.some((row) => sectionOf(textOf([row])) !== null);
}

/** Whether a section of the page is a table of dated entries: its columns are no columns of the page. */
function hasDatedEntries(rows: Row[]): boolean {
  return regionsBetweenHeads(rows).some(
    (region) => headsSection(region[0]!) && region.length > 3 && datedEntries(region.slice(1)) !== null,
  );
}

/** Rows across both sides part the page into bands; what lies between is ordered by the caller. */
function split(rows: Row[], x: number, between: (left: Row[], right: Row[]) => Band[]): Band[] {
  const bands: Band[] = [];
  let open: Row[] = [];
  const close = (): void => {
    const left = side(open, (run) => run.right <= x + 1);
    const right = side(open, (run) => run.left >= x - 1);
    if (left.length > 0 && right.length > 0) bands.push(...between(left, right));
    else if (open.length > 0) bands.push({ rows: open, column: 0 });
    open = [];
  };
  for (const row of rows) {
    if (crosses(row, x)) {
      close();
      bands.push({ rows: [row], column: 0 });
    } else open.push(row);
  }
  close();
  return bands;
}

/** A row that heads a section by itself, or several sections beside each other. */
function headsSection(row: Row): boolean {
  return row.every((run) => sectionOf(run.text.trim()) !== null);
}

/** Sections beside each other, each below its own head; null where one head rules, or a text runs across. */
function underHeads([heads, ...rest]: Row[]): Row[][] | null {
  if (!heads || heads.length < 2 || !headsSection(heads)) return null;
  const starts = heads.map((run) => run.left - 3);
  if (starts.slice(1).some((x) => rest.some((row) => crosses(row, x)))) return null;
  return starts.map((from, at) => [
    [heads[at]!],
    ...side(rest, ({ left }) => (at === 0 || left >= from) && left < (starts[at + 1] ?? Infinity)),
  ]);
}

function regionsBetweenHeads(rows: Row[]): Row[][] {
  const regions: Row[][] = [];
  for (const row of rows) {
    if (headsSection(row) || regions.length === 0) regions.push([row]);
    else regions.at(-1)!.push(row);
  }
  return regions;
}

/** The rows between two section heads are laid out by themselves: dates in a column of their own, or entries side by side. */
function regionsOf(band: Band): Band[] {
  return regionsBetweenHeads(band.rows).flatMap((region) => {
    const parts = underHeads(region);
    if (parts) return parts.map((rows) => ({ rows, column: band.column }));
    const [head, rest] = headsSection(region[0]!) ? [[region[0]!], region.slice(1)] : [[], region];
    const dated = rest.length > 2 ? datedEntries(rest) : null;
    if (dated) return [{ rows: [...head, ...dated], column: band.column }];
    const beside = head.length > 0 ? sideBySide(rest) : null;
    return beside
      ? [head, ...beside].map((rows) => ({ rows, column: band.column }))
      : [{ rows: region, column: band.column }];
  });
}

/** Entries in two columns under one head: each row of entries from left to right. */
function sideBySide(rows: Row[]): Row[][] | null {
  const starts = new Map<number, number>();
  for (const row of rows) {
    const second = row.length === 2 ? Math.round(row[1]!.left) : null;
    if (second !== null) starts.set(second, (starts.get(second) ?? 0) + 1);
  }
  const [x, count] = [...starts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (count < 3 || rows.some((row) => crosses(row, x - 3))) return null;
  const left = side(rows, (run) => run.right <= x);
  const right = side(rows, (run) => run.left >= x - 3);
  if (right.length < 3 || left.length < 3) return null;
  const [leftDates, rightDates] = [left, right].map((half) => half.filter(tellsSpan).length);
  if (!leftDates || !rightDates) return null;
  return [left, right];
}

function tellsSpan(row: Row): boolean {
  return findRange(textOf([row])) !== null;
}

/** The page as bands to be read one after another. */
export function columnsOf(rows: Row[]): Band[] {
  return bandsOf(rows).flatMap(regionsOf);
}

function bandsOf(rows: Row[]): Band[] {
  const gutter = rows.length < 6 ? null : bestGutter(rows);
  if (!gutter) return [{ rows, column: 0 }];
  const { x, left, right } = gutter;
  if (!(hasHeads(left) && hasHeads(right)) && hasDatedEntries(rows)) return [{ rows, column: 0 }];
  if (areLabels(left, right))
    return split(rows, x, (labels, texts) => [{ rows: labelled(labels, texts), column: 0 }]);
  if (!isColumn(left) || !isColumn(right) || !areIndependent(left, right)) return [{ rows, column: 0 }];
  return split(rows, x, (first, second) => [
    { rows: first, column: 1 },
    { rows: second, column: 2 },
  ]);
}
