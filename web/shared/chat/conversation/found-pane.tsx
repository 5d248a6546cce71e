import { X } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Message } from "#contract/chat/shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Pane, PaneBody, PaneHead } from "#ui/layout/pane.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { useChat, useChatState } from "../chat-provider.tsx";
import { inShort } from "../message-words.ts";
import { askToReach } from "../channel/reach.ts";
import { useChannel } from "../use-channel.ts";
import styles from "../chat.module.css";

interface FoundProps {
  cid: string;
  /** Opens the thread of a message. */
  onThread: (id: string) => void;
  onFound: () => void;
  look: "pane" | "drawer";
  onClose: () => void;
}

/** Finds words in one conversation. */
export function SearchPane(props: FoundProps) {
  const { cid, look, onClose } = props;
  const client = useChat();
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words.trim());
  const { data, isError, refetch } = useQuery({
    queryKey: ["message-search", cid, wanted],
    queryFn: () => client!.search(cid, wanted),
    enabled: Boolean(client && wanted.length > 1),
    staleTime: 10_000,
  });
  return (
    <Frame title="Search" look={look} onClose={onClose}>
      <div className={look === "pane" ? styles.searchBox : undefined}>
        <SearchInput label="Search in this conversation" value={words} onChange={setWords} autoFocus />
      </div>
      {data && wanted.length > 1 && (
        <p className="sr" role="status">
          {data.length === 1 ? "1 message found" : `${data.length} messages found`}
        </p>
      )}
      {isError && (
        <EmptyState
          size="sm"
          title="Couldn’t search messages"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {data?.length === 0 && (
        <EmptyState size="sm" title="Nothing found">
          No messages match your search.
        </EmptyState>
      )}
      <Messages label="Found messages" messages={data ?? []} {...props} />
    </Frame>
  );
}

/** What was pinned in one conversation, the latest first. */
export function PinnedPane(props: FoundProps) {
  const { cid, look, onClose } = props;
  const { snapshot } = useChannel(cid);
  const pinned = snapshot?.pinned ?? [];
  return (
    <Frame title="Pinned" look={look} onClose={onClose}>
      {pinned.length === 0 && (
        <EmptyState size="sm" title="No pinned messages yet">
          Pin a message so both of you can find it here.
        </EmptyState>
      )}
      <Messages label="Pinned messages" messages={pinned} {...props} />
    </Frame>
  );
}

interface MessagesProps extends FoundProps {
  label: string;
  messages: readonly Message[];
}
function Messages({ label, messages, cid, look, onThread, onFound }: MessagesProps) {
  const { blocked } = useChatState();
  const shown = messages.filter(({ user }) => !blocked.has(user?.id ?? ""));
  if (!shown.length) return null;
  function show({ id, parent_id: parent, show_in_channel: also }: Message) {
    if (parent && !also) return onThread(parent);
    if (look === "drawer") onFound();
    askToReach(cid, id);
  }
  return (
    <List label={label}>
      {shown.map((message) => (
        <ListRow
          key={message.id}
          onSelect={() => show(message)}
          leading={<Avatar name={message.user?.name ?? "Deleted user"} src={message.user?.image} size="sm" />}
          title={message.user?.name ?? "Deleted user"}
          end={<TimeAgo at={message.created_at} look="short" />}
          text={inShort(message)}
          lines={2}
        />
      ))}
    </List>
  );
}

interface FrameProps extends Pick<FoundProps, "look" | "onClose"> {
  title: string;
  children: ReactNode;
}
function Frame({ title, look, onClose, children }: FrameProps) {
  if (look === "drawer")
    return (
      <Drawer title={title} open onOpenChange={(open) => !open && onClose()}>
        {children}
      </Drawer>
    );
  return (
    <Pane label={title} className={styles.aside}>
      <PaneHead tall>
        <span className={styles.teamHead}>
          <b>{title}</b>
        </span>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </PaneHead>
      <PaneBody space="none">{children}</PaneBody>
    </Pane>
  );
}
