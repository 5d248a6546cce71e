import { useEffect, useRef } from "react";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";

declare global {
  interface Window {
    earlyPresses?: Set<Element>;
    earlyWords?: Map<EventTarget, string>;
    /** Forms that were sent before the page was alive; gone once it is. */
    earlyForms?: Set<HTMLFormElement> | null;
  }
}

/** Stands in the page's head: remembers what was pressed, typed and sent before the page could answer. */
export const rememberEarlyPresses = `
  window.earlyPresses = new Set();
  addEventListener("click", ({ target }) => {
    const pressed = target.closest && target.closest("[data-early]");
    if (pressed) window.earlyPresses.add(pressed);
  }, true);
  window.earlyWords = new Map();
  addEventListener("input", ({ target }) => {
    if (window.earlyForms) window.earlyWords.set(target, target.value);
  }, true);
  window.earlyForms = new Set();
  addEventListener("submit", (event) => {
    // A form with an address of its own needs no script.
    if (!window.earlyForms || event.target.hasAttribute("action")) return;
    event.preventDefault();
    window.earlyForms.add(event.target);
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

/** The page is alive from here on: what was sent too early goes on its way. */
export function useEarlyForms() {
  useEffect(() => {
    const forms = window.earlyForms ?? [];
    window.earlyForms = null;
    for (const form of forms) form.requestSubmit();
  }, []);
}

/** Attributes of a button whose first press counts, even when it came before the page was alive. */
export function useEarlyPress(onPress: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const alive = useHydrated();
  useEffect(() => {
    if (ref.current && window.earlyPresses?.delete(ref.current)) onPress();
  });
  return { ref, "data-early": alive ? undefined : "" };
}
