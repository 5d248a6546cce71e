import { useCallback, useSyncExternalStore } from "react";
import type { Message } from "#contract/chat/shapes.ts";
import type { Thread, ThreadSnapshot } from "#web/api/chat-client/index.ts";
import { useChat } from "../chat-provider.tsx";

interface Wanted {
  id: string;
  cid: string;
  /** What is known of it already. */
  parent: Message | null;
}
/** One thread for as long as a screen shows it; what comes meanwhile is read. */
export function useThread({ id, cid, parent }: Wanted): {
  thread: Thread | null;
  snapshot: ThreadSnapshot | null;
} {
  const client = useChat();
  const enter = useCallback(
    (follow: () => void) => {
      if (!client) return () => {};
      const thread = client.enterThread(id, cid);
      const stop = thread.subscribe(follow);
      thread.activate(parent);
      follow();
      return () => {
        stop();
        thread.deactivate();
        client.leaveThread(id);
      };
    },
    // The parent is a first look only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [client, id, cid],
  );
  const snapshot = useSyncExternalStore(
    enter,
    () => client?.threadOf(id)?.getSnapshot() ?? null,
    () => null,
  );
  return { thread: client?.threadOf(id) ?? null, snapshot };
}
