import { type MouseEvent, useEffect, useRef } from "react";

const pressable = "a[href], button:not([disabled])";

/** Where a press of a key removes the row it was pressed in, the row that takes its place has the focus, or else the last one. */
export function useFocusInList() {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ row: Element; at: number }>(null);
  useEffect(() => {
    if (!list.current || !pressed.current || pressed.current.row.isConnected) return;
    const rows = [...list.current.children];
    const row = rows[Math.min(pressed.current.at, rows.length - 1)];
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    [...(row?.querySelectorAll<HTMLElement>(pressable) ?? [])].at(-1)?.focus({ preventScroll: true });
  });
  /** A press by mouse has a detail, and does without: what is pressed next is where the pointer is. */
  function onClickCapture({ detail, target, currentTarget }: MouseEvent<HTMLElement>) {
    const at = [...currentTarget.children].findIndex((row) => row.contains(target as Node));
    pressed.current = detail === 0 && at >= 0 ? { row: currentTarget.children[at]!, at } : null;
  }
  return { ref: list, onClickCapture };
}
