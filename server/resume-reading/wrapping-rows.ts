import { beside } from "./dated-columns.ts";
import type { Run } from "./page-run.ts";

type Row = Run[];

function isAlike([first]: Row, second: Run): boolean {
  return first!.font === second.font && first!.size === second.size;
}

function gapBelow(rows: Row[], at: number): number {
  const [row, next] = [rows[at]!, rows[at + 1]];
  return next && isAlike(row, next[0]!) ? next[0]!.y - row[0]!.y : Infinity;
}

/** Put beside what it tells of, at a place of no page. */
function isPlaced(row: Row): boolean {
  return row.some(({ left }) => left >= beside);
}

/** How wide the first word of a run is, with the space before it. */
function firstWord({ text, left, right }: Run): number {
  const word = /^\S+/.exec(text.trim())?.[0] ?? "";
  return ((right - left) * (word.length + 1)) / Math.max(text.trim().length, 1);
}

/**
 * The rows of a column whose text goes on in the next row: it stands as close as lines of one text do, where others
 * stand further apart, and its first word had no room.
 */
export function wrappingRows(rows: Row[]): Set<Row> {
  const right = Math.max(...rows.flat().map((run) => run.right));
  const gaps = rows.map((_, at) => gapBelow(rows, at));
  const close = Math.min(...gaps.filter((gap) => gap > 1));
  const areItemsApart = gaps.some((gap) => gap > close * 1.08 && gap < close * 2);
  if (!areItemsApart) return new Set();
  return new Set(
    rows.filter((row, at) => {
      const next = rows[at + 1];
      return (
        next && !isPlaced(row) && gaps[at]! < close * 1.06 && row.at(-1)!.right + firstWord(next[0]!) > right
      );
    }),
  );
}
