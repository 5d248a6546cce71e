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
  const swallowClick = useRef(false);

  function show(dx: number) {
    const style = card.current?.style;
    style?.setProperty("--x", `${dx}px`);
    style?.setProperty("--pull", String(pullOf(dx, card.current?.offsetWidth ?? 1)));
  }
  function end() {
    drag.current = null;
    card.current?.removeAttribute("data-dragging");
  }

  return {
    onPointerDown(event: PointerEvent) {
      swallowClick.current = false;
      if (drag.current || !event.isPrimary || event.button !== 0) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      drag.current = { pointer, x, y, sideways: false, points: [{ x, at: event.timeStamp }] };
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      const dx = event.clientX - now.x;
      if (!now.sideways) {
        const dy = Math.abs(event.clientY - now.y);
        if (Math.abs(dx) < decidedAfter && dy < decidedAfter) return;
        if (Math.abs(dx) <= dy) return end();
        now.sideways = true;
        card.current?.setPointerCapture(event.pointerId);
        card.current?.setAttribute("data-dragging", "");
      }
      now.points.push({ x: event.clientX, at: event.timeStamp });
      show(dx);
    },
    onPointerUp(event: PointerEvent) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      end();
      if (!now.sideways) return;
      swallowClick.current = true;
      const dx = event.clientX - now.x;
      const width = card.current?.offsetWidth ?? 1;
      const side = sideOf({ dx, width, velocity: velocityOf(now.points, event.timeStamp) });
      if (side) onLeave(side);
      else show(0);
    },
    onPointerCancel() {
      end();
      show(0);
    },
    /** The click that ends a drag presses nothing. */
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
