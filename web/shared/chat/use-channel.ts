import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChannelSnapshot, OpenChannel } from "#web/api/chat-client/index.ts";
import { useChat } from "./chat-line.tsx";

const never = () => () => {};
const nothing = () => null;

/** One channel for as long as a screen shows it. */
export function useChannel(cid: string): { channel: OpenChannel | null; snapshot: ChannelSnapshot | null } {
  const client = useChat();
  const [channel, setChannel] = useState<OpenChannel | null>(null);
  useEffect(() => {
    if (!client) return;
    setChannel(client.enter(cid));
    return () => client.leave(cid);
  }, [client, cid]);
  const snapshot = useSyncExternalStore<ChannelSnapshot | null>(
    channel?.subscribe ?? never,
    channel?.getSnapshot ?? nothing,
    nothing,
  );
  return { channel, snapshot };
}
