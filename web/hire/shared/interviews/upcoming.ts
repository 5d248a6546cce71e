import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

const pageSize = 50;

/** All that come, some at a time. */
export const upcomingInterviews = infiniteQueryOptions({
  queryKey: ["interviews", "upcoming"],
  queryFn: ({ pageParam }) => api.interviews.upcoming({ query: { skip: pageParam, limit: pageSize } }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) =>
    total > pages.length * pageSize ? pages.length * pageSize : undefined,
});

/** Those that come first, among them today's. */
export const nextInterviews = queryOptions({
  queryKey: ["interviews", "next"],
  queryFn: async () => (await api.interviews.upcoming({ query: {} })).interviews,
});
