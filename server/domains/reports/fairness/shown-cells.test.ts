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
    })),
  );
}

const areEnough = (cells: readonly Cell[]) =>
  cells.reduce((sum, { people }) => sum + people, 0) >= fewestPeople;

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
  const shown = shownCells(cells, areEnough);
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
      const shown = shownCells(cells, areEnough);
      const hidden = cells.filter((cell) => !shown.has(cell));
      expect([...shown].every((cell) => areEnough([cell]))).toBe(true);
      expect(hidden.filter((cell) => isDerivable(cell, hidden))).toEqual([]);
      for (const way of lines)
        for (const left of Map.groupBy(hidden, (cell) => cell[way]).values())
          expect(areEnough(left)).toBe(true);
    }),
  );
});

test("fairness report: when a company subtracts its own people from the hidden cells of a row, at least ten people remain", () => {
  interface OfCompanies extends Cell {
    /** Of one company; the others are of many. */
    own: number;
  }
  const withoutOwn = (cells: readonly OfCompanies[]) =>
    cells.reduce((sum, { people, own }) => sum + people - own, 0) >= fewestPeople;
  const cell = (row: string, column: string, people: number, own: number) => ({ row, column, people, own });
  // The two small cells of the first row are 24 people, 20 of them of one company.
  const cells = [
    cell("Women", "Asian", 12, 10),
    cell("Women", "Black", 12, 10),
    cell("Women", "White", 60, 5),
    cell("Men", "Asian", 50, 5),
    cell("Men", "Black", 60, 5),
    cell("Men", "White", 70, 5),
  ];
  const shown = shownCells(cells, withoutOwn);
  const hidden = cells.filter((each) => !shown.has(each));
  expect(hidden.map(({ row, column }) => `${row}, ${column}`)).toEqual([
    "Women, Asian",
    "Women, Black",
    "Women, White",
    "Men, Asian",
    "Men, Black",
    "Men, White",
  ]);
});
