import { compactColumn, type Renumbering } from "./compact.ts";
import { spacious, withRoom } from "./growable.ts";
import { LivingCounts } from "./living-counts.ts";
import { hashBytes, StringTable } from "./string-table.ts";
import type { AttributeValue } from "./types.ts";

/** Set in a cell that stands for several values instead of one. */
export const several = 0x80000000;

/** Facets that are kept as one: each document has the number of a combination of their values. */
export interface FacetGroup {
  columns: number[];
  combinations: StringTable;
  /** By the column's place, then by combination: zero, a value's number plus one, or the number of a list. */
  cells: Uint32Array[];
  /** How many living documents have the combination. */
  living: Uint32Array;
}

interface Adding {
  column: number;
  combination: number;
  by: number;
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
  readonly livingCounts = new LivingCounts(this);
  /** By column: the first values of the documents that were read so far. */
  #firsts: { known: number; values: Uint32Array }[] = [];
  #bytes = new Uint8Array(4096);

  constructor(names: string[], together: string[][]) {
    this.names = names;
    this.values = names.map(() => new StringTable());
    const grouped = together.map((group) => group.map((name) => this.column(name)));
    const alone = names.map((_, column) => column).filter((column) => !grouped.flat().includes(column));
    this.groups = [...grouped, ...alone.map((column) => [column])].map((columns) => ({
      columns,
      combinations: new StringTable(),
      cells: columns.map(() => new Uint32Array(64)),
      living: new Uint32Array(64),
    }));
    this.groupOf = names.map((_, column) => this.groups.findIndex(({ columns }) => columns.includes(column)));
    this.placeOf = names.map((_, column) => this.groups[this.groupOf[column]!]!.columns.indexOf(column));
  }
  get size() {
    const tables = [...this.values, this.lists, ...this.groups.map(({ combinations }) => combinations)];
    const arrays = [this.rows, ...this.groups.flatMap(({ cells, living }) => [...cells, living])];
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
      cells.forEach((cell, place) => {
        const own = (group.cells[place] = withRoom(group.cells[place]!, combination + 1));
        own[combination] = cell;
      });
      group.living = withRoom(group.living, combination + 1);
      group.living[combination]!++;
      this.livingCounts.note(at, combination, 1);
      this.rows[document * width + at] = combination;
    }
  }
  forget(document: number) {
    this.groups.forEach(({ living }, at) => {
      const combination = this.rows[document * this.groups.length + at]!;
      living[combination]!--;
      this.livingCounts.note(at, combination, -1);
    });
  }
  /** The cells of a column by combination, and which group's combinations those are. */
  cellsOf(column: number): { group: number; cells: Uint32Array } {
    const group = this.groupOf[column]!;
    return { group, cells: this.groups[group]!.cells[this.placeOf[column]!]! };
  }
  /** Reads a document's cell of one column. */
  cells(column: number): (document: number) => number {
    const { group, cells } = this.cellsOf(column);
    const [rows, width] = [this.rows, this.groups.length];
    return (document) => cells[rows[document * width + group]!]!;
  }
  /** Adds to the count of each value of a combination; counts are by a value's number plus one. */
  addValues(counts: Uint32Array, { column, combination, by }: Adding) {
    const cell = this.cellsOf(column).cells[combination]!;
    if (cell === 0) return;
    if (cell < several) counts[cell]! += by;
    else for (const value of this.valuesOf(cell)) counts[value]! += by;
  }
  /** By document: the first of its values as its number plus one, or zero; for the first `length` documents. */
  firstsOf(column: number, length: number): Uint32Array {
    const read = (this.#firsts[column] ??= { known: 0, values: new Uint32Array(64) });
    const values = (read.values = withRoom(read.values, length));
    const first = this.firstValues(column);
    for (; read.known < length; read.known++) values[read.known] = first(read.known);
    return values;
  }
  /** How many different values living documents have, each document without one counted too; null where that is not known. */
  countLiving(column: number): number | null {
    const { group, cells } = this.cellsOf(column);
    const { columns, living, combinations } = this.groups[group]!;
    if (columns.length > 1) return null;
    let count = 0;
    for (let at = 0; at < combinations.count; at++) {
      const cell = cells[at]!;
      if (cell >= several) return null;
      if (living[at] !== 0) count += cell === 0 ? living[at]! : 1;
    }
    return count;
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
    const { starts } = this.lists;
    const list = cell - several;
    return this.listed.subarray(starts[list]! >>> 2, starts[list + 1]! >>> 2);
  }
  /** The rows of all lists as numbers; each begins at a fourth of its start. */
  get listed(): Uint32Array {
    const { bytes } = this.lists;
    return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
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
  compact(renumbering: Renumbering) {
    this.rows = compactColumn(this.rows, renumbering, this.groups.length);
    this.#firsts = [];
    this.values.forEach((table, column) => this.#wipeUnused(table, column));
  }
  #wipeUnused(table: StringTable, column: number) {
    const { living } = this.groups[this.groupOf[column]!]!;
    const { cells } = this.cellsOf(column);
    const used = new Set<number>();
    for (let at = 0; at < living.length; at++)
      if (living[at] !== 0) for (const value of this.valuesOf(cells[at] ?? 0)) used.add(value - 1);
    for (let value = 0; value < table.count; value++) if (!used.has(value)) table.wipe(value);
  }
  dump(documents: number) {
    return {
      rows: this.rows.subarray(0, documents * this.groups.length),
      lists: this.lists.dump(),
      values: this.values.map((table) => table.dump()),
      groups: this.groups.map(({ combinations, cells, living }) => ({
        combinations: combinations.dump(),
        cells: cells.map((own) => own.subarray(0, combinations.count)),
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
      group.cells = cells.map((own) => spacious(own));
      group.living = spacious(living);
    });
    this.#firsts = [];
    this.livingCounts.forget();
  }
}
