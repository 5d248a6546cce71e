import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export type Audience = "candidate" | "company";
export const notificationsFor = (audience: Audience) =>
  queryOptions({
    queryKey: ["notifications", audience],
    queryFn: () => api.notifications.list({ query: { audience, limit: 50 } }),
  });

/** Counts and lists are read again after something was marked. */
export function noticesRead(cache: QueryClient) {
  return cache.invalidateQueries({ queryKey: ["notifications"] });
}
