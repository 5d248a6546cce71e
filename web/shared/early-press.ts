import { useEffect, useRef } from "react";

declare global {
  interface Window {
    earlyWords?: Map<EventTarget, string>;
    /** Buttons pressed and forms sent before the page was alive, in their order; gone once it is. */
    earlyActs?: Set<HTMLElement> | null;
  }
}

/** Stands in the page's head: remembers what was pressed, typed and sent before the page could answer. */
export const rememberEarlyPresses = `
  window.earlyActs = new Set();
  addEventListener("click", ({ target }) => {
    const pressed = window.earlyActs && target.closest && target.closest("button");
    // What sends a form is remembered with the form.
    if (pressed && !(pressed.form && pressed.type === "submit")) window.earlyActs.add(pressed);
  }, true);
  window.earlyWords = new Map();
  addEventListener("input", ({ target }) => {
    if (window.earlyActs) window.earlyWords.set(target, target.value);
  }, true);
  addEventListener("submit", (event) => {
    // A form with an address of its own needs no script.
    if (!window.earlyActs || event.target.hasAttribute("action")) return;
    event.preventDefault();
    window.earlyActs.add(event.target);
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

/** The page is alive from here on: what was pressed and sent too early is done now, on the same elements. */
export function useEarlyActs() {
  useEffect(() => {
    const acts = window.earlyActs ?? [];
    window.earlyActs = null;
    for (const act of acts) {
      if (act instanceof HTMLFormElement) act.requestSubmit();
      else act.click();
    }
  }, []);
}
