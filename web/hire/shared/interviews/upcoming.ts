import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

const pageSize = 50;

/** All that come, some at a time. */
export const upcomingInterviews = infiniteQueryOptions({
  queryKey: ["interviews", "upcoming"],
  queryFn: ({ pageParam }) => api.interviews.upcoming({ query: { skip: pageParam, limit: pageSize } }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
});

/** Those that come first, among them today's. */
export const nextInterviews = queryOptions({
  queryKey: ["interviews", "next"],
  queryFn: async () => (await api.interviews.upcoming({ query: {} })).interviews,
});
