import { useEffect } from "react";

const counted = /^\(\d+\+?\) /;

/** Puts what is unread before the title of the browser's tab, whatever page is open. */
export function useTitleCount(unread: number) {
  useEffect(() => {
    const mark = unread > 99 ? "(99+) " : unread > 0 ? `(${unread}) ` : "";
    const write = () => {
      const wanted = mark + document.title.replace(counted, "");
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(counted, "");
    };
  }, [unread]);
}
