import { X } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Message } from "#contract/chat/shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Pane, PaneHead } from "#ui/layout/pane.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { placeOf } from "../attachments/attachments.ts";
import { useChat, useChatState } from "../chat-provider.tsx";
import { Composer, type Writing } from "../composer/composer.tsx";
import { type MessagePlace, MessagePlaceProvider } from "../message-context.ts";
import { type ListHandle, MessageList } from "../message/message-list.tsx";
import { messageRows } from "../message/message-rows.ts";
import { ReportMessage } from "../channel/report-dialog.tsx";
import { TypingWords } from "../channel/channel-foot.tsx";
import { ThreadComing } from "./thread-coming.tsx";
import { useChannel } from "../use-channel.ts";
import { useThread } from "./use-thread.ts";
import styles from "../chat.module.css";

interface ThreadPaneProps {
  id: string;
  cid: string;
  closed: string | null;
  onClose: () => void;
}
const title = "Thread";
const readers = "Everyone in this conversation can see this.";

/** A message and what was answered to it, beside the conversation. */
export function ThreadPane(props: ThreadPaneProps) {
  return (
    <Pane label={title} className={styles.aside}>
      <PaneHead tall>
        <span className={styles.teamHead}>
          <b>{title}</b>
          <small>{readers}</small>
        </span>
        <IconButton icon={X} label="Close" onClick={props.onClose} />
      </PaneHead>
      <ThreadView {...props} beside />
    </Pane>
  );
}

/** The same where there is no room beside the conversation. */
export function ThreadDrawer(props: ThreadPaneProps) {
  return (
    <Drawer title={title} description={readers} open onOpenChange={(open) => !open && props.onClose()}>
      <div className={styles.inDrawer}>
        <ThreadView {...props} />
      </div>
    </Drawer>
  );
}

function ThreadView({ id, cid, closed, onClose, beside = false }: ThreadPaneProps & { beside?: boolean }) {
  const client = useChat();
  const { channel, snapshot: around } = useChannel(cid);
  const known = around?.messages.find((message) => message.id === id) ?? null;
  const { thread, snapshot } = useThread({ id, cid, parent: known });
  const list = useRef<ListHandle>(null);
  const [quoting, setQuoting] = useState<Message | null>(null);
  const [editing, setEditing] = useState<Message | null>(null);
  const [reporting, setReporting] = useState<Message | null>(null);
  const parent = snapshot?.parent ?? known;
  const me = client?.userId ?? "";
  const { blocked } = useChatState();
  const rows = useMemo(
    () =>
      messageRows({
        messages: [...(parent ? [parent] : []), ...(snapshot?.messages ?? [])],
        pending: snapshot?.pending ?? [],
        firstUnreadId: null,
        me,
        blocked,
      }),
    [parent, snapshot?.messages, snapshot?.pending, me, blocked],
  );
  const writing = useMemo<Writing | null>(
    () =>
      thread && channel
        ? {
            send(text, fields) {
              thread.endTyping();
              thread.outbox.send(text, { ...fields, parent_id: id });
            },
            typing: () => thread.typing(),
            keepDraft: (text) => channel.keepDraft(text, id),
            edit: (which, text, mentioned) => thread.acts.edit(which, text, mentioned),
          }
        : null,
    [thread, channel, id],
  );
  const markRead = useCallback(() => thread?.markRead(), [thread]);
  if (!thread || !snapshot || !channel || !writing || snapshot.state === "loading")
    return <ThreadComing thread={thread} />;
  const place: MessagePlace = {
    me,
    applicationId: placeOf(cid).applicationId,
    members: around?.members ?? [],
    acts: thread.acts,
    closed: closed !== null,
    onEdit: setEditing,
    onQuote: setQuoting,
    onReport: setReporting,
    onReach: (wanted) => list.current?.show(wanted),
  };
  return (
    <MessagePlaceProvider value={place}>
      <MessageList
        rows={rows}
        handle={list}
        foot={<TypingWords typing={snapshot.typing} members={around?.members ?? []} />}
        onTop={() => void thread.loadOlder().catch(() => {})}
        onRead={markRead}
        unread={snapshot.unread}
        lastSaid={snapshot.messages.at(-1)?.id}
        fromTop
        outbox={thread.outbox}
      />
      {closed === null && (
        <Composer
          key={id}
          writing={writing}
          draft={snapshot.thread?.draft?.message.text ?? ""}
          keptAs={{ userId: me, name: `message:${cid}/${id}` }}
          members={around?.members ?? []}
          folderOf={cid}
          placeholder="Reply in thread"
          verb="Reply"
          quoting={quoting}
          editing={editing}
          takesFocus={beside}
          onLeave={beside ? onClose : undefined}
          onDone={() => {
            setQuoting(null);
            setEditing(null);
          }}
        />
      )}
      <ReportMessage channel={channel} message={reporting} onClose={() => setReporting(null)} />
    </MessagePlaceProvider>
  );
}
