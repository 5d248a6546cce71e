import { useEffect, useRef } from "react";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";

declare global {
  interface Window {
    earlyPresses?: Set<Element>;
  }
}

/** Stands in the page's head: remembers what was pressed before the page could answer. */
export const rememberEarlyPresses = `
  window.earlyPresses = new Set();
  addEventListener("click", ({ target }) => {
    const pressed = target.closest && target.closest("[data-early]");
    if (pressed) window.earlyPresses.add(pressed);
  }, true);
`;

/** Attributes of a button whose first press counts, even when it came before the page was alive. */
export function useEarlyPress(onPress: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const alive = useHydrated();
  useEffect(() => {
    if (ref.current && window.earlyPresses?.delete(ref.current)) onPress();
  });
  return { ref, "data-early": alive ? undefined : "" };
}
