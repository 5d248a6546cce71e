export { sendAlert } from "./alerts.ts";
export { newestOfSavedSearch } from "./saved-search-feed.ts";
export { savedSearchHandlers } from "./handlers.ts";
export { savedSearchData } from "./own-data.ts";
