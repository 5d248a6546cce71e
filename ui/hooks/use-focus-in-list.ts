import { type FocusEvent, useEffect, useRef } from "react";

const pressable = "a[href], button:not([disabled])";

/** Where the row that has the focus is removed, the row that takes its place has it, or else the last one. */
export function useFocusInList() {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<{ focused: Element; at: number }>(null);
  useEffect(() => {
    if (!list.current || !last.current || last.current.focused.isConnected) return;
    const rows = [...list.current.children];
    const row = rows[Math.min(last.current.at, rows.length - 1)];
    last.current = null;
    if (document.activeElement !== document.body) return;
    [...(row?.querySelectorAll<HTMLElement>(pressable) ?? [])].at(-1)?.focus({ preventScroll: true });
  });
  function onFocus({ target, currentTarget }: FocusEvent) {
    const at = [...currentTarget.children].findIndex((row) => row.contains(target));
    last.current = { focused: target, at };
  }
  return { ref: list, onFocus };
}
