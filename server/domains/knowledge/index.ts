export { pageText } from "./page-text.ts";
export { activeSources } from "./queries.ts";
