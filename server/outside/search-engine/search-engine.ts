import type {
  FacetSearch,
  FacetValue,
  IndexDefinition,
  IndexStats,
  SearchAnswer,
  SearchDocument,
  SearchQuery,
} from "#server/search-engine/index.ts";

/** Finds documents. Changes are seen by every search that is asked after them. */
export interface SearchEngine {
  /**
   * Opens an index, from its snapshot where one of this version is there; `position` is what that was saved with.
   * Null: there was none, so everything has to be put in.
   */
  open(definition: IndexDefinition): Promise<{ documents: number; position: string | null }>;
  /** Adds documents and replaces those of the same id. Send some hundreds at a time. */
  put(index: string, documents: SearchDocument[]): Promise<void>;
  remove(index: string, ids: string[]): Promise<void>;
  clear(index: string): Promise<void>;
  search(index: string, query: SearchQuery): Promise<SearchAnswer>;
  facetValues(index: string, asked: FacetSearch): Promise<FacetValue[]>;
  /** Keeps the index as it is now; `position` says up to where it follows the changes. */
  save(index: string, position: string): Promise<void>;
  stats(index: string): Promise<IndexStats>;
  close(): Promise<void>;
}
