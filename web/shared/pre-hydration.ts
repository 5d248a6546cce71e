import { useEffect, useRef } from "react";

/** Something done before the page was alive: a button pressed, a form sent, or a letter typed outside every field. */
type PreHydrationAct = HTMLElement | string;

declare global {
  interface Window {
    preHydrationInput?: Map<EventTarget, string>;
    /** What was done before the page was alive, in its order; gone once it is. */
    preHydrationActs?: PreHydrationAct[] | null;
  }
}

/** Stands in the page's head: remembers what was pressed, typed and sent before the page could answer. */
export const preHydrationScript = `
  window.preHydrationActs = [];
  // The act itself goes no further: while the page comes alive it would be done now and once more in its turn.
  function rememberAct(event, act) {
    event.stopImmediatePropagation();
    if (typeof act === "string" || !window.preHydrationActs.includes(act)) window.preHydrationActs.push(act);
  }
  addEventListener("click", (event) => {
    const pressed = window.preHydrationActs && event.target.closest && event.target.closest("button");
    // What sends a form is remembered with the form.
    if (pressed && !(pressed.form && pressed.type === "submit")) rememberAct(event, pressed);
  }, true);
  addEventListener("keydown", (event) => {
    if (!window.preHydrationActs || event.ctrlKey || event.metaKey || event.altKey || !/^[a-z]$/.test(event.key)) return;
    const inField = event.target.closest && event.target.closest("input, textarea, select, [contenteditable]");
    if (!inField) rememberAct(event, event.key);
  }, true);
  window.preHydrationInput = new Map();
  addEventListener("input", ({ target }) => {
    if (window.preHydrationActs) window.preHydrationInput.set(target, target.value);
  }, true);
  addEventListener("submit", (event) => {
    // A form with an address of its own needs no script.
    if (!window.preHydrationActs || event.target.hasAttribute("action")) return;
    event.preventDefault();
    rememberAct(event, event.target);
  }, true);
`;

/** For a field whose value the page sets: what was typed into it before the page was alive is typed once it is. */
export function usePreHydrationInput(onWords: (words: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const words = ref.current && window.preHydrationInput?.get(ref.current);
    if (typeof words !== "string") return;
    window.preHydrationInput!.delete(ref.current!);
    onWords(words);
  });
  return ref;
}

/** The page is alive from here on: what was pressed, typed and sent too early is done now, in its order. */
export function useReplayedActs() {
  useEffect(() => {
    const acts = window.preHydrationActs ?? [];
    window.preHydrationActs = null;
    void replay(acts);
  }, []);
}

/** One act after another, each drawn before the next: a second key means what the first one moved to. */
async function replay(acts: readonly PreHydrationAct[]) {
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
