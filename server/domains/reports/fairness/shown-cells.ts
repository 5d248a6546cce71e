/** The people of one row and one column; the sums of all rows and columns are shown beside the cells. */
export interface Cell {
  row: string;
  column: string;
  people: number;
}
/** Whether the people of some cells together are enough to be told about. */
type AreEnough<Of> = (cells: readonly Of[]) => boolean;

/** The cells that may be shown, so that none of the others can be calculated from them and the sums. */
export function shownCells<Of extends Cell>(cells: readonly Of[], areEnough: AreEnough<Of>): Set<Of> {
  const shown = new Set(cells.filter((cell) => areEnough([cell])));
  for (;;) {
    const hidden = cells.filter((cell) => !shown.has(cell));
    const smallest =
      smallestOf(besideFew(cells, hidden, areEnough), shown) ??
      smallestOf(acrossBridges(cells, hidden), shown);
    if (!smallest) return shown;
    shown.delete(smallest);
  }
}

function smallestOf<Of extends Cell>(exposing: readonly Of[], shown: ReadonlySet<Of>) {
  return exposing.filter((cell) => shown.has(cell)).toSorted((a, b) => a.people - b.people)[0];
}

/** A row or column without its shown cells leaves the sum of the hidden ones: they must be several, and enough people together. */
function besideFew<Of extends Cell>(
  cells: readonly Of[],
  hidden: readonly Of[],
  areEnough: AreEnough<Of>,
): Of[] {
  return (["row", "column"] as const).flatMap((way) => {
    const lines = Map.groupBy(hidden, (cell) => cell[way]);
    return cells.filter((cell) => {
      const left = lines.get(cell[way]) ?? [];
      return left.length === 1 || (left.length > 1 && !areEnough(left));
    });
  });
}

/**
 * Sums of rows less sums of columns give a hidden cell exactly where it alone connects the hidden cells of two groups of rows
 * and columns; another hidden cell between the groups ends that.
 */
function acrossBridges<Of extends Cell>(cells: readonly Of[], hidden: readonly Of[]): Of[] {
  return hidden.flatMap((cell) => {
    const group = connectedTo(
      nodesOf(cell)[0],
      hidden.filter((other) => other !== cell),
    );
    if (group.has(nodesOf(cell)[1])) return [];
    return cells.filter((other) => nodesOf(other).filter((node) => group.has(node)).length === 1);
  });
}

const nodesOf = ({ row, column }: Cell) => [`row ${row}`, `column ${column}`] as const;

function connectedTo(start: string, hidden: readonly Cell[]) {
  const found = new Set([start]);
  // A set's loop also visits what is added during it.
  for (const node of found)
    for (const cell of hidden) {
      const ends = nodesOf(cell);
      if (ends.some((end) => end === node)) ends.forEach((end) => found.add(end));
    }
  return found;
}
