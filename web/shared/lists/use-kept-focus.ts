import { type MouseEvent, useEffect, useRef } from "react";

/** Where a press of a key takes away the button that had the focus, as “Remove” does, the last button left beside it has it. */
export function useKeptFocus() {
  const pressedIn = useRef<Element | null>(null);
  useEffect(() => {
    const holder = pressedIn.current;
    pressedIn.current = null;
    if (!holder || document.activeElement !== document.body) return;
    const left = holder.querySelectorAll<HTMLElement>("button:not([disabled])");
    left[left.length - 1]?.focus();
  });
  return {
    /** A press by mouse has a detail, and does without: what is pressed next is where the pointer is. */
    onClickCapture: ({ detail, currentTarget }: MouseEvent) => {
      if (detail === 0) pressedIn.current = currentTarget;
    },
  };
}
