import { QueryClient, dehydrate, hydrate } from "@tanstack/react-query";
import { createContext } from "react";
import { createContext as createRouterContext } from "react-router";

const sentWithPage = "sent-with-page";

/** Where the server's loaders put what the page will ask for: one cache a request. */
export const queryCacheContext = createRouterContext<QueryClient>();
/** The same cache while the page is rendered on the server; null in the browser. */
export const RenderedCache = createContext<QueryClient | null>(null);

export function newQueryCache({ retry }: { retry: number }) {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry, refetchOnWindowFocus: false } },
  });
}

/** One cache for the browser's life, begun with what the server sent along with the page. */
let shared: QueryClient | undefined;
export function cacheOf(): QueryClient {
  return (shared ??= begun());
}
function begun() {
  const cache = newQueryCache({ retry: 1 });
  const sent = document.getElementById(sentWithPage)?.textContent;
  if (sent) hydrate(cache, JSON.parse(sent));
  return cache;
}

/** What the server knows when it sends the page, as data that no word in it can end. */
export function SentWithPage({ cache }: { cache: QueryClient | null }) {
  const state = cache && dehydrate(cache);
  const known = state?.queries.length ? JSON.stringify(state).replaceAll("<", "\\u003c") : "";
  return (
    <script
      id={sentWithPage}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: known }}
      suppressHydrationWarning
    />
  );
}
