import { spacious, withRoom } from "./growable.ts";
import { StringTable } from "./string-table.ts";
import type {
  AttributeKind,
  AttributeValue,
  IndexDefinition,
  Point,
  Scalar,
  SearchDocument,
} from "./types.ts";

/** Set in a cell that holds the place of several values instead of one value. */
export const several = 0x80000000;

/**
 * What documents are filtered, counted and sorted by. The facets of one document lie side by side, so that counting ten
 * of them touches one piece of memory; a cell is zero, a value's number plus one, or the place of several values.
 */
export class Columns {
  readonly facets: string[];
  readonly numeric: string[];
  readonly pointNames: string[];
  rows = new Uint32Array(1024);
  /** Several values of a cell: how many, then each number plus one. */
  lists = new Uint32Array(1024);
  listsLength = 1;
  values: StringTable[];
  numbers: Float64Array[];
  /** Where a document's points begin, zero if it has none; in pairs of latitude and longitude after their count. */
  pointPlaces: Uint32Array[];
  points = new Float32Array(1024);
  pointsLength = 1;
  readonly #kinds: Record<string, AttributeKind>;

  constructor({ attributes }: IndexDefinition) {
    const named = (...kinds: AttributeKind[]) =>
      Object.keys(attributes).filter((name) => kinds.includes(attributes[name]!));
    this.#kinds = attributes;
    this.facets = named("string", "boolean");
    this.numeric = named("number", "date");
    this.pointNames = named("point");
    this.values = this.facets.map(() => new StringTable());
    this.numbers = this.numeric.map(() => new Float64Array(64));
    this.pointPlaces = this.pointNames.map(() => new Uint32Array(64));
  }
  get width() {
    return this.facets.length;
  }
  get size() {
    const arrays = [this.rows, this.lists, this.points, ...this.numbers, ...this.pointPlaces];
    return [...arrays, ...this.values.map((table) => ({ byteLength: table.size }))].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }
  kindOf(attribute: string): AttributeKind {
    const kind = this.#kinds[attribute];
    if (!kind) throw new Error(`The index has no attribute "${attribute}".`);
    return kind;
  }
  add(document: number, { attributes }: SearchDocument) {
    this.rows = withRoom(this.rows, (document + 1) * this.width);
    this.facets.forEach((name, column) => {
      this.rows[document * this.width + column] = this.#cell(column, attributes[name]);
    });
    this.numeric.forEach((name, column) => {
      const numbers = (this.numbers[column] = withRoom(this.numbers[column]!, document + 1));
      numbers[document] = numberOf(attributes[name]);
    });
    this.pointNames.forEach((name, column) => {
      const places = (this.pointPlaces[column] = withRoom(this.pointPlaces[column]!, document + 1));
      places[document] = this.#addPoints(attributes[name]);
    });
  }
  /** The values of a cell, as their numbers plus one. */
  valuesOf(document: number, column: number): number[] {
    const cell = this.rows[document * this.width + column]!;
    if (cell === 0) return [];
    if (cell < several) return [cell];
    const place = cell - several;
    return [...this.lists.subarray(place + 1, place + 1 + this.lists[place]!)];
  }
  dump(documents: number) {
    return {
      rows: this.rows.subarray(0, documents * this.width),
      lists: this.lists.subarray(0, this.listsLength),
      points: this.points.subarray(0, this.pointsLength),
      values: this.values.map((table) => table.dump()),
      numbers: this.numbers.map((numbers) => numbers.subarray(0, documents)),
      pointPlaces: this.pointPlaces.map((places) => places.subarray(0, documents)),
    };
  }
  restore(kept: ReturnType<Columns["dump"]>) {
    this.rows = spacious(kept.rows);
    this.lists = spacious(kept.lists);
    this.listsLength = kept.lists.length;
    this.points = spacious(kept.points);
    this.pointsLength = kept.points.length;
    this.values = kept.values.map((table) => StringTable.restore(table));
    this.numbers = kept.numbers.map(spacious);
    this.pointPlaces = kept.pointPlaces.map(spacious);
  }
  #cell(column: number, value: AttributeValue): number {
    if (value === null || value === undefined || value === "") return 0;
    const table = this.values[column]!;
    if (!Array.isArray(value)) return table.add(String(value)) + 1;
    const numbers = new Set<number>();
    for (const one of value) if (one !== "") numbers.add(table.add(String(one)) + 1);
    if (numbers.size < 2) return [...numbers][0] ?? 0;
    const place = this.listsLength;
    this.lists = withRoom(this.lists, place + numbers.size + 1);
    this.lists[place] = numbers.size;
    this.lists.set([...numbers], place + 1);
    this.listsLength += numbers.size + 1;
    return several + place;
  }
  #addPoints(value: AttributeValue): number {
    const points = (Array.isArray(value) ? value : [value]).filter(isPoint);
    if (points.length === 0) return 0;
    const place = this.pointsLength;
    this.points = withRoom(this.points, place + 1 + 2 * points.length);
    this.points[place] = points.length;
    points.forEach(({ latitude, longitude }, at) => {
      this.points[place + 1 + 2 * at] = latitude;
      this.points[place + 2 + 2 * at] = longitude;
    });
    this.pointsLength += 1 + 2 * points.length;
    return place;
  }
}

/** A date as milliseconds; what is not given is not a number. */
export function numberOf(value: AttributeValue): number {
  if (value === null || value === undefined || value === "") return Number.NaN;
  if (value instanceof Date) return value.getTime();
  if (typeof value === "string" && /^\d{4}-/.test(value)) return Date.parse(value);
  return Number(value as Scalar);
}

function isPoint(value: unknown): value is Point {
  return typeof value === "object" && value !== null && "latitude" in value;
}
