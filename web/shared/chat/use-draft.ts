import { useEffect, useState } from "react";

const quietMs = 600;

/** What was written and not sent, kept for this conversation while the browser tab lives. */
export function useDraft(cid: string) {
  const key = `draft:${cid}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? "");
  const [kept, setKept] = useState(text !== "");
  useEffect(() => {
    if (!text) return sessionStorage.removeItem(key);
    const timer = setTimeout(() => setKept(true), quietMs);
    sessionStorage.setItem(key, text);
    return () => clearTimeout(timer);
  }, [key, text]);
  function write(next: string) {
    setText(next);
    setKept(false);
  }
  return { text, kept, write, forget: () => write("") };
}
