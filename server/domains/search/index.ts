import "./events.ts";
import "./job-index.ts";
import "./company-index.ts";
import "./collection-index.ts";
export { sendAlert } from "./alerts.ts";
export { startIndexes } from "./follow-index.ts";
export { collectionHandlers, searchHandlers } from "./handlers.ts";
export { newestOfSavedSearch } from "./saved-search-feed.ts";
