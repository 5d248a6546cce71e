import { useEffect, useState } from "react";

const nearEnd = 80;

interface Scrolled {
  scrollHeight: number;
  scrollTop: number;
  clientHeight: number;
}
const beyond = ({ scrollHeight, scrollTop, clientHeight }: Scrolled) =>
  scrollHeight - scrollTop - clientHeight;

/** How far a list goes down when its room became less or what it holds more, so that whoever was at its end still is. */
export function downBy(now: Scrolled, before: Scrolled) {
  const was = beyond(before);
  return was <= nearEnd ? Math.max(0, beyond(now) - Math.max(0, was)) : 0;
}

/**
 * Keeps the end of a list in sight when the box below it grows, a link preview loads, or the typing line appears.
 * Answers whether the list has found the place where it opens, and is shown.
 */
export function useStayAtEnd(scroller: HTMLElement | null): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!scroller) return;
    const list = scroller.querySelector<HTMLElement>('[data-testid="virtuoso-item-list"]');
    let before: Scrolled | null = null;
    function note() {
      const { scrollHeight, scrollTop, clientHeight } = scroller!;
      before = { scrollHeight, scrollTop, clientHeight };
    }
    // Until it is shown, the list itself looks for the place where it opens.
    const isShown = () => !list || getComputedStyle(list).visibility !== "hidden";
    let waiting = requestAnimationFrame(function look() {
      if (!isShown()) return void (waiting = requestAnimationFrame(look));
      // Heights that were guessed while it looked may leave it a little short.
      if (beyond(scroller!) <= nearEnd) scroller!.scrollTop = scroller!.scrollHeight;
      note();
      setShown(true);
    });
    function scrolled() {
      // What grew meanwhile is not to count as having been scrolled away from.
      const grown = before?.scrollHeight !== scroller!.scrollHeight;
      if (before && (!grown || scroller!.scrollTop < before.scrollTop)) note();
    }
    const observer = new ResizeObserver(() => {
      if (!before) return;
      const down = downBy(scroller, before);
      if (down) scroller.scrollTop += down;
      note();
    });
    const parts = [scroller, ...(list?.parentElement?.children ?? [])];
    for (const part of parts) observer.observe(part, { box: "border-box" });
    scroller.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(waiting);
      observer.disconnect();
      scroller.removeEventListener("scroll", scrolled);
    };
  }, [scroller]);
  return shown;
}
