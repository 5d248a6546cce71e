import { type PointerEvent, type RefObject, useRef } from "react";
import { type Side, pullOf, sideOf, velocityOf } from "./swipe.ts";

interface Drag {
  pointer: number;
  x: number;
  y: number;
  sideways: boolean;
  points: { x: number; at: number }[];
}
const decidedAfter = 9;

/** Lets a card be drawn sideways with the finger; up and down stays scrolling. */
export function useSwipe(card: RefObject<HTMLElement | null>, onLeave: (side: Side) => void) {
  const drag = useRef<Drag | null>(null);
  const click = useSwallowedClick();
  const { draw, grab, letGo } = useCardInHand(card, drag);

  return {
    onPointerDown(event: PointerEvent) {
      click.allow();
      if (drag.current || !event.isPrimary || event.button !== 0) return;
      drag.current = dragFrom(event);
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      const dx = event.clientX - now.x;
      const way = now.sideways ? "sideways" : wayOf(dx, event.clientY - now.y);
      if (way === "undecided") return;
      if (way === "scrolls") return letGo();
      if (!now.sideways) grab(event.pointerId);
      now.sideways = true;
      now.points.push({ x: event.clientX, at: event.timeStamp });
      draw(dx);
    },
    onPointerUp(event: PointerEvent) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      letGo();
      if (!now.sideways) return;
      click.swallow();
      const side = sideAfter(now, event, card.current?.offsetWidth ?? 1);
      if (side) onLeave(side);
      else draw(0);
    },
    onPointerCancel() {
      letGo();
      draw(0);
    },
    onClickCapture: click.capture,
  };
}

function dragFrom({ clientX: x, clientY: y, pointerId: pointer, timeStamp: at }: PointerEvent): Drag {
  return { pointer, x, y, sideways: false, points: [{ x, at }] };
}

/** What a drag does to the card. */
function useCardInHand(card: RefObject<HTMLElement | null>, drag: RefObject<Drag | null>) {
  return {
    draw(dx: number) {
      const style = card.current?.style;
      style?.setProperty("--x", `${dx}px`);
      style?.setProperty("--pull", String(pullOf(dx, card.current?.offsetWidth ?? 1)));
    },
    grab(pointer: number) {
      card.current?.setPointerCapture(pointer);
      card.current?.setAttribute("data-dragging", "");
    },
    letGo() {
      drag.current = null;
      card.current?.removeAttribute("data-dragging");
    },
  };
}

/** The side a card leaves to when it is let go; null where it goes back. */
function sideAfter({ x, points }: Drag, { clientX, timeStamp }: PointerEvent, width: number) {
  return sideOf({ dx: clientX - x, width, velocity: velocityOf(points, timeStamp) });
}

/** Whether a finger draws the card or scrolls what is on it. */
function wayOf(dx: number, dy: number) {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  if (across < decidedAfter && along < decidedAfter) return "undecided";
  return across <= along ? "scrolls" : "sideways";
}

/** The click that ends a drag presses nothing. */
function useSwallowedClick() {
  const swallowed = useRef(false);
  return {
    allow: () => void (swallowed.current = false),
    swallow: () => void (swallowed.current = true),
    capture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!swallowed.current) return;
      swallowed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
