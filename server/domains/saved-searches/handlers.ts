import type { savedSearches } from "#contract/saved-searches.ts";
import type { DomainHandlers } from "#server/context.ts";
import { showStopAlert, stopAlert } from "./alerts.ts";
import { changeSavedSearch, listSavedSearches, removeSavedSearch, saveSearch } from "./saved-searches.ts";

export const savedSearchHandlers: DomainHandlers<typeof savedSearches> = {
  list: (context) => listSavedSearches(context),
  save: ({ body, ...context }) => saveSearch(context, body),
  change: ({ params, body, ...context }) => changeSavedSearch(context, params.id, body),
  remove: ({ params, ...context }) => removeSavedSearch(context, params.id),
  stopAlertPage: ({ query, ...context }) => showStopAlert(context, query.key),
  stopAlert: ({ query, ...context }) => stopAlert(context, query.key),
};
