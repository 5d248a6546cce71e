import {
  Copy,
  MailOpen,
  MessageSquareReply,
  MoreHorizontal,
  Pencil,
  Pin,
  PinOff,
  Quote,
  Trash2,
  TriangleAlert,
} from "lucide-react";
import type { Message } from "#contract/chat/shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { useTouch } from "#ui/hooks/use-media-query.ts";
import { Menu, type MenuGroup, type MenuItem } from "#ui/overlays/menu.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { act } from "../act.ts";
import { type MessagePlace, useMessagePlace } from "../message-context.ts";
import { ReactMenu, reactionItems } from "./reactions.tsx";
import styles from "./message.module.css";

interface MessageToolsProps {
  message: Message;
  /** Tab stops here only while the message has the focus: there is one stop for all messages. */
  reachable: boolean;
}
/** What can be done with one message, shown while it is pointed at or has the focus; where nothing points, all of it is in one menu. */
export function MessageTools({ message, reachable }: MessageToolsProps) {
  const place = useMessagePlace();
  const tabIndex = reachable ? 0 : -1;
  const answers = mayAnswer(message, place);
  const touched = useTouch();
  if (touched)
    return (
      <div className={styles.tools} role="toolbar" aria-label="Message">
        <Menu
          trigger={<IconButton size="sm" icon={MoreHorizontal} label="More" tabIndex={tabIndex} />}
          items={groupsFor(message, place)}
        />
      </div>
    );
  return (
    <div className={styles.tools} role="toolbar" aria-label="Message">
      {!place.closed && <ReactMenu message={message} tabIndex={tabIndex} />}
      {answers && (
        <IconButton
          size="sm"
          icon={MessageSquareReply}
          label="Reply in thread"
          tabIndex={tabIndex}
          onClick={() => place.onThread?.(message)}
        />
      )}
      <Menu
        trigger={<IconButton size="sm" icon={MoreHorizontal} label="More" tabIndex={tabIndex} />}
        items={itemsFor(message, place)}
      />
    </div>
  );
}

/** Where nobody writes anymore, a thread is there to be read. */
function mayAnswer({ reply_count: count }: Message, { closed, onThread }: MessagePlace) {
  return Boolean(onThread && (!closed || count));
}

/** Reacting and answering first, then the rest. */
function groupsFor(message: Message, place: MessagePlace): MenuGroup[] {
  const { closed, onThread } = place;
  const answers = mayAnswer(message, place);
  const answer = { label: "Reply in thread", icon: MessageSquareReply, onSelect: () => onThread?.(message) };
  return [
    ...(closed ? [] : [{ row: true, items: reactionItems(message, place) }]),
    { items: [...(answers ? [answer] : []), ...itemsFor(message, place)] },
  ];
}

function itemsFor(message: Message, place: MessagePlace): MenuItem[] {
  const { acts, me, closed, onQuote, onEdit, onUnread, onReport } = place;
  const mine = message.user?.id === me;
  const pin = message.pinned
    ? {
        label: "Unpin",
        icon: PinOff,
        onSelect: () => act(acts.pin(message.id, false), "Message unpinned"),
      }
    : { label: "Pin", icon: Pin, onSelect: () => act(acts.pin(message.id, true), "Message pinned") };
  const writing: MenuItem[] = [
    { label: "Quote", icon: Quote, onSelect: () => onQuote(message) },
    ...(mine && !message.poll_id ? [{ label: "Edit", icon: Pencil, onSelect: () => onEdit(message) }] : []),
    pin,
  ];
  return [
    ...(closed ? [] : writing),
    ...(message.text
      ? [
          {
            label: "Copy text",
            icon: Copy,
            onSelect: () => act(navigator.clipboard.writeText(message.text), "Text copied"),
          },
        ]
      : []),
    ...(onUnread && !mine
      ? [{ label: "Mark as unread from here", icon: MailOpen, onSelect: () => onUnread(message) }]
      : []),
    ...(mine
      ? [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => remove(message, place) }]
      : [{ label: "Report", icon: TriangleAlert, danger: true, onSelect: () => onReport(message) }]),
  ];
}

/** Gone for everyone, and back with one press. */
function remove({ id }: Message, { acts }: MessagePlace) {
  acts.remove(id).then(
    () =>
      showToast({
        text: "Message deleted",
        tone: "success",
        undo: () => act(acts.bringBack(id)),
      }),
    () => showToast({ text: "Couldn’t delete the message. Try again.", tone: "error" }),
  );
}
