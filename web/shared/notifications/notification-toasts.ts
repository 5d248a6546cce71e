import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Message } from "#contract/chat/shapes.ts";
import type { Hint } from "#contract/live.ts";
import type { Toast } from "#contract/notifications.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { placeOf } from "#web/shared/chat/attachments/attachments.ts";
import { useChat } from "#web/shared/chat/chat-provider.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { notificationsRead } from "./notifications.ts";

const newForMs = 120_000;
const readingMs = 10_000;

/** Shows each notification once, as it happens; what is told again after a broken line is not new. */
export function useNotificationToasts() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const shown = useRef(new Set<string>());
  return async ({ type, notificationId: id }: Hint) => {
    if (type !== "notification.posted" || !id || shown.current.has(id)) return;
    shown.current.add(id);
    const { notifications } = await api.notifications.list({ query: { state: "pending", limit: 20 } });
    const notification = notifications.find((each) => each.id === id);
    if (!notification || Date.now() - new Date(notification.createdAt).getTime() > newForMs) return;
    toastNotification(notification, () => {
      void api.notifications.read({ params: { id }, body: {} }).then(() => notificationsRead(cache));
      if (notification.url) void navigate(notification.url);
    });
  };
}

/** The toast model of the product: url, text, title and type. */
function toastNotification({ url, text, title, type }: Toast, open: () => void) {
  const { pathname, search } = location;
  showToast({
    title,
    text,
    tone: type,
    lastsMs: readingMs,
    ...(url && url !== pathname + search && { action: { label: "Open", onSelect: open } }),
  });
}

/** Shows a message that comes while its reader is elsewhere in the app. */
export function useMessageToasts(messagesPath: string) {
  const client = useChat();
  const navigate = useNavigate();
  const { id: me } = useMe();
  useEffect(() => {
    if (!client) return;
    return client.onEvent(({ type, cid, message }) => {
      if (type !== "message.new" && type !== "notification.message_new") return;
      const { user, text, type: kind, silent } = message as Message;
      if (typeof cid !== "string" || !user || user.id === me || kind !== "regular" || silent) return;
      if (location.pathname === messagesPath) return;
      const { applicationId } = placeOf(cid);
      showToast({
        key: `chat:${cid}`,
        title: user.name ?? "New message",
        text: text || "Sent a file",
        lastsMs: readingMs,
        action: {
          label: "Read",
          onSelect: () => void navigate(`${messagesPath}?application=${applicationId}`),
        },
      });
    });
  }, [client, me, messagesPath, navigate]);
}
