import { useFocusAfterPress } from "#ui/hooks/use-focus-after-press.ts";

/** Where a press of a key takes away the button that had the focus, as “Remove” does, the last button left beside it has it. */
export function useKeptFocus() {
  return useFocusAfterPress({
    partOf: (_, target) => target.closest("button"),
    placeIn: (holder) => [...holder.querySelectorAll<HTMLElement>("button:not([disabled])")].at(-1),
  });
}
