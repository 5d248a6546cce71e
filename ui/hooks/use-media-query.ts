import { createContext, use, useCallback, useSyncExternalStore } from "react";

/** What the server takes the visitor's device for; the first paint in the browser agrees with it. */
export const LikelyPhone = createContext(false);

/** Whether a media query holds; on the server and in the first paint what is likely. */
function useMediaQuery(query: string, likely: boolean): boolean {
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
    () => likely,
  );
}

/** Screens narrow enough for the phone's layout; the same width as in the stylesheets. */
export const phoneQuery = "(max-width: 900px)";

/** Whether the screen is one of those. */
export function usePhone(): boolean {
  return useMediaQuery(phoneQuery, use(LikelyPhone));
}

/** Whether the screen is a phone held upright: there cards are drawn one by one instead of listed. */
export function useNarrow(): boolean {
  return useMediaQuery("(max-width: 719px)", use(LikelyPhone));
}

/** Whether the screen is touched, with no pointer that could rest on something. */
export function useTouch(): boolean {
  return useMediaQuery("(hover: none)", use(LikelyPhone));
}

/** Whether the person asked their device for less motion. */
export function useStill(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)", false);
}
