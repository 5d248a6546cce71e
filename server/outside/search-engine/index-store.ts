import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { SearchIndex } from "#server/search-engine/index.ts";
import type {
  FacetSearch,
  FacetValue,
  IndexDefinition,
  IndexStats,
  SearchDocument,
  SearchQuery,
} from "#server/search-engine/index.ts";
import { AnswerCache } from "./answer-cache.ts";
import { readSnapshot, writeSnapshot } from "./snapshot-file.ts";

interface Kept {
  position: string;
  index: ReturnType<SearchIndex["dump"]>;
}

/** The indexes of one worker. */
export class IndexStore {
  readonly #folder: string | null;
  readonly #indexes = new Map<string, SearchIndex>();
  readonly #answers = new Map<string, AnswerCache>();
  #saving: Promise<void> = Promise.resolve();

  constructor(folder: string | null) {
    this.#folder = folder;
  }
  async open(definition: IndexDefinition): Promise<{ documents: number; position: string | null }> {
    const { name } = definition;
    const kept = this.#folder && (await readSnapshot<Kept>(fileOf(this.#folder, name), isOf(definition)));
    const index = kept ? SearchIndex.restore(definition, kept.index) : new SearchIndex(definition);
    this.#keep(name, index);
    return { documents: index.count, position: kept ? kept.position : null };
  }
  put(name: string, documents: SearchDocument[]) {
    this.#index(name).put(documents);
  }
  remove(name: string, ids: string[]) {
    this.#index(name).remove(ids);
  }
  clear(name: string) {
    this.#keep(name, new SearchIndex(this.#index(name).definition));
  }
  /** A SearchAnswer as JSON. */
  search(name: string, query: SearchQuery): string {
    const index = this.#index(name);
    return this.#answers.get(name)!.answer(index.changes, query, () => index.search(query));
  }
  facetValues(name: string, asked: FacetSearch): FacetValue[] {
    return this.#index(name).facetValues(asked);
  }
  stats(name: string): IndexStats {
    return this.#index(name).stats();
  }
  /** One snapshot after the other, as they share a file. */
  save(name: string, position: string): Promise<void> {
    const saved = this.#saving.then(() => this.#save(name, position));
    this.#saving = saved.catch(() => {});
    return saved;
  }
  /** Puts the index in order first, so that a restart finds it so. */
  async #save(name: string, position: string) {
    if (!this.#folder) return;
    const index = this.#index(name);
    if (index.definition.ofPeople && index.removed) index.compact();
    index.settle();
    const kept: Kept = { position, index: index.dump() };
    await mkdir(this.#folder, { recursive: true });
    await writeSnapshot(fileOf(this.#folder, name), index.definition, kept);
  }

  #keep(name: string, index: SearchIndex) {
    this.#indexes.set(name, index);
    this.#answers.set(name, new AnswerCache());
  }
  #index(name: string): SearchIndex {
    const index = this.#indexes.get(name);
    if (!index) throw new Error(`The index "${name}" is not open.`);
    return index;
  }
}

function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.index`);
}
function isOf(definition: IndexDefinition): (head: unknown) => boolean {
  return (head) => JSON.stringify(head) === JSON.stringify(definition);
}
