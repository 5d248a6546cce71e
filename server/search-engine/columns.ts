import { compactColumn, type Renumbering } from "./compact.ts";
import { FacetRows } from "./facet-rows.ts";
import { spacious, withRoom } from "./growable.ts";
import type {
  AttributeKind,
  AttributeValue,
  IndexDefinition,
  Point,
  Scalar,
  SearchDocument,
} from "./types.ts";

/** Minutes since 1970 are below this until the year 2097. */
export const minutesAtMost = 2 ** 26;

/** What documents are filtered, counted and sorted by: facets in rows, numbers and places in columns. */
export class Columns {
  readonly facets: FacetRows;
  readonly #numeric: string[];
  readonly #pointNames: string[];
  #numbers: Float64Array[];
  /** Where a document's points begin, zero if it has none; in pairs of latitude and longitude after their count. */
  #pointPlaces: Uint32Array[];
  points = new Float32Array(1024);
  #pointsLength = 1;
  /** By document: the minute of the date that ranks equally good hits; zero where there is none. */
  minutes = new Uint32Array(64);
  readonly #ranking: string | null;
  readonly #kinds: Record<string, AttributeKind>;

  constructor({ attributes, together = [], rank: [first] = [] }: IndexDefinition) {
    this.#ranking = first && attributes[first.attribute] === "date" ? first.attribute : null;
    const named = (...kinds: AttributeKind[]) =>
      Object.keys(attributes).filter((name) => kinds.includes(attributes[name]!));
    this.#kinds = attributes;
    this.facets = new FacetRows(named("string", "boolean"), together);
    this.#numeric = named("number", "date");
    this.#pointNames = named("point");
    this.#numbers = this.#numeric.map(() => new Float64Array(64));
    this.#pointPlaces = this.#pointNames.map(() => new Uint32Array(64));
  }
  get size() {
    const arrays = [this.points, ...this.#numbers, ...this.#pointPlaces];
    return this.facets.size + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
  kindOf(attribute: string): AttributeKind {
    const kind = this.#kinds[attribute];
    if (!kind) throw new Error(`The index has no attribute "${attribute}".`);
    return kind;
  }
  hasValues(attribute: string): boolean {
    const kind = this.kindOf(attribute);
    return kind === "string" || kind === "boolean";
  }
  /** By document; not a number where nothing is given. */
  numbersOf(attribute: string): Float64Array {
    const numbers = this.#numbers[this.#numeric.indexOf(attribute)];
    if (!numbers) throw new Error(`"${attribute}" is no number.`);
    return numbers;
  }
  pointPlacesOf(attribute: string): Uint32Array {
    return this.#pointPlaces[this.#pointNames.indexOf(attribute)]!;
  }
  add(document: number, { attributes }: SearchDocument) {
    this.facets.add(document, attributes);
    this.#numeric.forEach((name, column) => {
      const numbers = (this.#numbers[column] = withRoom(this.#numbers[column]!, document + 1));
      numbers[document] = numberOf(attributes[name]);
      if (name === this.#ranking) this.#addMinute(document, numbers[document]!);
    });
    this.#pointNames.forEach((name, column) => {
      const places = (this.#pointPlaces[column] = withRoom(this.#pointPlaces[column]!, document + 1));
      places[document] = this.#addPoints(attributes[name]);
    });
  }
  /** The date whose minutes are kept. */
  get ranking(): string | null {
    return this.#ranking;
  }
  #addMinute(document: number, date: number) {
    this.minutes = withRoom(this.minutes, document + 1);
    this.minutes[document] = Number.isNaN(date)
      ? 0
      : Math.max(1, Math.min(Math.floor(date / 60_000), minutesAtMost - 1));
  }
  #addPoints(value: AttributeValue): number {
    const points = (Array.isArray(value) ? value : [value]).filter(isPoint);
    if (points.length === 0) return 0;
    const place = this.#pointsLength;
    this.points = withRoom(this.points, place + 1 + 2 * points.length);
    this.points[place] = points.length;
    points.forEach(({ latitude, longitude }, at) => {
      this.points[place + 1 + 2 * at] = latitude;
      this.points[place + 2 + 2 * at] = longitude;
    });
    this.#pointsLength += 1 + 2 * points.length;
    return place;
  }
  compact(renumbering: Renumbering) {
    this.facets.compact(renumbering);
    this.minutes = compactColumn(this.minutes, renumbering);
    this.#numbers = this.#numbers.map((numbers) => compactColumn(numbers, renumbering));
    this.#pointPlaces = this.#pointPlaces.map((places) => compactColumn(places, renumbering));
  }
  dump(documents: number) {
    return {
      facets: this.facets.dump(documents),
      minutes: this.minutes.subarray(0, this.#ranking ? documents : 0),
      points: this.points.subarray(0, this.#pointsLength),
      numbers: this.#numbers.map((numbers) => numbers.subarray(0, documents)),
      pointPlaces: this.#pointPlaces.map((places) => places.subarray(0, documents)),
    };
  }
  restore(kept: ReturnType<Columns["dump"]>) {
    this.facets.restore(kept.facets);
    this.minutes = spacious(kept.minutes);
    this.points = spacious(kept.points);
    this.#pointsLength = kept.points.length;
    this.#numbers = kept.numbers.map((numbers) => spacious(numbers));
    this.#pointPlaces = kept.pointPlaces.map((places) => spacious(places));
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
