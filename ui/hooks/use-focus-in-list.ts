import { useFocusAfterPress } from "./use-focus-after-press.ts";

const pressable = "a[href], button:not([disabled])";

/** Where a press of a key removes the row it was pressed in, the row that takes its place has the focus, or else the last one. */
export function useFocusInList() {
  return useFocusAfterPress({ partOf: rowOf, placeIn: rowAt });
}

function rowOf(list: Element, target: Element) {
  return [...list.children].find((row) => row.contains(target));
}

function rowAt({ children }: Element, at: number) {
  const row = children[Math.min(at, children.length - 1)];
  return [...(row?.querySelectorAll<HTMLElement>(pressable) ?? [])].at(-1);
}
