import { Pin, Search, UsersRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import type { Conversation } from "#contract/messaging.ts";
import { Button } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Avatar } from "#ui/data/avatar.tsx";
import { CompanyMark } from "#ui/data/company-mark.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PaneHead } from "#ui/layout/pane.tsx";
import { BlockedLine } from "./blocked-line.tsx";
import { useChatState } from "./chat-line.tsx";
import { ConversationMenu } from "./conversation-menu.tsx";
import { type Side, closedBecause, headLine, otherSide, othersIn } from "./conversations.ts";
import { focusRow } from "./focus-moves.ts";
import { FollowUpMenu } from "./follow-up.tsx";
import { Talk } from "./talk.tsx";
import { useChannel } from "./use-channel.ts";
import type { MessagesPlace } from "./use-messages-place.ts";
import { WayBack } from "./way-back.tsx";
import styles from "./chat.module.css";

interface ConversationPaneProps {
  conversation: Conversation;
  side: Side;
  place: MessagesPlace;
}

/** One conversation: who, about what, what was said, and a box to write in. */
export function ConversationPane({ conversation, side, place }: ConversationPaneProps) {
  const other = otherSide(conversation, side);
  const { state } = useChatState();
  const { snapshot } = useChannel(conversation.cid);
  // There the list with the page's own title is out of sight.
  const phone = usePhone();
  const chosen = useChosen();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (phone && chosen) heading.current?.focus();
  }, [phone, chosen]);
  const online = new Set(snapshot?.members.flatMap(({ user_id: id, user }) => (user?.online ? [id] : [])));
  const here = state === "online" && othersIn(conversation, side).some(({ userId }) => online.has(userId));
  const closed = closedBecause(conversation, side);
  const pinned = snapshot?.pinned.length ?? 0;
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          headingRef={heading}
          back={{
            href: place.href({ application: null, thread: null, panel: null }),
            label: "Back to messages",
          }}
          leading={
            other.company ? (
              <CompanyMark name={other.name} src={other.picture} />
            ) : (
              <Avatar name={other.name} src={other.picture} dot={here ? "online" : undefined} />
            )
          }
          title={other.name}
          text={headLine(conversation, side, { online: state === "online", here: online })}
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
                  onClick={() =>
                    place.go({ panel: place.panel === "pinned" ? null : "pinned", thread: null })
                  }
                />
              )}
              <span className={styles.wideOnly}>
                <IconButton
                  icon={Search}
                  label="Search in this conversation"
                  pressed={place.panel === "search"}
                  onClick={() =>
                    place.go({ panel: place.panel === "search" ? null : "search", thread: null })
                  }
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
      </PaneHead>
      {state === "connecting" && snapshot?.state === "ready" && (
        <p className={styles.line} role="status">
          Waiting for the connection. What you write is kept, and sent once it is back.
        </p>
      )}
      <BlockedLine conversation={conversation} side={side} />
      <Talk
        cid={conversation.cid}
        placeholder={`Write to ${other.name}`}
        closed={closed}
        wayBack={closed && <WayBack conversation={conversation} side={side} />}
        takesFocus={chosen && !phone}
        onLeave={() => focusRow(conversation.applicationId)}
        onThread={(message) => place.go({ thread: message.id, panel: null })}
        extra={side === "company" && <FollowUpMenu conversation={conversation} />}
      />
    </>
  );
}

/** Whether somebody came here by choosing it, rather than by an address. */
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
/** The way to the team's own talk; where room is short, without the word. */
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
