import { Suspense, useEffect, useRef, useState } from "react";
import { isTyping } from "#ui/hooks/hotkey.ts";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { PaletteComing } from "#ui/overlays/palette-coming.tsx";
import type { SearchSide } from "./app-search.tsx";

const AppSearch = lazyPart(async () => (await import("./app-search.tsx")).default);

interface SearchOverlayProps {
  side?: SearchSide;
  owner: string;
  onClose: () => void;
}

/** The app search from the first key on: what is typed while it is fetched stands in its box, in order. */
export function SearchOverlay({ side, owner, onClose }: SearchOverlayProps) {
  const [query, setQuery] = useState("");
  const [entered, setEntered] = useState(false);
  const placeholder = side ? "Search people, jobs, screens and actions" : "Search screens and actions";
  useStrayKeys(setQuery);
  useFocusBack();
  function type(next: string) {
    setEntered(false);
    setQuery(next);
  }
  const box = { query, onQuery: type, placeholder, onClose };
  return (
    <Suspense fallback={<PaletteComing {...box} onEnter={() => setEntered(true)} />}>
      <AppSearch {...box} side={side} owner={owner} entered={entered} />
    </Suspense>
  );
}

/** Between two boxes nothing has the focus for a moment; letters pressed then are no shortcuts. */
function useStrayKeys(type: (change: (query: string) => string) => void) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (isComposing || ctrlKey || metaKey || altKey || isTyping(event.target as HTMLElement | null)) return;
      if (key.length === 1) type((query) => query + key);
      else if (key === "Backspace") type((query) => query.slice(0, -1));
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [type]);
}

/** Whoever had the focus when the search opened has it again when it closes. */
function useFocusBack() {
  const [from] = useState(() => document.activeElement);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      queueMicrotask(() => {
        const nowhere = document.activeElement === null || document.activeElement === document.body;
        if (gone.current && nowhere && from instanceof HTMLElement) from.focus({ preventScroll: true });
      });
    };
  }, [from]);
}
