import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { CallRefused } from "#contract/client.ts";
import type { Conversation } from "#contract/messaging.ts";
import { useChat, useChatState } from "../chat-provider.tsx";
import {
  type Side,
  conversationOf,
  conversationsIn,
  conversationsOf,
  firstToOpen,
  useFreshConversations,
} from "../conversations.ts";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import type { MessagesPlace } from "../use-messages-place.ts";
import type { ListedChannel } from "#web/api/chat-client/index.ts";

const none: ReadonlyMap<string, ListedChannel> = new Map();
const never = () => () => {};

/** The list as the product knows it, updated by the chat connection, and the conversation that is open. */
export function useConversations(side: Side, { group, application }: MessagesPlace) {
  useFreshConversations();
  const { data, ...further } = useInfiniteQuery(conversationsOf(side, group === "threads" ? "all" : group));
  const items = useMemo(() => data && conversationsIn(data), [data]);
  const listed = items?.find((each) => each.applicationId === application);
  const apart = useQuery({
    ...conversationOf(application ?? ""),
    enabled: Boolean(data && application && !listed),
    retry: false,
  });
  const phone = usePhone();
  // Among threads, and where the list stands alone, nothing is open until one is chosen: what is opened counts as read.
  const first = useFirst(group, group === "threads" || phone ? [] : items);
  return {
    items,
    further: {
      more: further.hasNextPage,
      busy: further.isFetchingNextPage,
      onMore: () => further.fetchNextPage(),
    },
    failure: data ? null : further.error,
    again: () => void further.refetch(),
    counts: data?.pages[0]?.counts,
    live: useLiveChannels(items),
    open: listed ?? (application ? apart.data : first),
    missing: Boolean(data && application && isMissing(apart.error)),
    lost: data && application && !isMissing(apart.error) ? apart.error : null,
    againOpen: () => void apart.refetch(),
    waiting: !further.error && (!data || (Boolean(application) && !listed && apart.isPending)),
  };
}

function isMissing(error: Error | null) {
  return error instanceof CallRefused && error.error.statusCode === 404;
}

/** The first conversation of a list, which stays open while the list is read again and others come before it. */
function useFirst(group: string, items: readonly Conversation[] = []) {
  const [begun, setBegun] = useState({ group, applicationId: "" });
  const first = firstToOpen(items, begun.group === group ? begun.applicationId : "");
  const applicationId = first?.applicationId ?? "";
  if (begun.group !== group || begun.applicationId !== applicationId) setBegun({ group, applicationId });
  return first;
}

/** Channels as the chat client knows them, read on until all listed conversations are among them. */
function useLiveChannels(listed: readonly Conversation[] | undefined) {
  const client = useChat();
  const { state } = useChatState();
  const channels = useSyncExternalStore(
    client?.list.subscribe ?? never,
    () => client?.list.getSnapshot().channels ?? none,
    () => none,
  );
  useEffect(() => {
    if (state !== "online" || !client) return;
    const { initialised } = client.list.getSnapshot();
    if (!initialised || listed?.some(({ cid }) => !channels.has(cid))) void client.list.load();
  }, [client, state, listed, channels]);
  return channels;
}
