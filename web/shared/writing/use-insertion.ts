import { type RefObject, useRef } from "react";
import type { Insertion } from "./insert-into.ts";

interface Written {
  text: string;
  write: (text: string) => void;
}
/** Puts words into a text field for its tools: where the cursor is, as a paragraph there, or below everything. */
export function useInsertion(box: RefObject<HTMLTextAreaElement | null>, { text, write }: Written) {
  const below = useRef("");
  function put(next: string, cursor: number) {
    write(next);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(cursor, cursor);
    });
  }
  /** What stands before and after what is selected. */
  function around(): [before: string, after: string] {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = box.current ?? {};
    return [text.slice(0, from), text.slice(to)];
  }
  function inline(words: string) {
    const [before, after] = around();
    put(before + words + after, (before + words).length);
  }
  function insert(words: string) {
    const [before, after] = around();
    const above = before.trim() ? `${before.trimEnd()}\n\n` : "";
    const rest = after.trim() ? `\n\n${after.trimStart()}` : "";
    put(above + words + rest, (above + words).length);
  }
  /** One that was put there before makes room; what is written next goes above it. */
  function append(words: string) {
    const own = (
      below.current && text.endsWith(below.current) ? text.slice(0, -below.current.length) : text
    ).trimEnd();
    below.current = words;
    put(`${own}\n\n${words}`, own.length);
  }
  const tools: Insertion = { insert, append };
  return { inline, tools };
}
