import { useEffect, useRef, useState } from "react";
import { dismissToast, showToast, undoWindowMs } from "#ui/overlays/toast-store.ts";
import { type Change, useChange } from "#web/api/use-change.ts";

interface Held<Input> {
  input: Input;
  toast: string;
  timer: ReturnType<typeof setTimeout>;
}
interface Deciding<Input> {
  call: (input: Input) => Promise<unknown>;
  /** The row that is decided about; it leaves the list at once. */
  about: (input: Input) => string;
  /** What the toast says that offers to undo it. */
  words: (input: Input) => string;
  stale: Change<Input, unknown>["stale"];
  /** The sentence for a failure that the server could not explain. */
  otherwise?: string;
}

/**
 * Decisions that the server would tell people of at once, or couldn’t take back: each is kept back for as long as it can be undone, and is sent
 * when that is over, with the next decision, or when the screen is left. Where the server refuses, the row is put back.
 */
export function useHeldDecisions<Input>({ call, about, words, stale, otherwise }: Deciding<Input>) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const { hold, letGo } = useHeld<Input>(send);
  const { attempt } = useChange<Input>({ call, stale, otherwise, once: about });

  const putBack = (id: string) => setGone((before) => new Set([...before].filter((other) => other !== id)));
  async function send(input: Input) {
    await attempt(input);
    // By now the list is read again, without what was decided.
    putBack(about(input));
  }
  function undo() {
    const input = letGo();
    if (input !== undefined) putBack(about(input));
  }
  function decide(input: Input) {
    setGone((before) => new Set([...before, about(input)]));
    hold(input, () => showToast({ text: words(input), tone: "success", undo, lastsMs: undoWindowMs }));
  }
  return {
    decide,
    waiting: <Row extends { id: string }>(rows: readonly Row[]) => rows.filter(({ id }) => !gone.has(id)),
  };
}

/** What sends each decision that is kept back on the screens shown. */
const heldBack = new Set<() => Promise<void>>();

/** Sends what is kept back, for when it can't be sent later. */
export async function sendHeldDecisions() {
  await Promise.all([...heldBack].map((send) => send()));
}

/** Keeps one thing back until its time is over, another comes, or the screen is left. */
function useHeld<Input>(send: (input: Input) => Promise<void>) {
  const held = useRef<Held<Input> | null>(null);
  function letGo() {
    const now = held.current;
    held.current = null;
    if (!now) return undefined;
    clearTimeout(now.timer);
    dismissToast(now.toast);
    return now.input;
  }
  async function sendNow() {
    const input = letGo();
    if (input !== undefined) await send(input);
  }
  const latest = useRef(sendNow);
  useEffect(() => {
    latest.current = sendNow;
  });
  useEffect(() => {
    const leave = () => latest.current();
    const onHide = () => void leave();
    window.addEventListener("pagehide", onHide);
    heldBack.add(leave);
    return () => {
      window.removeEventListener("pagehide", onHide);
      heldBack.delete(leave);
      void leave();
    };
  }, []);
  function hold(input: Input, tell: () => string) {
    void sendNow();
    held.current = { input, toast: tell(), timer: setTimeout(() => void latest.current(), undoWindowMs) };
  }
  return { hold, letGo };
}
