import fc from "fast-check";
import { expect, test } from "vitest";
import { fewestPeople } from "#contract/fairness-reports.ts";
import { type Cell, shownCells } from "./shown-cells.ts";

const lines = ["row", "column"] as const;

function tableOf(people: readonly (readonly number[])[]) {
  return people.flatMap((row, at) =>
    row.map((count, nth): Cell => ({
      row: `${at}`,
      column: `${nth}`,
      people: count,
      enough: count >= fewestPeople,
    })),
  );
}

test.each([
  [
    "nothing needs to be hidden",
    [
      [40, 30],
      [20, 50],
    ],
    [
      [40, 30],
      [20, 50],
    ],
  ],
  [
    "one small cell takes three others with it",
    [
      [3, 40, 60],
      [30, 50, 70],
      [45, 55, 65],
    ],
    [
      [null, null, 60],
      [null, null, 70],
      [45, 55, 65],
    ],
  ],
  [
    "two small ones of a column take the smallest of their rows with them",
    [
      [4, 40, 60],
      [6, 50, 70],
    ],
    [
      [null, null, 60],
      [null, null, 70],
    ],
  ],
  [
    "a cell that alone connects two hidden groups takes another with it",
    [
      [5, 6, 5, 90],
      [6, 5, 80, 90],
      [70, 80, 5, 6],
      [70, 60, 6, 5],
    ],
    [
      [null, null, null, 90],
      [null, null, 80, 90],
      [70, 80, null, null],
      [70, null, null, null],
    ],
  ],
])("fairness report: %s", (_, people, expected) => {
  const cells = tableOf(people);
  const shown = shownCells(cells);
  expect(cells.map((cell) => (shown.has(cell) ? cell.people : null))).toEqual(expected.flat());
});

/** Whether the sums of rows and columns, less what is shown, give this hidden cell: whether it is a sum of those equations. */
function isDerivable(cell: Cell, hidden: readonly Cell[]) {
  const nodes = [...new Set(hidden.flatMap((each) => lines.map((way) => `${way} ${each[way]}`)))];
  const equations = nodes.map((node) =>
    hidden.map((each) => (lines.some((way) => `${way} ${each[way]}` === node) ? 1 : 0)),
  );
  const alone = hidden.map((each) => (each === cell ? 1 : 0));
  return rankOf([...equations, alone]) === rankOf(equations);
}

function rankOf(matrix: readonly (readonly number[])[]) {
  const rows = matrix.map((row) => [...row]);
  let rank = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    const at = rows.findIndex((row, nth) => nth >= rank && Math.abs(row[column]!) > 1e-9);
    if (at < 0) continue;
    [rows[rank], rows[at]] = [rows[at]!, rows[rank]!];
    const pivot = rows[rank]!;
    rows.forEach((row, nth) => {
      if (nth === rank) return;
      const factor = row[column]! / pivot[column]!;
      pivot.forEach((value, place) => (row[place]! -= factor * value));
    });
    rank++;
  }
  return rank;
}

/** Tables whose rows and columns are each large enough to be shown, as those of a report are. */
const tables = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.oneof(fc.nat(12), fc.nat(90)), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .map(tableOf)
  .filter((cells) =>
    lines.every((way) =>
      [...Map.groupBy(cells, (cell) => cell[way]).values()].every(
        (line) => line.reduce((sum, { people }) => sum + people, 0) >= fewestPeople,
      ),
    ),
  );

test("fairness report: no hidden cell can be calculated from what is shown and the sums of rows and columns", () => {
  fc.assert(
    fc.property(tables, (cells) => {
      const shown = shownCells(cells);
      const hidden = cells.filter((cell) => !shown.has(cell));
      expect([...shown].every(({ enough }) => enough)).toBe(true);
      expect(hidden.filter((cell) => isDerivable(cell, hidden))).toEqual([]);
      for (const way of lines)
        for (const left of Map.groupBy(hidden, (cell) => cell[way]).values())
          expect(left.reduce((sum, { people }) => sum + people, 0)).toBeGreaterThanOrEqual(fewestPeople);
    }),
  );
});
