export { alphabetOrder } from "./alphabet-order.ts";
export { startIndexes } from "./follow-index.ts";
export {
  type IndexSource,
  type SomeEvents,
  type Which,
  alsoTouchedBy,
  batch,
  chosen,
  dayOf,
  indexNames,
  offerIndex,
} from "./index-source.ts";
export { type Asked, runSearch } from "./run-search.ts";
export { whenReady } from "./when-ready.ts";
export { searchData } from "./own-data.ts";
export { isReady } from "./follow-index.ts";
export type { Asking } from "./quoted-words.ts";
export { showJobs } from "./show-jobs.ts";
export { filtersOf, queryOf } from "./ask-engine.ts";
export { withQuotedWords } from "./quoted-words.ts";
export { findSource } from "./run-search.ts";
export { searcherCountry } from "./searcher-country.ts";
export { readPay } from "./reading/read-pay.ts";
