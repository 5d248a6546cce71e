import { useEffect, useRef } from "react";
import { useOnline } from "#ui/hooks/use-online.ts";
import { showToast } from "#ui/overlays/toast-store.ts";

const key = "offline";

/** Says that the connection is gone for as long as it is, and when it is back. */
export function useOfflineToast() {
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      showToast({
        key,
        tone: "warning",
        title: "You’re offline",
        text: "What you’ve typed stays on this page. Keep it open until you’re back.",
        lastsMs: null,
      });
    } else if (wasOffline.current) {
      wasOffline.current = false;
      showToast({ key, text: "You’re back online" });
    }
  }, [online]);
}
