import { Pin, Search, UsersRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import type { Conversation } from "#contract/messaging.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { useMe } from "#web/shared/session/session.ts";
import { InsertTemplate } from "#web/shared/templates/insert-template.tsx";
import { BlockedLine } from "./blocked-line.tsx";
import { useChatState } from "../chat-provider.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { ConversationMenu } from "./conversation-menu.tsx";
import { type Side, closedBecause, otherSide } from "../conversations.ts";
import { focusRow } from "../focus-moves.ts";
import { FollowUpMenu } from "./follow-up.tsx";
import { RecentMessages, useForgetRecent, useRecentMessages } from "./recent-messages.tsx";
import { ChannelView } from "../channel/channel-view.tsx";
import { useChannel } from "../use-channel.ts";
import type { MessagesPlace } from "../use-messages-place.ts";
import { useKeptConversation } from "./use-kept-conversation.ts";
import { WayBack } from "./way-back.tsx";
import styles from "../chat.module.css";

interface ConversationPaneProps {
  conversation: Conversation;
  side: Side;
  place: MessagesPlace;
}

/** One conversation: who, about what, its messages and the composer. */
export function ConversationPane({ conversation, side, place }: ConversationPaneProps) {
  const other = otherSide(conversation, side);
  const { state } = useChatState();
  const { can } = useMe();
  const { snapshot } = useChannel(conversation.cid);
  useKeptConversation(conversation, side, snapshot);
  const messages = useRecentMessages(conversation);
  useForgetRecent(conversation);
  const phone = usePhone();
  const chosen = useChosen();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (phone && chosen) heading.current?.focus();
  }, [phone, chosen]);
  const online = new Set(snapshot?.members.flatMap(({ user_id: id, user }) => (user?.online ? [id] : [])));
  const closed = closedBecause(conversation, side, can);
  const pinned = snapshot?.pinned.length ?? 0;
  return (
    <>
      <ConversationHead
        {...{ conversation, side, place }}
        online={state === "online" ? online : null}
        headingRef={heading}
        aside={
          <span className={styles.headActions}>
            {conversation.teamCid && (
              <TeamButton
                unread={conversation.teamUnread}
                pressed={place.panel === "team"}
                onClick={() => place.go({ panel: place.panel === "team" ? null : "team", thread: null })}
              />
            )}
            {pinned > 0 && (
              <IconButton
                icon={Pin}
                label={`${pinned} pinned`}
                pressed={place.panel === "pinned"}
                onClick={() => place.go({ panel: place.panel === "pinned" ? null : "pinned", thread: null })}
              />
            )}
            <span className={styles.wideOnly}>
              <IconButton
                icon={Search}
                label="Search in this conversation"
                pressed={place.panel === "search"}
                onClick={() => place.go({ panel: place.panel === "search" ? null : "search", thread: null })}
              />
            </span>
            <ConversationMenu
              conversation={conversation}
              side={side}
              muted={snapshot?.muted ?? false}
              onSearch={() => place.go({ panel: "search", thread: null })}
            />
          </span>
        }
      />
      {state === "connecting" && snapshot?.state === "ready" && (
        <p className={styles.line} role="status">
          You’re offline. We’ll save what you write and send it when you’re back online.
        </p>
      )}
      <BlockedLine conversation={conversation} side={side} />
      <ChannelView
        cid={conversation.cid}
        placeholder={`Message ${other.name}`}
        closed={closed}
        recent={messages && <RecentMessages conversation={conversation} messages={messages} />}
        wayBack={conversation.closed && <WayBack conversation={conversation} side={side} />}
        takesFocus={chosen && !phone}
        onLeave={() => focusRow(conversation.applicationId)}
        onThread={(message) => place.go({ thread: message.id, panel: null })}
        extra={
          side === "company" &&
          can?.applicants && (
            <>
              <InsertTemplate applicationId={conversation.applicationId} />
              <FollowUpMenu conversation={conversation} />
            </>
          )
        }
      />
    </>
  );
}

/** Whether someone came here by choosing it, rather than by an address. */
function useChosen() {
  const type = useNavigationType();
  const [chosen] = useState(type === "PUSH");
  return chosen;
}

interface TeamButtonProps {
  unread: number;
  pressed: boolean;
  onClick: () => void;
}
/** Opens the team's own channel; without its label where space is short. */
function TeamButton({ unread, pressed, onClick }: TeamButtonProps) {
  return (
    <>
      <span className={styles.wideOnly}>
        <Button size="sm" icon={UsersRound} aria-pressed={pressed} onClick={onClick}>
          Team{unread > 0 && ` ${unread}`}
        </Button>
      </span>
      <span className={styles.narrowOnly}>
        <IconButton
          icon={UsersRound}
          label={unread > 0 ? `Team, ${unread} unread` : "Team"}
          pressed={pressed}
          onClick={onClick}
        />
      </span>
    </>
  );
}
