import { useEffect } from "react";
import type { Conversation } from "#contract/messaging.ts";
import type { ChannelSnapshot } from "#web/api/chat-client/index.ts";
import { keepConversation } from "#web/api/kept-to-read.ts";
import { type Side, otherSide } from "../conversations.ts";
import { inShort } from "../message-words.ts";
import { useMe } from "#web/shared/session/session.ts";

const pauseMs = 800;

/** Keeps a conversation that is open for reading without a connection, a moment after something came. */
export function useKeptConversation(
  conversation: Conversation,
  side: Side,
  snapshot: ChannelSnapshot | null,
) {
  const { id: userId } = useMe();
  const messages = snapshot?.state === "ready" ? snapshot.messages : null;
  useEffect(() => {
    if (!messages) return;
    const { applicationId, job, company } = conversation;
    const { name } = otherSide(conversation, side);
    const about = side === "company" ? job.jobTitle : `${job.jobTitle} at ${company.companyName}`;
    const timer = setTimeout(() => {
      void keepConversation(userId, {
        applicationId,
        name,
        about,
        messages: messages.map((message) => ({
          who: message.user?.id === userId ? "You" : (message.user?.name ?? "Deleted user"),
          at: message.created_at,
          text: inShort(message),
        })),
      });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [messages, conversation, side, userId]);
}
