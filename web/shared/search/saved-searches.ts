import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** The searches the person keeps. */
export const savedSearches = queryOptions({
  queryKey: ["saved-searches"],
  queryFn: () => api.savedSearches.list(),
});
