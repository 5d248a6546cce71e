import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Message } from "#contract/chat/shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import type { ChannelSnapshot, OpenChannel } from "#web/api/chat-client/index.ts";
import { act } from "../act.ts";
import { useChatState } from "../chat-provider.tsx";
import { placeOf } from "../attachments/attachments.ts";
import { Composer, type Writing } from "../composer/composer.tsx";
import { type MessagePlace, MessagePlaceProvider } from "../message-context.ts";
import { type ListHandle, MessageList } from "../message/message-list.tsx";
import { messageRows } from "../message/message-rows.ts";
import { onReachAsked } from "./reach.ts";
import { ReportMessage } from "./report-dialog.tsx";
import { ChannelComing } from "./channel-coming.tsx";
import { ChannelFoot } from "./channel-foot.tsx";
import { useChannel } from "../use-channel.ts";
import styles from "../chat.module.css";

export interface ChannelViewProps {
  cid: string;
  placeholder: string;
  /** The word on the button that sends. */
  verb?: string;
  /** Why nobody writes here anymore; null while people do. */
  closed: string | null;
  /** What may be done about it, beside the words. */
  wayBack?: ReactNode;
  onThread?: (message: Message) => void;
  /** The last messages, shown until the channel is open. */
  recent?: ReactNode;
  /** The box to write in has the focus as soon as it stands. */
  takesFocus?: boolean;
  /** Escape, where there is nothing to call off. */
  onLeave?: () => void;
  /** Beside the composer's other buttons. */
  extra?: ReactNode;
}

/** A channel's messages by day, what is on its way, who types, and the box to write in. */
export function ChannelView(props: ChannelViewProps) {
  const { channel, snapshot } = useChannel(props.cid);
  if (!snapshot || !channel || snapshot.state === "loading") return <ChannelComing {...props} />;
  if (snapshot.state === "refused")
    return <p className={styles.line}>You don’t have access to this conversation.</p>;
  return <OpenChannelView key={props.cid} {...props} channel={channel} snapshot={snapshot} />;
}

function OpenChannelView(props: ChannelViewProps & { channel: OpenChannel; snapshot: ChannelSnapshot }) {
  const { channel, snapshot, cid, placeholder, verb, closed, wayBack, onThread, takesFocus, onLeave, extra } =
    props;
  const { applicationId } = placeOf(cid);
  const list = useRef<ListHandle>(null);
  const [quoting, setQuoting] = useState<Message | null>(null);
  const [editing, setEditing] = useState<Message | null>(null);
  const [reporting, setReporting] = useState<Message | null>(null);
  const goTo = useCallback(
    (id: string) =>
      act(channel.reach(id).then((found) => found && requestAnimationFrame(() => list.current?.show(id)))),
    [channel],
  );
  useEffect(() => onReachAsked(cid, goTo), [cid, goTo]);
  const { messages, pending, firstUnreadId, members } = snapshot;
  const { blocked } = useChatState();
  const rows = useMemo(
    () => messageRows({ messages, pending, firstUnreadId, me: channel.me, blocked }),
    [messages, pending, firstUnreadId, channel, blocked],
  );
  const place: MessagePlace = {
    me: channel.me,
    applicationId,
    members,
    acts: channel.acts,
    closed: closed !== null,
    onEdit: setEditing,
    onQuote: setQuoting,
    onReport: setReporting,
    onReach: goTo,
    onUnread: (message) => act(channel.markUnread(message.id), "Marked as unread from here"),
    ...(onThread && { onThread }),
  };
  const writing = useMemo<Writing>(
    () => ({
      send: (text, fields) => channel.outbox.send(text, fields),
      typing: () => channel.typing(),
      keepDraft: (text) => channel.keepDraft(text),
      edit: (id, text, mentioned) => channel.acts.edit(id, text, mentioned),
    }),
    [channel],
  );
  const markRead = useCallback(() => channel.markRead(), [channel]);
  return (
    <MessagePlaceProvider value={place}>
      {rows.length ? (
        <MessageList
          rows={rows}
          handle={list}
          head={snapshot.hasOlder && <Older onClick={() => void channel.loadOlder()} />}
          foot={<ChannelFoot snapshot={snapshot} me={channel.me} />}
          onTop={() => void channel.loadOlder().catch(() => {})}
          onRead={markRead}
          unread={snapshot.unread}
          until={props.recent}
          lastSaid={messages.at(-1)?.id}
          outbox={channel.outbox}
        />
      ) : (
        <div className={styles.log} role="log" aria-label="Messages">
          <EmptyState size="sm" title="No messages yet">
            Start the conversation.
          </EmptyState>
        </div>
      )}
      {closed === null ? (
        <Composer
          writing={writing}
          draft={snapshot.draft?.message.text ?? ""}
          keptAs={{ userId: channel.me, name: `message:${cid}` }}
          members={members}
          folderOf={cid}
          placeholder={placeholder}
          verb={verb}
          quoting={quoting}
          editing={editing}
          onDone={() => {
            setQuoting(null);
            setEditing(null);
          }}
          takesFocus={takesFocus}
          onLeave={onLeave}
          extra={extra}
        />
      ) : (
        <div className={styles.closed}>
          <p role="status">{closed}</p>
          {wayBack}
        </div>
      )}
      <ReportMessage channel={channel} message={reporting} onClose={() => setReporting(null)} />
    </MessagePlaceProvider>
  );
}

function Older({ onClick }: { onClick: () => void }) {
  return (
    <p className={styles.older}>
      <Button size="sm" onClick={onClick}>
        Show earlier messages
      </Button>
    </p>
  );
}
