import { useRef, useState } from "react";
import { historyOf, redo, step, undo } from "#shared/blocks/history.ts";
import { changesBetween } from "./changes.ts";

/** The steps of a form that can be undone: each gives back only the fields it changed, so that a teammate's stay. */
export function useSteps<Draft extends object>(start: Draft, put: (part: Partial<Draft>) => void) {
  const [shown, setShown] = useState(() => historyOf(start));
  const history = useRef(shown);
  /** Rises with each step back or forward, for fields that keep their own words while they are typed in. */
  const [turns, setTurns] = useState(0);

  function go(next: typeof shown) {
    history.current = next;
    setShown(next);
  }
  function turn(next: typeof shown) {
    put(changesBetween(history.current.present, next.present));
    go(next);
    setTurns((last) => last + 1);
  }
  return {
    change: (part: Partial<Draft>) => {
      go(step(history.current, { ...history.current.present, ...part }, typedField(part)));
      put(part);
    },
    undo: shown.past.length > 0 ? () => turn(undo(history.current)) : null,
    redo: shown.future.length > 0 ? () => turn(redo(history.current)) : null,
    turns,
  };
}

/** Typing on in a text is one step; choices are a step each. */
function typedField(part: object) {
  const entries = Object.entries(part);
  return entries.every(([, value]) => typeof value === "string")
    ? entries.map(([name]) => name).join()
    : null;
}
