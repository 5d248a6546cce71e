import { spacious, withRoom } from "./growable.ts";
import { hashBytes, StringTable } from "./string-table.ts";
import type { AttributeValue } from "./types.ts";

/** Set in a cell that stands for several values instead of one. */
export const several = 0x80000000;

/** Facets that are kept as one: each document has the number of a combination of their values. */
export interface FacetGroup {
  columns: number[];
  combinations: StringTable;
  /** By combination, a cell for each column: zero, a value's number plus one, or the number of a list. */
  cells: Uint32Array;
  /** How many living documents have the combination. */
  living: Uint32Array;
}

/** The values of strings and booleans by which documents are filtered, counted and collapsed. */
export class FacetRows {
  readonly names: string[];
  readonly groups: FacetGroup[];
  /** By document, then by group: the number of a combination. */
  rows = new Uint32Array(1024);
  values: StringTable[];
  /** By column: its group, and its place in it. */
  readonly groupOf: number[];
  readonly placeOf: number[];
  /** Rows of values' numbers plus one, four bytes each. */
  lists = new StringTable();
  #bytes = new Uint8Array(4096);

  constructor(names: string[], together: string[][]) {
    this.names = names;
    this.values = names.map(() => new StringTable());
    const grouped = together.map((group) => group.map((name) => this.column(name)));
    const alone = names.map((_, column) => column).filter((column) => !grouped.flat().includes(column));
    this.groups = [...grouped, ...alone.map((column) => [column])].map((columns) => ({
      columns,
      combinations: new StringTable(),
      cells: new Uint32Array(64),
      living: new Uint32Array(64),
    }));
    this.groupOf = names.map((_, column) => this.groups.findIndex(({ columns }) => columns.includes(column)));
    this.placeOf = names.map((_, column) => this.groups[this.groupOf[column]!]!.columns.indexOf(column));
  }
  get size() {
    const tables = [...this.values, this.lists, ...this.groups.map(({ combinations }) => combinations)];
    const arrays = [this.rows, ...this.groups.flatMap(({ cells, living }) => [cells, living])];
    return (
      tables.reduce((sum, { size }) => sum + size, 0) +
      arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
    );
  }
  /** The column of an attribute; throws if it is none of strings or booleans. */
  column(name: string): number {
    const column = this.names.indexOf(name);
    if (column < 0) throw new Error(`The index has no values of "${name}".`);
    return column;
  }
  add(document: number, attributes: Record<string, AttributeValue>) {
    const width = this.groups.length;
    this.rows = withRoom(this.rows, (document + 1) * width);
    for (let at = 0; at < width; at++) {
      const group = this.groups[at]!;
      const cells = group.columns.map((column) => this.#cell(column, attributes[this.names[column]!]));
      const combination = this.#intern(group.combinations, cells);
      const place = combination * cells.length;
      group.cells = withRoom(group.cells, place + cells.length);
      group.cells.set(cells, place);
      group.living = withRoom(group.living, combination + 1);
      group.living[combination]!++;
      this.rows[document * width + at] = combination;
    }
  }
  forget(document: number) {
    this.groups.forEach(({ living }, at) => living[this.rows[document * this.groups.length + at]!]!--);
  }
  /** Reads a document's cell of one column. */
  cells(column: number): (document: number) => number {
    const group = this.groupOf[column]!;
    const { cells, columns } = this.groups[group]!;
    const [rows, width, across, place] = [
      this.rows,
      this.groups.length,
      columns.length,
      this.placeOf[column]!,
    ];
    return (document) => cells[rows[document * width + group]! * across + place]!;
  }
  /** Reads the first of a document's values, as its number plus one, or zero. */
  firstValues(column: number): (document: number) => number {
    const cell = this.cells(column);
    return (document) => {
      const value = cell(document);
      return value < several ? value : this.valuesOf(value)[0]!;
    };
  }
  /** The values of a cell, as their numbers plus one. */
  valuesOf(cell: number): Uint32Array | number[] {
    if (cell === 0) return [];
    if (cell < several) return [cell];
    const { bytes, starts } = this.lists;
    const list = cell - several;
    return new Uint32Array(bytes.slice(starts[list], starts[list + 1]).buffer);
  }
  #cell(column: number, value: AttributeValue): number {
    if (value === null || value === undefined || value === "") return 0;
    const table = this.values[column]!;
    if (!Array.isArray(value)) return table.add(String(value)) + 1;
    const numbers = new Set<number>();
    for (const one of value) if (one !== "") numbers.add(table.add(String(one)) + 1);
    if (numbers.size < 2) return numbers.values().next().value ?? 0;
    return several + this.#intern(this.lists, [...numbers]);
  }
  /** The number of a row of numbers. */
  #intern(table: StringTable, numbers: number[]): number {
    this.#bytes = withRoom(this.#bytes, 4 * numbers.length);
    const bytes = this.#bytes;
    let length = 0;
    for (const number of numbers) {
      bytes[length++] = number & 255;
      bytes[length++] = (number >>> 8) & 255;
      bytes[length++] = (number >>> 16) & 255;
      bytes[length++] = number >>> 24;
    }
    return table.addBytes(bytes, length, hashBytes(bytes, 0, length));
  }
  dump(documents: number) {
    return {
      rows: this.rows.subarray(0, documents * this.groups.length),
      lists: this.lists.dump(),
      values: this.values.map((table) => table.dump()),
      groups: this.groups.map(({ columns, combinations, cells, living }) => ({
        combinations: combinations.dump(),
        cells: cells.subarray(0, combinations.count * columns.length),
        living: living.slice(0, combinations.count),
      })),
    };
  }
  restore(kept: ReturnType<FacetRows["dump"]>) {
    this.rows = spacious(kept.rows);
    this.lists = StringTable.restore(kept.lists);
    this.values = kept.values.map((table) => StringTable.restore(table));
    this.groups.forEach((group, at) => {
      const { combinations, cells, living } = kept.groups[at]!;
      group.combinations = StringTable.restore(combinations);
      group.cells = spacious(cells);
      group.living = spacious(living);
    });
  }
}
