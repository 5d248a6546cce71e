import { createContext, use, useEffect, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { ChatClient } from "#web/api/chat-client/index.ts";
import { api } from "#web/api/client.ts";
import { useMe } from "#web/shared/session/session.ts";

const Line = createContext<ChatClient | null>(null);

/** The person's line to the chat service, open while an app is; only candidates and company admins have one. */
export function ChatLine({ children }: { children: ReactNode }) {
  const { id, streamToken } = useMe();
  const [client, setClient] = useState<ChatClient | null>(null);
  const mayChat = streamToken !== null;
  useEffect(() => {
    if (!mayChat) return;
    const made = new ChatClient({
      userId: id,
      url: `${location.origin}/chat`,
      apiKey: document.documentElement.dataset.apiKey ?? "",
      token: async () => (await api.accounts.me()).streamToken ?? "",
    });
    made.connect();
    setClient(made);
    window.addEventListener("online", made.hurry);
    return () => {
      window.removeEventListener("online", made.hurry);
      made.disconnect();
    };
  }, [id, mayChat]);
  return <Line value={client}>{children}</Line>;
}

export function useChat() {
  return use(Line);
}

const silent = { state: "offline" as const, unread: 0, unreadChannels: 0 };
const never = () => () => {};
/** Unread counts and the state of the line. */
export function useChatState() {
  const client = useChat();
  return useSyncExternalStore(
    client?.subscribe ?? never,
    client?.getSnapshot ?? (() => silent),
    () => silent,
  );
}
