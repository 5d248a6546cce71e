import { BodyPostings } from "./body-postings.ts";
import { Collector } from "./collector.ts";
import { compactBodies, compactPostings, type Renumbering } from "./compact.ts";
import { Concepts } from "./concepts.ts";
import { spacious, withRoom } from "./growable.ts";
import { LongTexts } from "./long-texts.ts";
import { Postings } from "./postings.ts";
import { hashBytes, StringTable } from "./string-table.ts";
import { shortTexts, textsOf } from "./document-texts.ts";
import type { IndexDefinition, SearchDocument } from "./types.ts";
import { WordReader } from "./word-reader.ts";

/** What a word at its best counts. */
export const fullImpact = 240;
const longestWhole = 8;
/** Words beyond these of a value are found, but make no pairs. */
const pairedWords = 40;

interface ShortField {
  name: string;
  impact: number;
}

/** Which documents have which words, in short fields with how much they count there. */
export class TextIndex {
  terms = new StringTable();
  /** In how many live documents a word stands in a short field. */
  headCounts = new Uint32Array(64);
  heads = new Postings();
  bodies = new BodyPostings();
  /** First letters, one and two, with the documents that have such a word in a short field. */
  starts = new StringTable();
  startPostings = new Postings();
  startCounts = new Uint32Array(64);
  /** Neighbouring words, whole values and concepts of short fields. */
  rows = new StringTable();
  rowPostings = new Postings();
  readonly shortFields: ShortField[];
  readonly concepts: Concepts;
  readonly #longFields: string[];
  readonly #reader = new WordReader();
  readonly #joined = new Uint8Array(300);
  readonly #head = new Collector();
  readonly #start = new Collector();
  readonly #row = new Collector();
  #longTexts = new LongTexts(this.terms);
  /** How many words the definition itself brings. */
  readonly #given: number;
  #bodySeen = new Uint32Array(64);

  /** Words that no pair and no whole value has: "Director of Engineering" is "director engineering". */
  readonly #idle: Set<number>;

