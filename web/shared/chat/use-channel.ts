import { useCallback, useSyncExternalStore } from "react";
import type { ChannelSnapshot, OpenChannel } from "#web/api/chat-client/index.ts";
import { useChat } from "./chat-provider.tsx";

/** One channel for as long as a screen shows it. */
export function useChannel(cid: string): { channel: OpenChannel | null; snapshot: ChannelSnapshot | null } {
  const client = useChat();
  const enter = useCallback(
    (follow: () => void) => {
      if (!client) return () => {};
      const stop = client.enter(cid).subscribe(follow);
      follow();
      return () => {
        stop();
        client.leave(cid);
      };
    },
    [client, cid],
  );
  const snapshot = useSyncExternalStore(
    enter,
    () => client?.channelOf(cid)?.getSnapshot() ?? null,
    () => null,
  );
  return { channel: client?.channelOf(cid) ?? null, snapshot };
}
