import { useEffect, useRef } from "react";

/** Something done before the page was alive: a button pressed, a form sent, or a letter typed outside every field. */
type EarlyAct = HTMLElement | string;

declare global {
  interface Window {
    earlyWords?: Map<EventTarget, string>;
    /** What was done before the page was alive, in its order; gone once it is. */
    earlyActs?: EarlyAct[] | null;
  }
}

/** Stands in the page's head: remembers what was pressed, typed and sent before the page could answer. */
export const rememberEarlyPresses = `
  window.earlyActs = [];
  function rememberEarlyAct(act) {
    if (typeof act === "string" || !window.earlyActs.includes(act)) window.earlyActs.push(act);
  }
  addEventListener("click", ({ target }) => {
    const pressed = window.earlyActs && target.closest && target.closest("button");
    // What sends a form is remembered with the form.
    if (pressed && !(pressed.form && pressed.type === "submit")) rememberEarlyAct(pressed);
  }, true);
  addEventListener("keydown", (event) => {
    if (!window.earlyActs || event.ctrlKey || event.metaKey || event.altKey || !/^[a-z]$/.test(event.key)) return;
    const inField = event.target.closest && event.target.closest("input, textarea, select, [contenteditable]");
    if (!inField) rememberEarlyAct(event.key);
  }, true);
  window.earlyWords = new Map();
  addEventListener("input", ({ target }) => {
    if (window.earlyActs) window.earlyWords.set(target, target.value);
  }, true);
  addEventListener("submit", (event) => {
    // A form with an address of its own needs no script.
    if (!window.earlyActs || event.target.hasAttribute("action")) return;
    event.preventDefault();
    rememberEarlyAct(event.target);
  }, true);
`;

/** For a field whose value the page sets: what was typed into it before the page was alive is typed once it is. */
export function useEarlyWords(onWords: (words: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const words = ref.current && window.earlyWords?.get(ref.current);
    if (typeof words !== "string") return;
    window.earlyWords!.delete(ref.current!);
    onWords(words);
  });
  return ref;
}

/** The page is alive from here on: what was pressed, typed and sent too early is done now, in its order. */
export function useEarlyActs() {
  useEffect(() => {
    const acts = window.earlyActs ?? [];
    window.earlyActs = null;
    void replay(acts);
  }, []);
}

/** One act after another, each drawn before the next: a second key means what the first one moved to. */
async function replay(acts: readonly EarlyAct[]) {
  for (const act of acts) {
    if (typeof act === "string") {
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: act, bubbles: true, cancelable: true }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    } else if (act instanceof HTMLFormElement) act.requestSubmit();
    else act.click();
  }
}
