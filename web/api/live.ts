import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

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

/** Keeps every open screen true: hints come over one socket, and what they concern is read again. */
export function useLiveUpdates() {
  const cache = useQueryClient();
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
      socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as { type: string; position?: number });
      socket.onclose = () => {
        if (closed) return;
        timer = setTimeout(open, wait);
        wait = Math.min(lastRetryMs, wait * 2);
      };
    }
    function hear(hint: { type: string; position?: number }) {
      if (typeof hint.position === "number") position = hint.position;
      if (hint.type === "resync") return void cache.invalidateQueries();
      for (const [fact, keys] of stale) {
        if (fact.test(hint.type)) for (const key of keys) void cache.invalidateQueries({ queryKey: [key] });
      }
    }
    open();
    return () => {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, [cache]);
}
