import { type ReactNode, useEffect } from "react";
import { onSignOutElsewhere } from "#web/api/client.ts";
import { useLiveUpdates } from "#web/api/live.ts";
import { ChatProvider } from "#web/shared/chat/chat-provider.tsx";
import { TabNotifications } from "#web/shared/chat/tab-notifications.tsx";
import { useFollowDevice } from "#web/shared/session/follow-device.ts";
import { useServiceWorker } from "#web/shared/push/this-device.ts";
import { useOfflineToast } from "./offline-toast.ts";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { useMessageToasts, useNotificationToasts } from "#web/shared/notifications/notification-toasts.ts";

/** What runs while an app is open: live updates, the connection to the chat service, and toasts of what comes over both. */
export function LiveApp({ messagesPath, children }: { messagesPath: string; children: ReactNode }) {
  const tell = useNotificationToasts();
  useLiveUpdates((hint) => void tell(hint));
  useFollowDevice();
  useServiceWorker();
  useOfflineToast();
  useSound();
  // What stands on this screen is someone's own: it goes with their session.
  useEffect(() => onSignOutElsewhere(() => location.assign("/")), []);
  return (
    <ChatProvider>
      <MessageToasts path={messagesPath} />
      <TabNotifications />
      {children}
    </ChatProvider>
  );
}

function MessageToasts({ path }: { path: string }) {
  useMessageToasts(path);
  return null;
}
