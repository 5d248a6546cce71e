import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Hint } from "#contract/live.ts";
import { Rereader } from "./reread.ts";

const firstRetryMs = 1000;
const lastRetryMs = 20_000;

/** Where the stream stands, that too much was missed, or what happened. */
type Heard = { type: "welcome" | "resync"; position: number } | Hint;

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
    const rereader = new Rereader(cache);

    function open() {
      socket = new WebSocket(addressSince(position));
      socket.onopen = () => (wait = firstRetryMs);
      socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Heard);
      socket.onclose = () => {
        if (closed) return;
        timer = setTimeout(open, wait);
        wait = Math.min(lastRetryMs, wait * 2);
      };
    }
    function hear(hint: Heard) {
      if (typeof hint.position === "number") position = hint.position;
      if (hint.type === "resync") return rereader.ask();
      if (!("stale" in hint)) return;
      for (const key of hint.stale) rereader.ask(key);
      listener.current?.(hint);
    }
    open();
    return () => {
      closed = true;
      rereader.stop();
      clearTimeout(timer);
      socket?.close();
    };
  }, [cache]);
}

function addressSince(position: number | null) {
  const address = new URL("/api/live", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  if (position !== null) address.searchParams.set("since", String(position));
  return address;
}
