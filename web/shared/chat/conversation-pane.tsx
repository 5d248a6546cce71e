import { Archive, UsersRound } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import type { Conversation } from "#contract/messaging.ts";
import { Button } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Avatar } from "#ui/data/avatar.tsx";
import { CompanyMark } from "#ui/data/company-mark.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneHead } from "#ui/layout/pane.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChatState } from "./chat-line.tsx";
import { type Side, otherSide } from "./conversations.ts";
import { Talk } from "./talk.tsx";
import styles from "./chat.module.css";

interface ConversationPaneProps {
  conversation: Conversation;
  side: Side;
  /** The list, for phones. */
  back: string;
  teamOpen: boolean;
  onTeam: () => void;
}

/** One conversation: who, about what, what was said, and a box to write in. */
export function ConversationPane({ conversation, side, back, teamOpen, onTeam }: ConversationPaneProps) {
  const other = otherSide(conversation, side);
  const cache = useQueryClient();
  const { state } = useChatState();
  async function archive() {
    const body = { requestIds: [conversation.applicationId] };
    try {
      if (conversation.archived) await api.messaging.unArchive({ body });
      else await api.messaging.archive({ body });
      showToast({
        text: conversation.archived ? "The conversation is open again" : "The conversation is archived",
        tone: "success",
      });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    await cache.invalidateQueries({ queryKey: ["conversations"] });
  }
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          back={{ href: back, label: "Back to messages" }}
          leading={
            other.company ? (
              <CompanyMark name={other.name} src={other.picture} />
            ) : (
              <Avatar name={other.name} src={other.picture} />
            )
          }
          title={other.name}
          text={`${conversation.job.jobTitle}, ${conversation.shownAs}`}
          aside={
            <span className={styles.headActions}>
              {conversation.teamCid && (
                <Button size="sm" icon={UsersRound} aria-pressed={teamOpen} onClick={onTeam}>
                  Team{conversation.teamUnread > 0 && ` ${conversation.teamUnread}`}
                </Button>
              )}
              <IconButton
                icon={Archive}
                label={conversation.archived ? "Bring back from the archive" : "Archive"}
                onClick={() => void archive()}
              />
            </span>
          }
        />
      </PaneHead>
      {state === "connecting" && (
        <p className={styles.line} role="status">
          The connection is gone. Trying again; what you write is kept.
        </p>
      )}
      <Talk cid={conversation.cid} placeholder={`Write to ${other.name}`} closed={conversation.closed} />
    </>
  );
}
