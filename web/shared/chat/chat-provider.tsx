import { createContext, use, useEffect, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useOnline } from "#ui/hooks/use-online.ts";
import type { ChatClient, KeptMessages, Pending } from "#web/api/chat-client/index.ts";
import { allOnDevice, keepOnDevice, namesOnDevice } from "#web/api/device-drafts.ts";
import { api } from "#web/api/client.ts";
import { useMe } from "#web/shared/session/session.ts";

const Client = createContext<ChatClient | null>(null);

/** The person's connection to the chat service, open while an app is; only candidates and company admins have one. It loads beside the screen, not before it. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const { id, streamToken } = useMe();
  const mayChat = streamToken !== null;
  const [client, setClient] = useState<ChatClient | null>(null);
  useEffect(() => {
    if (!mayChat) return;
    let left = false;
    let leave = () => {};
    void clientOf(id).then((opened) => {
      if (left) return;
      opened.connect();
      window.addEventListener("online", opened.retryNow);
      leave = () => {
        window.removeEventListener("online", opened.retryNow);
        opened.disconnect();
      };
      setClient(opened);
    });
    return () => {
      left = true;
      leave();
      setClient(null);
    };
  }, [id, mayChat]);
  return <Client value={client}>{children}</Client>;
}

const outbox = "outbox:";

/** Each under a name of its own, so that another tab's are left alone. */
function messagesOnDevice(userId: string, conversation: string): KeptMessages {
  const nameOf = (id: string) => `${outbox}${conversation}#${id}`;
  return {
    read: () =>
      allOnDevice<Pending>({ userId, name: nameOf("") }).toSorted((a, b) => a.at.localeCompare(b.at)),
    keep: (pending) => keepOnDevice({ userId, name: nameOf(pending.id) }, pending),
    forget: (id) => keepOnDevice({ userId, name: nameOf(id) }, null),
  };
}

/** The conversations and threads that have messages on this device. */
function conversationsOnDevice(userId: string): string[] {
  const names = namesOnDevice({ userId, name: outbox });
  return [...new Set(names.map((name) => name.slice(outbox.length, name.lastIndexOf("#"))))];
}

async function clientOf(userId: string) {
  const { ChatClient } = await import("#web/api/chat-client/index.ts");
  return new ChatClient({
    userId,
    sharesConnection: true,
    url: `${location.origin}/chat`,
    apiKey: document.documentElement.dataset.apiKey ?? "",
    keptFor: (name) => messagesOnDevice(userId, name),
    keptIn: () => conversationsOnDevice(userId),
    token: async () => (await api.accounts.me()).streamToken ?? "",
  });
}

export function useChat() {
  return use(Client);
}

const silent = { state: "offline" as const, unread: 0, unreadChannels: 0, blocked: new Set<string>() };
const never = () => () => {};
/** Unread counts and the state of the connection. */
export function useChatState() {
  const client = useChat();
  const known = useSyncExternalStore(
    client?.subscribe ?? never,
    client?.getSnapshot ?? (() => silent),
    () => silent,
  );
  const connected = useOnline();
  // A socket notices that the network is gone much later than the device.
  return known.state === "online" && !connected ? { ...known, state: "connecting" as const } : known;
}
