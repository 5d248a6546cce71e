import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DraftPlace, forgetIfSame, keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";

const quietMs = 600;
type DraftState = "kept" | "changed" | "idle";

interface Kept {
  /** What the service has. */
  kept: string;
  keep: (text: string) => Promise<void>;
  /** Where the words are on this device until the service has them. */
  place: DraftPlace;
}
/** What was written and not sent, kept by the service so that it is there on every device. */
export function useDraft({ kept, keep, place }: Kept) {
  const { text, state, setState, change } = useWords(kept, place);
  const waiting = useRef<string>(null);
  /** Whether the service has, or is about to get, something that is to be forgotten later. */
  const stored = useRef(kept !== "");
  const inTurn = useTurns();
  const sent = useRef(0);
  const hand = useHandedOver(keep, place);
  useKeptOnLeaving(waiting, hand);
  async function flush() {
    const wanted = waiting.current;
    waiting.current = null;
    if (wanted === null) return;
    stored.current = true;
    const before = sent.current;
    const isKept = await succeeds(inTurn(() => hand(wanted)));
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
      change(next, "changed");
    },
    /** It was sent, and is a draft no more. */
    forget() {
      waiting.current = null;
      change("", "idle");
      sent.current += 1;
      if (stored.current) void succeeds(inTurn(() => keep("")));
      stored.current = false;
    },
  };
}

/** The words in the box, on this device as they are written. */
function useWords(kept: string, place: DraftPlace) {
  const [text, setText] = useState(() => keptOnDevice<string>(place) ?? kept);
  const [state, setState] = useState<DraftState>(kept ? "kept" : "idle");
  function change(next: string, to: DraftState) {
    keepOnDevice(place, to === "idle" ? null : next);
    setText(next);
    setState(to);
  }
  return { text, state, setState, change };
}

/** Once the service has the words, this device needs none. */
function useHandedOver(keep: Kept["keep"], { userId, name }: DraftPlace) {
  return useCallback(
    (words: string) => keep(words).then(() => forgetIfSame({ userId, name }, words)),
    [keep, userId, name],
  );
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
