import { MessagesSquare } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { UnreadDot } from "#ui/controls/indicators/unread-dot.tsx";
import type { ChatClient } from "#web/api/chat-client/index.ts";
import { useChat } from "../chat-provider.tsx";
import { useStore } from "../use-store.ts";
import styles from "../chat.module.css";

interface ThreadsButtonProps {
  pressed: boolean;
  onClick: () => void;
}
/** The way to the threads, marked while some have replies that were not read: those count in no conversation. */
export function ThreadsButton(props: ThreadsButtonProps) {
  const client = useChat();
  return client ? <Counting client={client} {...props} /> : <ButtonWithDot {...props} unread={0} />;
}

function Counting({ client, ...props }: ThreadsButtonProps & { client: ChatClient }) {
  const { unread } = useStore(client.threads);
  return <ButtonWithDot {...props} unread={unread} />;
}

function ButtonWithDot({ unread, ...props }: ThreadsButtonProps & { unread: number }) {
  return (
    <span className={styles.threads}>
      <IconButton icon={MessagesSquare} label={unread ? `Threads, ${unread} unread` : "Threads"} {...props} />
      {unread > 0 && <UnreadDot />}
    </span>
  );
}
