import { useEffect, useEffectEvent, useRef, useState } from "react";

interface AutosaveOptions<Changes, Extra, Saved> {
  /** Nothing typed for so long, and it is saved. */
  quietMs: number;
  send: (changes: Changes, extra?: Extra) => Promise<Saved>;
  /** After a save that came by itself. */
  onQuietSave?: () => void;
}

/** Saves what is typed after a moment of quiet, one call after the other; what was typed since then stays. */
export function useAutosave<Changes extends object, Extra, Saved>(
  options: AutosaveOptions<Changes, Extra, Saved>,
) {
  const { quietMs, send, onQuietSave } = options;
  const [changes, setChanges] = useState({} as Changes);
  const waiting = useRef(changes);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  function change(patch: Partial<Changes>) {
    waiting.current = { ...waiting.current, ...patch };
    setChanges(waiting.current);
  }
  /** The server has these now; what was typed since is still to be sent. */
  function settle(sent: Changes) {
    waiting.current = changedSince(sent, waiting.current);
    setChanges(waiting.current);
  }
  async function sendNow(extra?: Extra) {
    const sent = waiting.current;
    const saved = await send(sent, extra);
    settle(sent);
    return saved;
  }
  /** So that the last word wins, a save waits for the one before it. */
  function save(extra?: Extra): Promise<Saved> {
    const next = line.current.then(
      () => sendNow(extra),
      () => sendNow(extra),
    );
    line.current = next;
    return next;
  }

  useQuiet(changes, { quietMs, onRest: () => save().then(onQuietSave, () => undefined) });
  return { changes, change, save };
}

function changedSince<Changes extends object>(sent: Changes, now: Changes) {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => sent[name as keyof Changes] !== value),
  ) as Changes;
}

/** Once nothing was typed for a moment, or whoever types looks elsewhere. */
function useQuiet(changes: object, { quietMs, onRest }: { quietMs: number; onRest: () => unknown }) {
  const rest = useEffectEvent(() => void onRest());
  useEffect(() => {
    if (Object.keys(changes).length === 0) return;
    const timer = setTimeout(() => {
      rest();
    }, quietMs);
    const leave = () => {
      if (document.visibilityState !== "hidden") return;
      clearTimeout(timer);
      rest();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", leave);
    };
  }, [changes, quietMs]);
}
