import { useEffect, useRef, useState } from "react";

const quietMs = 600;

/** What was written and not sent, kept by the service so that it is there on every device. */
export function useDraft(kept: string, keep: (text: string) => Promise<void>) {
  const [text, setText] = useState(kept);
  const [state, setState] = useState<"kept" | "changed" | "idle">(kept ? "kept" : "idle");
  const waiting = useRef<string | null>(null);
  /** Whether the service has, or is about to get, something that is to be forgotten later. */
  const stored = useRef(kept !== "");
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
    try {
      await keep(wanted);
      if (waiting.current === null) setState(wanted ? "kept" : "idle");
    } catch {
      // It stands in the box; the next keystroke tries again.
      waiting.current ??= wanted;
    }
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
      if (stored.current) void keep("").catch(() => {});
      stored.current = false;
    },
  };
}
