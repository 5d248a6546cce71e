import { type QueryClient, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

export type Audience = "candidate" | "company" | "employee";
export const notificationsFor = (audience: Audience) =>
  queryOptions({
    queryKey: ["notifications", audience],
    queryFn: () => api.notifications.list({ query: { audience, limit: 50 } }),
  });

const pageSize = 50;
/** Everything someone was told, a page at a time. */
export const allNotificationsFor = (audience: Audience) =>
  infiniteQueryOptions({
    queryKey: ["notifications", audience, "all"],
    queryFn: ({ pageParam: skip }) => api.notifications.list({ query: { audience, limit: pageSize, skip } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });

/** Counts and lists are read again after something was marked. */
export function notificationsRead(cache: QueryClient) {
  return cache.invalidateQueries({ queryKey: ["notifications"] });
}
