export { newestOfSavedSearch } from "./saved-search-feed.ts";
export { savedSearchData } from "./own-data.ts";
