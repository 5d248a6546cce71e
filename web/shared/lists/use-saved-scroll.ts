import { useEffect, useRef } from "react";

/** A list stands where it was left, also after a reload; for the element that scrolls. */
export function useSavedScroll(key: string) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scrolling = box.current;
    if (!scrolling) return;
    // Someone may have scrolled the server's list before the scripts ran.
    if (scrolling.scrollTop === 0) scrolling.scrollTo({ top: Number(sessionStorage.getItem(key) ?? 0) });
    const keep = () => sessionStorage.setItem(key, String(scrolling.scrollTop));
    scrolling.addEventListener("scroll", keep, { passive: true });
    return () => scrolling.removeEventListener("scroll", keep);
  }, [key]);
  return box;
}
