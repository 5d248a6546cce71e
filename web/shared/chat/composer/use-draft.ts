import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

const quietMs = 600;
type DraftState = "kept" | "changed" | "idle";

/** What was written and not sent, kept by the service so that it is there on every device. */
export function useDraft(kept: string, keep: (text: string) => Promise<void>) {
  const [text, setText] = useState(kept);
  const [state, setState] = useState<DraftState>(kept ? "kept" : "idle");
  const waiting = useRef<string | null>(null);
  /** Whether the service has, or is about to get, something that is to be forgotten later. */
  const stored = useRef(kept !== "");
  const inTurn = useTurns();
  const sent = useRef(0);
  useKeptOnLeaving(waiting, keep);
  async function flush() {
    const wanted = waiting.current;
    waiting.current = null;
    if (wanted === null) return;
    stored.current = true;
    const before = sent.current;
    const isKept = await succeeds(inTurn(() => keep(wanted)));
    if (sent.current !== before) return;
    // What was not kept stands in the box; the next keystroke tries again.
    if (!isKept) waiting.current ??= wanted;
    else if (waiting.current === null) setState(wanted ? "kept" : "idle");
  }
  useQuietText(text, () => waiting.current !== null && void flush());
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

function succeeds(call: Promise<unknown>) {
  return call.then(
    () => true,
    () => false,
  );
}

/** Calls one after the other, so that what was forgotten does not come back by an earlier call that arrives later. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (call: () => Promise<void>) => {
    const next = last.current.then(call, call);
    last.current = next;
    return next;
  };
}

/** What still waits when the box is left is kept at once. */
function useKeptOnLeaving(waiting: RefObject<string | null>, keep: (text: string) => Promise<void>) {
  useEffect(
    () => () => {
      if (waiting.current !== null) void keep(waiting.current).catch(() => {});
    },
    [waiting, keep],
  );
}

/** After a moment without a keystroke. */
function useQuietText(text: string, flush: () => unknown) {
  const rest = useEffectEvent(flush);
  useEffect(() => {
    const timer = setTimeout(() => {
      rest();
    }, quietMs);
    return () => clearTimeout(timer);
  }, [text]);
}