  constructor({ fields, synonyms = [], idleWords = [] }: IndexDefinition) {
    const most = Math.max(...Object.values(fields).map(({ weight }) => weight));
    this.shortFields = Object.entries(fields)
      .filter(([, field]) => !field.long)
      .map(([name, { weight }]) => ({ name, impact: (fullImpact * weight) / most }));
    this.#longFields = Object.keys(fields).filter((name) => fields[name]!.long);
    this.concepts = new Concepts(synonyms, this.terms);
    this.#idle = new Set(idleWords.map((word) => this.terms.add(word)));
    this.#given = this.terms.count;
  }
  get size() {
    const parts = [
      this.terms,
      this.heads,
      this.bodies,
      this.starts,
      this.startPostings,
      this.rows,
      this.rowPostings,
    ];
    return parts.reduce((sum, { size }) => sum + size, this.headCounts.byteLength);
  }
  add(document: number, source: SearchDocument) {
    this.#readShort(shortTexts(source, this.shortFields));
    this.#bodySeen = withRoom(this.#bodySeen, this.terms.count);
    this.headCounts = withRoom(this.headCounts, this.terms.count);
    this.#head.drain((term, impact) => {
      this.heads.add(term, ((document << 8) | impact) >>> 0);
      this.headCounts[term]!++;
      this.#bodySeen[term] = document + 1;
    });
    this.startCounts = withRoom(this.startCounts, this.starts.count);
    this.#start.drain((start, impact) => {
      this.startPostings.add(start, ((document << 8) | impact) >>> 0);
      this.startCounts[start]!++;
    });
    this.#row.drain((row, impact) => this.rowPostings.add(row, ((document << 8) | impact) >>> 0));
    for (const name of this.#longFields) this.#readLong(document, textsOf(source.fields[name]));
  }
  /** Takes the words of a document that is gone out of the counts; its places in the lists stay. */
  forget(short: string[][]) {
    this.#readShort(short);
    this.#head.drain((term) => this.headCounts[term]!--);
    this.#start.drain((start) => this.startCounts[start]!--);
    this.#row.drain(() => {});
  }
  /** The list of two neighbouring words, -1 if there are none. */
  findPair(first: number, second: number): number {
    return this.rows.findBytes(this.#joined, 9, this.#rowKey(first, second, pairMark));
  }
  findWhole(words: number[]): number {
    if (words.length > longestWhole) return -1;
    const length = this.#wholeKey(words);
    return this.rows.findBytes(this.#joined, length, hashBytes(this.#joined, 0, length));
  }
  findConcept(concept: number): number {
    return this.rows.findBytes(this.#joined, 9, this.#rowKey(concept, 0, conceptMark));
  }
  /** Takes the dead out of all lists; words keep their numbers, and those that no one has anymore lose their letters. */
  compact(renumbering: Renumbering) {
    const { terms, starts, rows } = this;
    this.heads = compactPostings(this.heads, terms.count, renumbering);
    this.bodies = compactBodies(this.bodies, terms.count, renumbering);
    this.startPostings = compactPostings(this.startPostings, starts.count, renumbering);
    this.rowPostings = compactPostings(this.rowPostings, rows.count, renumbering);
    this.#bodySeen = new Uint32Array(terms.count);
    for (let term = this.#given; term < terms.count; term++)
      if (this.heads.count(term) === 0 && this.bodies.count(term) === 0) terms.wipe(term);
    this.#longTexts = new LongTexts(terms);
  }
  dump() {
    const { terms, starts, rows } = this;
    return {
      terms: terms.dump(),
      headCounts: this.headCounts.slice(0, terms.count),
      heads: this.heads.dump(terms.count),
      bodies: this.bodies.dump(terms.count),
      starts: starts.dump(),
      startCounts: this.startCounts.slice(0, starts.count),
      startPostings: this.startPostings.dump(starts.count),
      rows: rows.dump(),
      rowPostings: this.rowPostings.dump(rows.count),
    };
  }
  restore(kept: ReturnType<TextIndex["dump"]>, documents: number) {
    this.terms = StringTable.restore(kept.terms);
    this.#longTexts = new LongTexts(this.terms);
    this.headCounts = spacious(kept.headCounts);
    this.heads = Postings.restore(kept.heads);
    this.bodies = BodyPostings.restore(kept.bodies, documents);
    this.starts = StringTable.restore(kept.starts);
    this.startCounts = spacious(kept.startCounts);
    this.startPostings = Postings.restore(kept.startPostings);
    this.rows = StringTable.restore(kept.rows);
    this.rowPostings = Postings.restore(kept.rowPostings);
  }

  #readShort(fields: string[][]) {
    fields.forEach((texts, at) => {
      const { impact } = this.shortFields[at]!;
      for (const text of texts) this.#readValue(text, impact);
    });
  }
  #readValue(text: string, fieldImpact: number) {
    const reader = this.#reader;
    const words: number[] = [];
    reader.read(text);
    let lastLength = 0;
    while (reader.next()) {
      const term = this.terms.addBytes(reader.bytes, reader.length, reader.hash);
      const impact = impactAt(fieldImpact, words.length);
      words.push(term);
      this.#head.add(term, impact);
      this.#addStarts(impact);
      if (reader.hyphenated) this.#addJoined(lastLength, impact);
      this.#joined.set(reader.bytes.subarray(0, reader.length));
      lastLength = reader.length;
    }
    this.#addRows(words, fieldImpact);
  }
  #addStarts(impact: number) {
    const { bytes, length } = this.#reader;
    const one = letterLength(bytes, 0);
    if (one > length) return;
    this.#start.add(this.starts.addBytes(bytes, one, hashBytes(bytes, 0, one)), impact);
    const two = one + letterLength(bytes, one);
    if (two <= length && one < length)
      this.#start.add(this.starts.addBytes(bytes, two, hashBytes(bytes, 0, two)), impact);
  }
  /** "front-end" is also "frontend". */
  #addJoined(lastLength: number, impact: number) {
    const { bytes, length } = this.#reader;
    this.#joined.set(bytes.subarray(0, length), lastLength);
    const whole = Math.min(lastLength + length, 120);
    this.#head.add(this.terms.addBytes(this.#joined, whole, hashBytes(this.#joined, 0, whole)), impact);
  }
  #addRows(words: number[], impact: number) {
    const last = Math.min(words.length, pairedWords) - 1;
    for (let at = 0; at <= last; at++)
      this.concepts.written(words, at, (concept) =>
        this.#addRow(concept, 0, { mark: conceptMark, impact: impactAt(impact, at) }),
      );
    for (let at = 0; at < last; at++)
      this.#addRow(words[at]!, words[at + 1]!, { mark: pairMark, impact: impactAt(impact, at) });
    const telling = words.some((word) => this.#idle.has(word))
      ? words.filter((word) => !this.#idle.has(word))
      : words;
    if (telling.length < words.length) this.#addTelling(telling, impact);
    if (telling.length === 0 || telling.length > longestWhole) return;
    const length = this.#wholeKey(telling);
    this.#row.add(this.rows.addBytes(this.#joined, length, hashBytes(this.#joined, 0, length)), impact);
  }
  /** The pairs that idle words part. */
  #addTelling(words: number[], impact: number) {
    for (let at = 0; at + 1 < Math.min(words.length, pairedWords); at++)
      this.#addRow(words[at]!, words[at + 1]!, { mark: pairMark, impact: impactAt(impact, at) });
  }
  #addRow(first: number, second: number, { mark, impact }: { mark: number; impact: number }) {
    const hash = this.#rowKey(first, second, mark);
    this.#row.add(this.rows.addBytes(this.#joined, 9, hash), impact);
  }
  #rowKey(first: number, second: number, mark: number): number {
    const bytes = this.#joined;
    bytes[0] = mark;
    writeNumber(bytes, 1, first);
    writeNumber(bytes, 5, second);
    return hashBytes(bytes, 0, 9);
  }
  #wholeKey(words: number[]): number {
    this.#joined[0] = wholeMark;
    words.forEach((word, at) => writeNumber(this.#joined, 1 + 4 * at, word));
    return 1 + 4 * words.length;
  }
  #readLong(document: number, texts: string[]) {
    for (const text of texts) {
      const words = this.#longTexts.wordsOf(text);
      this.#bodySeen = withRoom(this.#bodySeen, this.terms.count);
      const seen = this.#bodySeen;
      for (let at = 0; at < words.length; at++) {
        const term = words[at]!;
        if (seen[term] === document + 1) continue;
        seen[term] = document + 1;
        this.bodies.add(term, document);
      }
    }
    this.headCounts = withRoom(this.headCounts, this.terms.count);
  }
}

const pairMark = 1;
const wholeMark = 2;
const conceptMark = 3;

/** The first words of a value tell most: "Software Engineer, Payments" is about engineering. */
function impactAt(impact: number, at: number): number {
  return Math.max(1, Math.round(at < 3 ? impact : impact * Math.max(0.6, 1 - 0.05 * (at - 2))));
}
function letterLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : 3;
}
function writeNumber(bytes: Uint8Array, at: number, value: number) {
  bytes[at] = value & 255;
  bytes[at + 1] = (value >>> 8) & 255;
  bytes[at + 2] = (value >>> 16) & 255;
  bytes[at + 3] = value >>> 24;
}
