import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds; false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the screen is narrow enough for the phone's layout; the same width as in the stylesheets. */
export function usePhone(): boolean {
  return useMediaQuery("(max-width: 900px)");
}

/** Whether the screen is a phone held upright: there cards are drawn one by one instead of listed. */
export function useNarrow(): boolean {
  return useMediaQuery("(max-width: 719px)");
}
