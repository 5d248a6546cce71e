import { useRef, useState } from "react";

type Typed = Record<string, string>;

/** What was typed into the form of a dialog that was closed before it was sent: it is there again as the dialog opens. */
export function useKeptTyping(form: string) {
  const left = useRef<Typed>({});
  const [typed, setTyped] = useState<Typed>({});
  return {
    typed,
    /** Told as the dialog opens and closes. */
    follow(open: boolean) {
      if (open) setTyped(left.current);
      else left.current = wordsIn(document.forms.namedItem(form));
    },
    /** It was sent. */
    forget() {
      left.current = {};
    },
  };
}

function wordsIn(form: HTMLFormElement | null): Typed {
  const filled = form ? [...new FormData(form)] : [];
  return Object.fromEntries(filled.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}
