import { useEffect, useEffectEvent, useRef, useState } from "react";

interface AutosaveOptions<Changes, Extra, Saved> {
  /** Nothing typed for so long, and it is saved. */
  quietMs: number;
  send: (changes: Changes, extra?: Extra) => Promise<Saved>;
  /** After a save that came by itself. */
  onQuietSave?: () => void;
  /** Whether what failed may pass by itself, such as a lost connection: then it is tried again. */
  mayPass?: (error: unknown) => boolean;
  /** Nothing is saved by itself while the person has to choose between their words and others. */
  held?: boolean;
}
type State = "rest" | "saving" | "waits" | "refused";
const retryMs = 4000;

/** Saves what is typed after a moment of quiet, one call after the other; what was typed since then stays. */
export function useAutosave<Changes extends object, Extra, Saved>(
  options: AutosaveOptions<Changes, Extra, Saved>,
) {
  const { send, mayPass } = options;
  const [state, setState] = useState<State>("rest");
  const [changes, setChanges] = useState({} as Changes);
  const waiting = useRef(changes);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  function change(patch: Partial<Changes>) {
    waiting.current = { ...waiting.current, ...patch };
    setChanges(waiting.current);
    setState((last) => (last === "saving" ? last : "rest"));
  }
  /** The server has these now; what was typed since is still to be sent. */
  function settle(sent: Changes) {
    waiting.current = changedSince(sent, waiting.current);
    setChanges(waiting.current);
  }
  async function sendNow(extra?: Extra) {
    const sent = waiting.current;
    setState("saving");
    try {
      const saved = await send(sent, extra);
      settle(sent);
      setState("rest");
      return saved;
    } catch (error) {
      setState(mayPass?.(error) ? "waits" : "refused");
      throw error;
    }
  }
  /** So that the last word wins, a save waits for the one before it. */
  function save(extra?: Extra): Promise<Saved> {
    const now = () => sendNow(extra);
    const next = line.current.then(now, now);
    line.current = next;
    return next;
  }

  useQuiet(changes, { ...options, state, save });
  return { changes, change, save, state };
}

function changedSince<Changes extends object>(sent: Changes, now: Changes) {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => sent[name as keyof Changes] !== value),
  ) as Changes;
}

interface Quiet<Saved> {
  quietMs: number;
  held?: boolean;
  state: State;
  save: () => Promise<Saved>;
  onQuietSave?: () => void;
}
/** Once nothing was typed for a moment, or whoever types looks elsewhere; again once the connection is back. */
function useQuiet<Saved>(changes: object, { quietMs, held = false, state, save, onQuietSave }: Quiet<Saved>) {
  const rest = useEffectEvent(() => void save().then(onQuietSave, () => undefined));
  useEffect(() => {
    if (Object.keys(changes).length === 0 || held || state === "refused") return;
    const timer = state === "saving" ? undefined : setTimeout(act, state === "waits" ? retryMs : quietMs);
    function act() {
      clearTimeout(timer);
      rest();
    }
    const leave = () => {
      if (document.visibilityState === "hidden") act();
    };
    document.addEventListener("visibilitychange", leave);
    if (state === "waits") window.addEventListener("online", act);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("online", act);
    };
  }, [changes, quietMs, held, state]);
}
