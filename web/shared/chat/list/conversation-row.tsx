import type { Conversation } from "#contract/messaging.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import type { ListedChannel } from "#web/api/chat-client/index.ts";
import { stateInLine } from "#shared/words/application-state.ts";
import { useChatState } from "../chat-provider.tsx";
import { type Side, lastAt, otherSide } from "../conversations.ts";
import { inShort } from "../message-words.ts";

interface ConversationRowProps {
  conversation: Conversation;
  /** What the connection brought since. */
  live: ListedChannel | undefined;
  me: string;
  side: Side;
  open: boolean;
  href: string;
}
/** One conversation in the list: who, the last words, what it is about. */
export function ConversationRow({ conversation, live, me, side, open, href }: ConversationRowProps) {
  const { blocked } = useChatState();
  const other = otherSide(conversation, side);
  const { job, shownAs, candidate } = conversation;
  const unread = unreadOf(conversation, live);
  const dot = dotOf(
    unread,
    side === "company" && candidate.userId !== null && Boolean(live?.online.includes(candidate.userId)),
  );
  const marks = [live?.hasDraft && "Draft saved", live?.muted && "Muted"].filter(Boolean);
  return (
    <ListRow
      href={href}
      current={open}
      unread={unread > 0}
      leading={
        other.company ? (
          <CompanyMark name={other.name} src={other.picture} />
        ) : (
          <Avatar name={other.name} src={other.picture} dot={dot} />
        )
      }
      title={other.name}
      end={<TimeAgo at={lastAt(conversation, live)} look="short" />}
      text={
        live?.last?.user && blocked.has(live.last.user.id) ? "Blocked" : lastWords(conversation, live, me)
      }
      textEnd={unread > 0 && <span aria-label={`${unread} unread`}>{unread}</span>}
      lines={2}
      foot={[`${job.jobTitle}, ${stateInLine(shownAs)}`, ...marks].join(" · ")}
    />
  );
}

/** What the connection brought, once it brought something. */
export function unreadOf({ unread }: Conversation, live: ListedChannel | undefined) {
  return live ? live.unread : unread;
}
function dotOf(unread: number, online: boolean) {
  if (unread) return "unread" as const;
  return online ? ("online" as const) : undefined;
}

function lastWords({ lastMessage }: Conversation, live: ListedChannel | undefined, me: string) {
  if (live?.last) {
    return `${live.last.user?.id === me ? "You: " : ""}${inShort(live.last)}`;
  }
  if (!lastMessage) return "No messages yet";
  const { fromMe, text, hasAttachments } = lastMessage;
  return `${fromMe ? "You: " : ""}${text || (hasAttachments ? "A file" : "A poll")}`;
}
