import type { Piece } from "./page-run.ts";
import type { Rule } from "./page-rules.ts";

export interface RuledCell {
  pieces: Piece[];
  right: number;
}

/** A table that lines are drawn around: its cells row by row, and where it stands. */
export interface RuledTable {
  rows: RuledCell[][];
  top: number;
  left: number;
  right: number;
}

const mostLines = 1000;
/** How far lines may lie apart and still be one, or meet. */
const near = 2;

/** Lines at one height together, their stretches joined. */
function joined(rules: Rule[]): Rule[] {
  const kept: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const same = kept.findLast(
      (other) => rule.at - other.at <= near && rule.from <= other.to + near && rule.to >= other.from - near,
    );
    if (same) [same.from, same.to] = [Math.min(same.from, rule.from), Math.max(same.to, rule.to)];
    else kept.push({ ...rule });
  }
  return kept;
}

function meet(a: Rule, b: Rule): boolean {
  const [level, upright] = a.level ? [a, b] : [b, a];
  return (
    a.level !== b.level &&
    upright.at >= level.from - near &&
    upright.at <= level.to + near &&
    level.at >= upright.from - near &&
    level.at <= upright.to + near
  );
}

/** Lines that meet, directly or by others. */
function gridsOf(rules: Rule[]): Rule[][] {
  const left = new Set(rules);
  const grids: Rule[][] = [];
  for (const first of rules) {
    if (!left.delete(first)) continue;
    const grid = [first];
    for (const rule of grid)
      for (const other of left) {
        if (!meet(rule, other)) continue;
        grid.push(other);
        left.delete(other);
      }
    grids.push(grid);
  }
  return grids;
}

function placesOf(rules: Rule[]): number[] {
  return rules
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
    .filter((at, index, all) => index === 0 || at - all[index - 1]! > near);
}

function stands(rules: Rule[], at: number, across: number): boolean {
  return rules.some((rule) => Math.abs(rule.at - at) <= near && rule.from <= across && rule.to >= across);
}

interface Cell extends RuledCell {
  /** The row it begins in. */
  row: number;
}

/** The cell of each square of a grid: squares with no line between them are one. */
function cellsOf(grid: Rule[], columns: number[], rows: number[]): Cell[][] {
  const level = grid.filter((rule) => rule.level);
  const upright = grid.filter((rule) => !rule.level);
  const squares: Cell[][] = [];
  for (let row = 0; row < rows.length - 1; row++) {
    const cells: Cell[] = [];
    for (let column = 0; column < columns.length - 1; column++) {
      const [x, y] = [middle(columns, column), middle(rows, row)];
      const before = stands(upright, columns[column]!, y) ? undefined : cells[column - 1];
      const above = stands(level, rows[row]!, x) ? undefined : squares[row - 1]?.[column];
      const cell = above ?? before ?? { row, right: 0, pieces: [] };
      cell.right = Math.max(cell.right, columns[column + 1]!);
      cells.push(cell);
    }
    squares.push(cells);
  }
  return squares;
}

function middle(places: number[], at: number): number {
  return (places[at]! + places[at + 1]!) / 2;
}

function bandOf(places: number[], value: number): number {
  return places.findLastIndex((place) => place <= value + 0.5);
}

const mostColumns = 24;
const mostRows = 150;

function tableOf(grid: Rule[], pieces: Piece[]): RuledTable | null {
  const columns = placesOf(grid.filter((rule) => !rule.level));
  const rows = placesOf(grid.filter((rule) => rule.level));
  if (columns.length < 3 || rows.length < 2) return null;
  if (columns.length > mostColumns || rows.length > mostRows) return null;
  const squares = cellsOf(grid, columns, rows);
  for (const piece of pieces)
    squares[bandOf(rows, piece.y - piece.size * 0.3)]?.[bandOf(columns, piece.x + 1)]?.pieces.push(piece);
  const table = squares
    .map((cells, at) => [...new Set(cells)].filter(({ row }) => row === at))
    .filter((cells) => cells.some(isFilled));
  if (!table.some((cells) => cells.filter(isFilled).length > 1)) return null;
  return { rows: table, top: rows[0]!, left: columns[0]!, right: columns.at(-1)! };
}

function isFilled({ pieces }: RuledCell): boolean {
  return pieces.length > 0;
}

/** The tables of a page that have lines around their cells. */
export function ruledTables(rules: Rule[], pieces: Piece[]): RuledTable[] {
  const lines = [
    ...joined(rules.filter((rule) => rule.level)),
    ...joined(rules.filter((rule) => !rule.level)),
  ];
  return gridsOf(lines.slice(0, mostLines)).flatMap((grid) => tableOf(grid, pieces) ?? []);
}
