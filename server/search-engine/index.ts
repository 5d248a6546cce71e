export { wordlessScore } from "./answer-query.ts";
export { attributeOf } from "./filters.ts";
export { plainWords } from "./plain-words.ts";
export { SearchIndex } from "./search-index.ts";
export type * from "./types.ts";
export { typosAllowed } from "./typos.ts";
