import { useEffect, useRef, useState } from "react";

const quietMs = 600;

/** What was written and not sent, kept by the service so that it is there on every device. */
export function useDraft(kept: string, keep: (text: string) => Promise<void>) {
  const [text, setText] = useState(kept);
  const [state, setState] = useState<"kept" | "changed" | "idle">(kept ? "kept" : "idle");
  const waiting = useRef<string | null>(null);
  /** Whether the service has, or is about to get, something that is to be forgotten later. */
  const stored = useRef(kept !== "");
  /** One after the other, so that what was forgotten does not come back by an earlier call that arrives later. */
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  const sent = useRef(0);
  useEffect(() => {
    if (waiting.current === null) return;
    const timer = setTimeout(() => void flush(), quietMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
  useEffect(
    () => () => {
      if (waiting.current !== null) void keep(waiting.current).catch(() => {});
    },
    [keep],
  );
  async function flush() {
    const wanted = waiting.current;
    waiting.current = null;
    if (wanted === null) return;
    stored.current = true;
    const before = sent.current;
    try {
      await inTurn(() => keep(wanted));
      if (waiting.current === null && sent.current === before) setState(wanted ? "kept" : "idle");
    } catch {
      // It stands in the box; the next keystroke tries again.
      if (sent.current === before) waiting.current ??= wanted;
    }
  }
  function inTurn(call: () => Promise<void>) {
    const next = calls.current.then(call, call);
    calls.current = next;
    return next;
  }
  return {
    text,
    isKept: state === "kept",
    write(next: string) {
      waiting.current = next;
      setText(next);
      setState("changed");
    },
    /** It was sent, and is a draft no more. */
    forget() {
      waiting.current = null;
      setText("");
      setState("idle");
      sent.current += 1;
      if (stored.current) void inTurn(() => keep("")).catch(() => {});
      stored.current = false;
    },
  };
}
