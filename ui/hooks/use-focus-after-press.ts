import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

/** What leads elsewhere takes the focus there. */
const leading = "a[href], [data-opens]";

interface Pressed {
  part: Element;
  /** Which child of the holder it was. */
  at: number;
  holder: Element;
  above: readonly Element[];
}
interface Places {
  /** What of the holder goes when that which was pressed takes it away. */
  partOf: (holder: Element, target: Element) => Element | null | undefined;
  /** What is there to have the focus then. */
  placeIn: (holder: Element, at: number) => HTMLElement | null | undefined;
}

/** Where a press of a key takes away what was pressed, something beside it has the focus, or else the heading above. */
export function useFocusAfterPress({ partOf, placeIn }: Places) {
  const pressed = useRef<Pressed>(null);
  useEffect(() => settle(pressed, placeIn));
  useEffect(() => () => settle(pressed, () => null), []);
  /** A press by mouse has a detail, and does without: what is pressed next is where the pointer is. */
  function onClickCapture({ detail, target, currentTarget: holder }: MouseEvent<HTMLElement>) {
    const element = target as Element;
    // In a dialog that a row opened: the row is still what may go.
    if (detail === 0 && !holder.contains(element)) return;
    const part = detail === 0 && !element.closest(leading) ? partOf(holder, element) : null;
    const at = [...holder.children].findIndex((child) => child.contains(element));
    pressed.current = part ? { part, at, holder, above: ancestorsOf(holder) } : null;
  }
  return { onClickCapture };
}

function settle(pressed: RefObject<Pressed | null>, placeIn: Places["placeIn"]) {
  if (!pressed.current) return;
  const { part, at, holder, above } = pressed.current;
  if (part.isConnected && !part.matches(":disabled")) return;
  pressed.current = null;
  if (document.activeElement !== document.body) return;
  const place = (holder.isConnected && placeIn(holder, at)) || headingIn(above);
  place?.focus({ preventScroll: true });
}

function ancestorsOf(element: Element): Element[] {
  const above = element.parentElement;
  return above ? [above, ...ancestorsOf(above)] : [];
}

/** Of what is around the place, the nearest that has a heading. */
function headingIn(above: readonly Element[]) {
  for (const each of above) {
    const heading = each.isConnected ? each.querySelector<HTMLElement>("h1, h2, h3, h4") : null;
    if (!heading) continue;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    return heading;
  }
  return null;
}
