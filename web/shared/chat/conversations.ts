import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Conversation, chatGroupNames } from "#contract/messaging.ts";
import { api } from "#web/api/client.ts";
import { useChat } from "./chat-line.tsx";

export type Side = "candidate" | "company";
export type Group = (typeof chatGroupNames)[number];

export const conversationsOf = (as: Side, group: Group) =>
  queryOptions({
    queryKey: ["conversations", as, group],
    queryFn: () => api.messaging.conversations({ query: { as, group, limit: 100 } }),
  });

/** Keeps the list true while messages come and are read. */
export function useFreshConversations() {
  const client = useChat();
  const cache = useQueryClient();
  useEffect(() => {
    if (!client) return;
    return client.onEvent(({ type }) => {
      if (/^(message\.new|notification\.|message\.read)/.test(String(type)))
        void cache.invalidateQueries({ queryKey: ["conversations"] });
    });
  }, [client, cache]);
}

/** With whom one talks, from one's own side. */
export function otherSide(conversation: Conversation, side: Side) {
  return side === "company"
    ? {
        name: conversation.candidate.fullName,
        picture: conversation.candidate.profilePicture,
        company: false,
      }
    : { name: conversation.company.companyName, picture: conversation.company.companyLogo, company: true };
}
