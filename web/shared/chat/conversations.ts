import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Conversation, chatGroupNames } from "#contract/messaging.ts";
import { api } from "#web/api/client.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";
import { useChat } from "./chat-line.tsx";

export type Side = "candidate" | "company";
export type Group = (typeof chatGroupNames)[number];

const pageSize = 100;
export const conversationsOf = (as: Side, group: Group, words = "") =>
  infiniteQueryOptions({
    queryKey: ["conversations", as, group, words],
    queryFn: ({ pageParam: skip }) =>
      api.messaging.conversations({ query: { as, group, words, skip, limit: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });

/** Whoever moved up between two readings stands on both pages, and is shown once. */
export function conversationsIn({ pages }: { pages: { items: Conversation[] }[] }) {
  const all = pages.flatMap(({ items }) => items);
  return [...new Map(all.map((each) => [each.applicationId, each])).values()];
}

/** Which one opens by itself: the first, which then stays open although others come before it when the list is read again. */
export function firstToOpen(items: readonly Conversation[], openId: string) {
  return items.find(({ applicationId }) => applicationId === openId) ?? items[0];
}

export const conversationOf = (applicationId: string) =>
  queryOptions({
    queryKey: ["conversations", "one", applicationId],
    queryFn: () => api.messaging.conversation({ params: { id: applicationId } }),
  });

/** Keeps the list true while messages come and are read. */
export function useFreshConversations() {
  const client = useChat();
  const cache = useQueryClient();
  useEffect(() => {
    if (!client) return;
    return client.onEvent(({ type }) => {
      if (/^(notification\.(message_new|added|removed|invited|channel)|channel\.updated)/.test(String(type)))
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

export type Person = Conversation["team"][number];
/** The people one talks to, each for themselves. */
export function othersIn({ candidate, team }: Conversation, side: Side): Person[] {
  return side === "company" ? [candidate] : team;
}

/** Why nobody writes any more; null while the conversation is open. */
export function closedBecause(conversation: Conversation, side: Side) {
  const { closed, applicationState, shownAs, candidate } = conversation;
  if (!closed) return null;
  const [first = "The candidate"] = candidate.fullName.split(" ");
  if (shownAs === "withdrawn")
    return side === "company"
      ? `${first} withdrew the application, so the conversation is closed. You can still read it.`
      : "You withdrew your application, so the conversation is closed. You can still read it.";
  if (applicationState === "declined")
    return side === "company"
      ? `${first} said no to this job, so the conversation is closed. You can still read it.`
      : "You said no to this job, so the conversation is closed. You can still read it.";
  return side === "company"
    ? "Your team archived and closed this conversation."
    : "The hiring team closed this conversation. You can still read it.";
}

/** What somebody may do where nobody writes any more: the team opens what it closed, anybody takes back what they archived. */
export function wayBackOf({ closed, archived, applicationState }: Conversation, side: Side) {
  if (!closed) return null;
  if (side === "company" && applicationState !== "declined")
    return { label: "Open again", move: "unArchiveAndOpen" } as const;
  return archived ? ({ label: "Bring back from the archive", move: "unArchive" } as const) : null;
}
