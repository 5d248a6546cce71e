import { ArrowDown } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { Virtuoso, type VirtuosoHandle } from "react-virtuoso";
import type { Attachment } from "#contract/chat/shapes.ts";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { useMe } from "#web/shared/session/session.ts";
import type { Pending } from "#web/api/chat-client/index.ts";
import { useChatState } from "../chat-provider.tsx";
import { AttachedFiles } from "../attachments/attached-files.tsx";
import { sentFiles } from "../attachments/attachments.ts";
import { focusBoxBelow } from "../focus-moves.ts";
import { useMessagePlace } from "../message-context.ts";
import { MessageItem, OnItsWay } from "./message.tsx";
import type { MessageRow } from "./message-rows.ts";
import { useNews } from "./news.ts";
import { useStayAtEnd } from "./stay-at-end.ts";
import styles from "../chat.module.css";

export interface ListHandle {
  /** Shows a message that is in the list, and marks it for a moment. */
  show(id: string): void;
  toEnd(): void;
}
interface MessageListProps {
  rows: MessageRow[];
  handle: RefObject<ListHandle | null>;
  /** Shown below the last message: who types, who has read it. */
  foot: ReactNode;
  head?: ReactNode;
  onTop: () => void;
  /** Called while the end is in view in a focused window. */
  onRead: () => void;
  unread: number;
  /** The last message, shown or not: it is marked read as well. */
  lastSaid?: string | undefined;
  /** A few messages stand at the top, as those of a thread do, and not beside the box to write in. */
  fromTop?: boolean;
  /** Covers the list while it looks for the place where it opens. */
  until?: ReactNode;
  outbox: { retry(id: string): void; discard(id: string): void };
}
/** So close to the first message what is older is asked for. */
const nearTop = 1200;
/** Less above than `nearTop`: what comes in above is measured while it is scrolled to, which alone moves nothing. */
const drawnBeyond = { top: 300, bottom: 600 };
/** Far enough from zero for every conversation to grow upwards. */
const start = 1_000_000;

/** Any number of messages: opens at the first unread, grows upwards without a jump, stays at its end when it was there. */
export function MessageList(props: MessageListProps) {
  const { rows, handle, foot, head, onTop, onRead, unread, lastSaid, fromTop = false, until, outbox } = props;
  const list = useRef<VirtuosoHandle>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const shown = useStayAtEnd(scroller);
  const [anchor] = useState(() => rows[0]?.id);
  const [atEnd, setAtEnd] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const firstItemIndex =
    start -
    Math.max(
      0,
      rows.findIndex(({ id }) => id === anchor),
    );
  const opensAt = useMemo(() => {
    const unreadAt = rows.findIndex(({ firstUnread }) => firstUnread);
    if (unreadAt > 0) return { index: unreadAt, align: "start" as const, offset: -48 };
    return { index: Math.max(0, rows.length - 1), align: "end" as const };
    // Only where it opens: afterwards the reader decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const lastId = rows.at(-1)?.id;
  const { me } = useMessagePlace();
  const news = Math.max(unread, useNews(rows, atEnd, me));
  useReading(atEnd, `${lastId} ${lastSaid}`, onRead);
  useImperativeHandle(handle, () => ({
    show(id) {
      const index = rows.findIndex((row) => row.id === id);
      if (index === -1) return;
      list.current?.scrollToIndex({ index, align: "center" });
      setMarked(id);
    },
    toEnd: () => list.current?.scrollToIndex({ index: "LAST", align: "end" }),
  }));
  useEffect(() => {
    if (!marked) return;
    const timer = setTimeout(() => setMarked(null), 2000);
    return () => clearTimeout(timer);
  }, [marked]);
  return (
    <div className={styles.log} role="log" aria-label="Messages" onKeyDown={walk}>
      <Virtuoso
        ref={list}
        scrollerRef={(element) => setScroller(element instanceof HTMLElement ? element : null)}
        className={styles.scroller}
        inert={!shown && Boolean(until)}
        data={rows}
        firstItemIndex={firstItemIndex}
        initialTopMostItemIndex={opensAt}
        alignToBottom={!fromTop}
        increaseViewportBy={drawnBeyond}
        atBottomThreshold={80}
        atBottomStateChange={setAtEnd}
        onScroll={({ currentTarget }) => currentTarget.scrollTop < nearTop && onTop()}
        followOutput={(isAtEnd) => isAtEnd || rows.at(-1)?.pending?.state === "sending"}
        computeItemKey={(_, row) => row.id}
        itemContent={(_, row) => <Row row={row} marked={row.id === marked} outbox={outbox} />}
        context={{ head, foot }}
        components={edges}
      />
      {!shown && until && <div className={styles.until}>{until}</div>}
      {!atEnd && rows.length > 0 && (
        <button
          type="button"
          className={styles.toEnd}
          onClick={() => list.current?.scrollToIndex({ index: "LAST", align: "end" })}
        >
          <Icon of={ArrowDown} size="sm" />
          {news ? `${news} new` : "Jump to latest"}
        </button>
      )}
    </div>
  );
}

interface Edges {
  head?: ReactNode;
  foot: ReactNode;
}
const edges = {
  Header: ({ context }: { context?: Edges }) => context?.head,
  Footer: ({ context }: { context?: Edges }) => <div className={styles.end}>{context?.foot}</div>,
};

interface RowProps {
  row: MessageRow;
  marked: boolean;
  outbox: MessageListProps["outbox"];
}
function Row({ row, marked, outbox }: RowProps) {
  return (
    <div className={styles.row} data-marked={marked || undefined}>
      {row.day && <p className={styles.day}>{row.day}</p>}
      {row.firstUnread && <p className={styles.news}>New</p>}
      {row.message && <MessageItem message={row.message} follows={row.follows} />}
      {row.pending && <Leaving pending={row.pending} follows={row.follows} outbox={outbox} />}
    </div>
  );
}

function Leaving({
  pending,
  follows,
  outbox,
}: { pending: Pending } & Omit<RowProps, "row" | "marked"> & { follows: boolean }) {
  const { fullName, profilePicture } = useMe();
  const { applicationId } = useMessagePlace();
  const { state } = useChatState();
  return (
    <OnItsWay
      {...pending}
      follows={follows}
      waits={state !== "online"}
      name={fullName}
      picture={profilePicture}
      onRetry={() => outbox.retry(pending.id)}
      onDiscard={() => outbox.discard(pending.id)}
    >
      <AttachedFiles
        files={sentFiles(pending.fields.attachments as Attachment[] | undefined)}
        applicationId={applicationId}
      />
    </OnItsWay>
  );
}

/** What the end shows has been read, as long as someone looks. */
function useReading(atEnd: boolean, last: string, onRead: () => void) {
  useEffect(() => {
    if (!atEnd) return;
    function read() {
      if (document.visibilityState === "visible") onRead();
    }
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [atEnd, last, onRead]);
}

/** Arrow keys go from message to message, Tab then reaches what can be done with one; Escape leads to the box to write in. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
  if (event.key === "Escape") return focusBoxBelow(event.currentTarget);
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-message]")];
  const current = (event.target as HTMLElement).closest<HTMLElement>("[data-message]");
  if (!current && (event.target as HTMLElement).closest("button, a, input")) return;
  const at = current ? all.indexOf(current) : all.length;
  const next = all[at + (event.key === "ArrowUp" ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
