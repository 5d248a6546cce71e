import type { QueryClient } from "@tanstack/react-query";
import {
  type Side,
  conversationOf,
  conversationsIn,
  conversationsOf,
  firstToOpen,
  recentMessagesOf,
} from "../conversations.ts";
import { listIn, opensByItself } from "../use-messages-place.ts";

/** Reads the list, and the last messages of the conversation that will be open, for the server's first answer. */
export async function readFirstScreen(cache: QueryClient, side: Side, search: URLSearchParams) {
  const list = conversationsOf(side, listIn(search));
  await cache.prefetchInfiniteQuery(list);
  const listed = cache.getQueryData(list.queryKey);
  if (!listed) return;
  const items = conversationsIn(listed);
  const named = search.get("application");
  const open = named ?? (opensByItself(search) ? firstToOpen(items, "")?.applicationId : undefined);
  if (!open) return;
  const apart = !items.some(({ applicationId }) => applicationId === open);
  await Promise.all([
    apart && cache.prefetchQuery(conversationOf(open)),
    cache.prefetchQuery(recentMessagesOf(open)),
  ]);
}
