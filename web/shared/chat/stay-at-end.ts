import { useEffect } from "react";

const nearEnd = 80;

interface Scrolled {
  scrollHeight: number;
  scrollTop: number;
  clientHeight: number;
}
/** How far a list goes down when its room became less than it was, so that whoever was at its end still is. */
export function downBy({ scrollHeight, scrollTop, clientHeight }: Scrolled, before: number) {
  const wasAtEnd = scrollHeight - scrollTop - before <= nearEnd;
  return wasAtEnd ? Math.max(0, before - clientHeight) : 0;
}

/** Keeps the end of a list in sight when the room for it becomes less, as when the box below grows. */
export function useStayAtEnd(scroller: HTMLElement | null) {
  useEffect(() => {
    if (!scroller) return;
    let height = scroller.clientHeight;
    const observer = new ResizeObserver(() => {
      const down = downBy(scroller, height);
      height = scroller.clientHeight;
      if (down) scroller.scrollTop += down;
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);
}
