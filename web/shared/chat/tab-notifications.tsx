import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Message } from "#contract/chat/shapes.ts";
import { useChat, useChatState } from "./chat-provider.tsx";
import { inShort } from "./message-words.ts";

const counted = /^\(\d+\) /;

/** The number of unread messages before the tab's title, and a note on the desktop while the tab is out of sight. */
export function TabNotifications() {
  const client = useChat();
  const { unread } = useChatState();
  const { pathname } = useLocation();
  useEffect(() => {
    // The page's own title comes with the navigation.
    const timer = setTimeout(() => {
      const title = document.title.replace(counted, "");
      document.title = unread ? `(${unread}) ${title}` : title;
    });
    return () => clearTimeout(timer);
  }, [unread, pathname]);
  useEffect(() => {
    if (!client) return;
    // Whose words nobody wants to see is known before the first of them is shown.
    void client.readBlocked().catch(() => {});
    return client.onEvent(({ type, message, cid }) => {
      if (type !== "message.new" && type !== "notification.message_new") return;
      const said = message as Message;
      const { blocked } = client.getSnapshot();
      if (!client.list.getSnapshot().channels.get(String(cid))?.muted && !blocked.has(said.user?.id ?? ""))
        noteOnDesktop(said, String(cid), client.userId);
    });
  }, [client]);
  return null;
}

/** One note a conversation: a later one takes the place of the one before, from whichever tab it comes. */
function noteOnDesktop(message: Message, cid: string, me: string) {
  const { user } = message;
  if (!document.hidden || user?.id === me || !user || !mayNote()) return;
  const note = new Notification(user.name ?? "New message", { body: inShort(message), tag: cid });
  note.addEventListener("click", () => window.focus());
}

function mayNote() {
  return "Notification" in globalThis && Notification.permission === "granted";
}

/** Whether the browser has not been asked yet. */
export function mayAskForNotes() {
  return "Notification" in globalThis && Notification.permission === "default";
}
