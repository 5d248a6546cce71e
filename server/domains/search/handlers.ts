import { done } from "#contract/shapes.ts";
import { type search, searchIndexes } from "#contract/search.ts";
import type { DomainHandlers } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { findFacetValues } from "./facet-values.ts";
import { popularJobs, trendingJobs } from "./popular-jobs.ts";
import { listRecentSearches, rememberSearch } from "./recent-searches.ts";
import { runSearch } from "./run-search.ts";
import { searchInsights, tellResult } from "./search-log.ts";
import { whenReady } from "./when-ready.ts";

export const searchHandlers: DomainHandlers<typeof search> = {
  search: ({ params, body, ...context }) => runSearch(whenReady(context), indexOf(params.index), body),
  facetValues: ({ params, body, ...context }) =>
    findFacetValues(whenReady(context), indexOf(params.index), params.name, body),
  popular: ({ query, db, now }) => popularJobs(db, { ...query, now: now() }),
  trending: ({ query, ...context }) => trendingJobs(context, query),
  recent: (context) => listRecentSearches(context),
  remember: ({ body, ...context }) => rememberSearch(context, body),
  tellResult: async ({ body, ...context }) => {
    await tellResult(context, body);
    return done;
  },
  insights: ({ query, ...context }) => searchInsights(context, query.days),
};

/** An index by its name in the address. */
function indexOf(name: string) {
  const index = searchIndexes.find((each) => each === name);
  if (!index) throw notFound("Index");
  return index;
}
