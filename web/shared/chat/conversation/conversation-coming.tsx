import { useMe } from "#web/shared/session/session.ts";
import { ArchiveRestore } from "lucide-react";
import type { Conversation } from "#contract/messaging.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { type Side, closedBecause, otherSide, wayBackOf } from "../conversations.ts";
import { RecentMessages, useRecentMessages } from "./recent-messages.tsx";
import { ChannelComing } from "../channel/channel-coming.tsx";
import type { MessagesPlace } from "../use-messages-place.ts";

interface ConversationComingProps {
  conversation: Conversation;
  side: Side;
  place: MessagesPlace;
}
/** A conversation until its parts are fetched: to be read, in the place where it will be. */
export function ConversationComing({ conversation, side, place }: ConversationComingProps) {
  const { can } = useMe();
  const messages = useRecentMessages(conversation);
  const way = wayBackOf(conversation, side);
  return (
    <>
      <ConversationHead {...{ conversation, side, place }} />
      <ChannelComing
        recent={messages && <RecentMessages conversation={conversation} messages={messages} />}
        placeholder={`Message ${otherSide(conversation, side).name}`}
        closed={closedBecause(conversation, side, can)}
        wayBack={
          way && (
            <Button size="sm" icon={ArchiveRestore} disabled>
              {way.label}
            </Button>
          )
        }
      />
    </>
  );
}
