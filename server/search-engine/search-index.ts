import { answerQuery, searchValues } from "./answer-query.ts";
import { BitSet } from "./bit-set.ts";
import { Collapser, DuplicateFinder } from "./collapse.ts";
import { compactColumn, gone } from "./compact.ts";
import { Columns } from "./columns.ts";
import type { FacetSource } from "./facets.ts";
import type { Candidates } from "./filters.ts";
import { WordFinder } from "./find-words.ts";
import { spacious, withRoom } from "./growable.ts";
import { StoredTexts } from "./stored-texts.ts";
import { Scratch } from "./scratch.ts";
import { DateOrder } from "./date-order.ts";
import { StringRanks } from "./string-ranks.ts";
import { StringTable } from "./string-table.ts";
import { shortTexts } from "./document-texts.ts";
import { TextIndex } from "./text-index.ts";
import type {
  FacetSearch,
  FacetValue,
  IndexDefinition,
  IndexStats,
  SearchAnswer,
  SearchDocument,
  SearchQuery,
} from "./types.ts";

/** The index is compacted when more than so many documents, and a fifth of all, are dead. */
const fewestDead = 10_000;

/**
 * One index in memory. A changed document is added anew at the end and its former self marked as dead, so every list only
 * grows and a search never waits for a change.
 */
export class SearchIndex {
  readonly definition: IndexDefinition;
  text: TextIndex;
  columns: Columns;
  texts = new StoredTexts();
  ids = new StringTable();
  /** By id: its living document plus one, or zero. */
  living = new Uint32Array(64);
  /** By document: its id. */
  idOf = new Uint32Array(64);
  dead = new BitSet();
  /** How many documents there ever were, and how many live. */
  length = 0;
  count = 0;
  /** Whether documents were removed since the dead last were taken out. */
  removed = false;
  /** How often a document came or went. */
  changes = 0;
  finder: WordFinder;
  ranks: StringRanks[];
  standing = new DateOrder();
  readonly collapser = new Collapser();
  duplicates = new DuplicateFinder();
  readonly scratch = new Scratch();

  constructor(definition: IndexDefinition) {
    this.definition = definition;
    this.text = new TextIndex(definition);
    this.columns = new Columns(definition);
    this.finder = this.#makeFinder();
    this.ranks = this.#makeRanks();
  }
  put(documents: SearchDocument[]) {
    for (const document of documents) this.#put(document);
    const dead = this.length - this.count;
    if (dead > Math.max(fewestDead, this.count / 4)) this.compact();
  }
  /** Takes the dead out, so that an index that changes for weeks does not grow and words of people who left are in no snapshot. */
  compact() {
    const renumbering = { numbers: new Uint32Array(this.length), count: this.count };
    let next = 0;
    for (let document = 0; document < this.length; document++)
      renumbering.numbers[document] = this.dead.has(document) ? gone : next++;
    this.text.compact(renumbering);
    this.columns.compact(renumbering);
    this.texts = this.texts.compact(renumbering);
    this.idOf = compactColumn(this.idOf, renumbering);
    for (let document = 0; document < this.count; document++)
      this.living[this.idOf[document]!] = document + 1;
    this.dead = new BitSet();
    this.dead.reserve(this.count);
    this.length = this.count;
    this.standing = new DateOrder();
    this.duplicates = new DuplicateFinder();
    this.finder = this.#makeFinder();
    this.ranks = this.#makeRanks();
    this.removed = false;
    this.settle();
  }
  remove(ids: string[]) {
    const before = this.count;
    for (const id of ids) this.#bury(this.ids.find(id));
    if (this.count < before) this.removed = true;
  }
  search(query: SearchQuery): SearchAnswer {
    return answerQuery(this, query);
  }
  facetValues(asked: FacetSearch): FacetValue[] {
    return searchValues(this, asked);
  }
  /** The living document of an id, or -1. */
  documentOf(id: string): number {
    const known = this.ids.find(id);
    return known < 0 ? -1 : this.living[known]! - 1;
  }
  idText(document: number): string {
    return this.ids.get(this.idOf[document]!);
  }
  facetSource(): FacetSource {
    const others = (candidates: Candidates) => this.#others(candidates);
    return { columns: this.columns, others, living: this.count, scratch: this.scratch };
  }
  stats(): IndexStats {
    const parts = [this.text, this.columns, this.texts, this.ids];
    const arrays = this.living.byteLength + this.idOf.byteLength + this.dead.words.byteLength;
    return {
      documents: this.count,
      words: this.text.terms.count,
      bytes: parts.reduce((sum, { size }) => sum + size, arrays),
    };
  }
  /** Puts the words and values that came since in order, which the first search would do else. */
  settle() {
    this.finder.settle();
    if (this.columns.ranking) this.standing.settle(this.columns.minutes, this.length);
    for (const name of this.definition.alphabetical ?? [])
      this.ranks[this.columns.facets.column(name)]!.settle();
  }
  /** What a snapshot keeps. Later changes only add behind it, so that it may be written while they come. */
  dump() {
    return {
      text: this.text.dump(),
      columns: this.columns.dump(this.length),
      texts: this.texts.dump(this.length),
      ids: this.ids.dump(),
      living: this.living.slice(0, this.ids.count),
      idOf: this.idOf.subarray(0, this.length),
      dead: this.dead.words.slice(),
      length: this.length,
      count: this.count,
    };
  }
  static restore(definition: IndexDefinition, kept: ReturnType<SearchIndex["dump"]>): SearchIndex {
    const index = new SearchIndex(definition);
    index.text.restore(kept.text, kept.length);
    index.columns.restore(kept.columns);
    index.texts = StoredTexts.restore(kept.texts);
    index.ids = StringTable.restore(kept.ids);
    index.living = spacious(kept.living);
    index.idOf = spacious(kept.idOf);
    index.dead.words = spacious(kept.dead);
    index.length = kept.length;
    index.count = kept.count;
    index.finder = index.#makeFinder();
    index.ranks = index.#makeRanks();
    index.settle();
    return index;
  }

  #others({ documents, count }: Candidates): Candidates {
    const isAmong = this.scratch.flags(this.length).fill(0, 0, this.length);
    for (let at = 0; at < count; at++) isAmong[documents[at]!] = 1;
    const others = { documents: this.scratch.numbers(this.count - count), count: 0 };
    for (let document = 0; document < this.length; document++)
      if (isAmong[document] === 0 && !this.dead.has(document)) others.documents[others.count++] = document;
    return others;
  }
  #put(source: SearchDocument) {
    this.changes++;
    const id = this.ids.add(source.id);
    this.living = withRoom(this.living, id + 1);
    this.#bury(id);
    const document = this.length++;
    this.idOf = withRoom(this.idOf, document + 1);
    this.idOf[document] = id;
    this.living[id] = document + 1;
    this.dead.reserve(document);
    this.text.add(document, source);
    this.columns.add(document, source);
    this.texts.add(document, shortTexts(source, this.text.shortFields));
    this.count++;
  }
  #bury(id: number) {
    const document = id < 0 ? -1 : this.living[id]! - 1;
    if (document < 0) return;
    this.changes++;
    this.living[id] = 0;
    this.dead.add(document);
    this.text.forget(this.texts.get(document));
    this.columns.facets.forget(document);
    this.count--;
  }
  #makeFinder() {
    return new WordFinder(this.text, this.dead, this.definition.idleWords ?? []);
  }
  #makeRanks() {
    return this.columns.facets.values.map((table) => new StringRanks(table));
  }
}
