import type { appSearch } from "#contract/app-search.ts";
import type { DomainHandlers } from "#server/context.ts";
import { findEverything, isSeeker } from "./find-everything.ts";
import { suggestSearches } from "./suggest-searches.ts";

export const appSearchHandlers: DomainHandlers<typeof appSearch> = {
  find: async ({ query, ...context }) => ({
    found: await findEverything(context, query),
    searches: isSeeker(context, query.as) ? suggestSearches(query.query) : [],
  }),
};
