import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

const firstRetryMs = 1000;
const lastRetryMs = 20_000;

/** What a fact makes stale. */
const stale: [fact: RegExp, keys: string[]][] = [
  [/^application\./, ["applications", "my-applications", "conversations", "matches"]],
  [/^job\./, ["jobs", "job", "matches", "saved-jobs"]],
  [/^conversation\./, ["conversations"]],
  [/^company\./, ["company", "team"]],
  [/^notification\./, ["notifications"]],
  [/^account\./, ["me"]],
];

/** That something happened, and to what; the truth is read through the API. */
export interface Hint {
  type: string;
  position?: number;
  notificationId?: string;
}

/** Keeps every open screen true: hints come over one socket, and what they concern is read again. */
export function useLiveUpdates(onHint?: (hint: Hint) => void) {
  const cache = useQueryClient();
  const listener = useRef(onHint);
  useEffect(() => {
    listener.current = onHint;
  });
  useEffect(() => {
    let socket: WebSocket | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = firstRetryMs;
    let position: number | null = null;
    let closed = false;

    function open() {
      const address = new URL("/api/live", location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      if (position !== null) address.searchParams.set("since", String(position));
      socket = new WebSocket(address);
      socket.onopen = () => (wait = firstRetryMs);
      socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Hint);
      socket.onclose = () => {
        if (closed) return;
        timer = setTimeout(open, wait);
        wait = Math.min(lastRetryMs, wait * 2);
      };
    }
    function hear(hint: Hint) {
      if (typeof hint.position === "number") position = hint.position;
      if (hint.type === "resync") return void cache.invalidateQueries();
      for (const [fact, keys] of stale) {
        if (fact.test(hint.type)) for (const key of keys) void cache.invalidateQueries({ queryKey: [key] });
      }
      listener.current?.(hint);
    }
    open();
    return () => {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, [cache]);
}
