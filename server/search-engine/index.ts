export { SearchIndex } from "./search-index.ts";
export type * from "./types.ts";
