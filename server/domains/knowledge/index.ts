export { pageText } from "./page-text.ts";
export { activeSources, sourcesLeft } from "./queries.ts";
export { knowledgeSourceNames } from "./names.ts";
