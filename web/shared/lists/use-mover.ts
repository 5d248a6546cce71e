import { useEffect, useRef } from "react";
import { moved } from "./moved.ts";

/**
 * Moves the entries of a list up and down by buttons. The button that moved one goes with it and keeps the focus, so that
 * pressing it again moves the same entry on.
 */
export function useMover<T, Rows extends HTMLElement = HTMLDivElement>(
  list: readonly T[],
  onChange: (list: T[]) => void,
) {
  const rows = useRef<Rows>(null);
  const pressed = useRef<{ to: number; by: -1 | 1 } | null>(null);
  useEffect(() => {
    if (!pressed.current) return;
    const { to, by } = pressed.current;
    pressed.current = null;
    const find = (way: number) =>
      rows.current?.children[to]?.querySelector<HTMLButtonElement>(
        `button[data-by="${way}"]:not([disabled])`,
      );
    (find(by) ?? find(-by))?.focus();
  });
  /** What the button is given that moves the nth entry this way. */
  function buttonFor(at: number, by: -1 | 1) {
    const to = at + by;
    return {
      "data-by": by,
      disabled: to < 0 || to >= list.length,
      onClick: () => {
        pressed.current = { to, by };
        onChange(moved(list, at, by));
      },
    };
  }
  return { rows, buttonFor };
}
