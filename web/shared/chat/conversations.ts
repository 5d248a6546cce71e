import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Me } from "#contract/accounts.ts";
import type { Conversation, chatGroupNames } from "#contract/messaging.ts";
import { notAllowed } from "#contract/team-rights.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import type { ListedChannel } from "#web/api/chat-client/index.ts";
import { api } from "#web/api/client.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";
import { stateInLine } from "#shared/words/application-state.ts";
import { useChat } from "./chat-provider.tsx";

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

/** When something last happened in a conversation, as far as this tab knows. */
export function lastAt({ lastActivityAt }: Conversation, live: ListedChannel | undefined) {
  const said = live?.last?.created_at;
  return said && said > lastActivityAt ? said : lastActivityAt;
}
/** The liveliest first, by the very times that the rows show; reading moves nothing. */
export function inOrder(items: readonly Conversation[], live: ReadonlyMap<string, ListedChannel>) {
  const at = (each: Conversation) => Date.parse(lastAt(each, live.get(each.cid)));
  return items.toSorted((one, other) => at(other) - at(one));
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

/** The last message, as it came with the page; the chat connection brings the rest. */
export const recentMessagesOf = (applicationId: string) =>
  queryOptions({
    queryKey: ["recent-messages", applicationId],
    queryFn: () => api.messaging.recentMessages({ params: { id: applicationId } }),
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
/** The people one talks to, each for themselves; who has no account is not in the chat. */
export function othersIn({ candidate, team }: Conversation, side: Side): Person[] {
  if (side === "candidate") return team;
  const { userId, ...person } = candidate;
  return userId ? [{ ...person, userId }] : [];
}

interface Connected {
  /** Whether the chat connection is open: without it nobody knows who is online. */
  online: boolean;
  /** Who is connected now. */
  here: ReadonlySet<string>;
}
/** Under the name: about which job and how it stands, with whom, and who of them is here. */
export function headLine(conversation: Conversation, side: Side, { online, here }: Connected) {
  const people = othersIn(conversation, side);
  const present = online ? people.filter(({ userId }) => here.has(userId)) : [];
  const about = `${conversation.job.jobTitle}, ${stateInLine(conversation.shownAs)}`;
  const names = side === "candidate" && people.length ? `With ${namesOf(people)}` : null;
  const now = present.length
    ? side === "candidate"
      ? `${namesOf(present)} ${present.length === 1 ? "is" : "are"} online`
      : "Online"
    : null;
  return [about, names, now].filter(Boolean).join(". ");
}
const mostNames = 3;
function namesOf(people: readonly Person[]) {
  const names = people.slice(0, mostNames).map(({ fullName }) => fullName);
  const more = people.length - names.length;
  return sentenceList(more > 0 ? [...names, `${more} more`] : names);
}

/** Why nobody writes anymore, or the reader does not; null while the conversation is open to them. */
export function closedBecause(conversation: Conversation, side: Side, can: Me["can"] = null) {
  const { closed, applicationState, shownAs, candidate } = conversation;
  if (!closed) return side === "company" && can?.messages === false ? notAllowed("messages") : null;
  const [first = "The candidate"] = candidate.fullName.split(" ");
  if (applicationState === "outbound")
    return side === "company"
      ? `You can message each other once ${first} accepts the invitation.`
      : "Accept the invitation to message each other.";
  if (shownAs === "withdrawn")
    return side === "company"
      ? `${first} withdrew their application, so this conversation is closed. You can still read it.`
      : "You withdrew your application, so this conversation is closed. You can still read it.";
  if (applicationState === "declined")
    return side === "company"
      ? `${first} declined this job, so this conversation is closed. You can still read it.`
      : "You declined this job, so this conversation is closed. You can still read it.";
  return side === "company"
    ? "Your team archived and closed this conversation."
    : "The hiring team closed this conversation. You can still read it.";
}

/** What someone may do where nobody writes anymore: the team opens what it closed, anyone takes back what they archived. */
export function wayBackOf({ closed, archived, applicationState }: Conversation, side: Side) {
  if (!closed) return null;
  if (side === "company" && applicationState !== "declined" && applicationState !== "outbound")
    return { label: "Reopen", move: "unArchiveAndOpen" } as const;
  return archived ? ({ label: "Unarchive", move: "unArchive" } as const) : null;
}
