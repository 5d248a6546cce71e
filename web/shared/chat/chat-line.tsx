import { createContext, use, useEffect, useMemo, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { ChatClient } from "#web/api/chat-client/index.ts";
import { api } from "#web/api/client.ts";
import { useMe } from "#web/shared/session/session.ts";

const Line = createContext<ChatClient | null>(null);

/** The person's line to the chat service, open while an app is; only candidates and company admins have one. */
export function ChatLine({ children }: { children: ReactNode }) {
  const { id, streamToken } = useMe();
  const mayChat = streamToken !== null;
  const client = useMemo(() => (mayChat ? lineOf(id) : null), [id, mayChat]);
  useEffect(() => {
    if (!client) return;
    client.connect();
    window.addEventListener("online", client.hurry);
    return () => {
      window.removeEventListener("online", client.hurry);
      client.disconnect();
    };
  }, [client]);
  return <Line value={client}>{children}</Line>;
}

function lineOf(userId: string) {
  return new ChatClient({
    userId,
    sharesLine: true,
    url: `${location.origin}/chat`,
    apiKey: document.documentElement.dataset.apiKey ?? "",
    token: async () => (await api.accounts.me()).streamToken ?? "",
  });
}

export function useChat() {
  return use(Line);
}

const silent = { state: "offline" as const, unread: 0, unreadChannels: 0, blocked: new Set<string>() };
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
