import { useEffect, useRef, useState } from "react";
import { showToast } from "#ui/overlays/toast-store.ts";
import { sentenceOf } from "#web/api/client.ts";
import { type ReadingState, readAloud } from "./reader.ts";

/** Reads a text aloud, until it is over, stopped or gone from the screen. */
export function useReading(paragraphs: () => readonly string[]) {
  const [state, setState] = useState<ReadingState>("idle");
  const reader = useRef<ReturnType<typeof readAloud> | null>(null);
  useEffect(() => () => reader.current?.stop(), []);

  function hear(next: ReadingState, error?: unknown) {
    setState(next);
    if (error)
      showToast({
        text: sentenceOf(error, "This can’t be read aloud right now."),
        tone: "error",
        key: "aloud",
      });
  }
  return {
    state,
    start: () => void (reader.current = readAloud(paragraphs(), hear)),
    pause: () => reader.current?.pause(),
    resume: () => reader.current?.resume(),
    stop: () => reader.current?.stop(),
  };
}
