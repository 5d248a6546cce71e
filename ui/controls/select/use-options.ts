import { useEffect, useState } from "react";
import type { Option } from "./select.tsx";

/** Finds options for what was typed; the signal says when nobody waits for the answer anymore. */
export type FindOptions = (query: string, signal: AbortSignal) => Promise<Option[]>;

type Found = { options: readonly Option[]; state: "ready" | "finding" | "failed" };

const pauseMs = 150;

/** Options that are given, or found on the server while someone types. */
export function useOptions(source: readonly Option[] | FindOptions, query: string, open: boolean): Found {
  const [found, setFound] = useState<Found>({ options: [], state: "ready" });
  const find = typeof source === "function" ? source : null;

  useEffect(() => {
    if (!find || !open) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setFound((last) => ({ ...last, state: "finding" }));
      find(query.trim(), stop.signal).then(
        (options) => !stop.signal.aborted && setFound({ options, state: "ready" }),
        () => !stop.signal.aborted && setFound({ options: [], state: "failed" }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, query, open]);

  return typeof source === "function" ? found : { options: source, state: "ready" };
}

/** What the open list says when it has no options to show. */
export function wordsFor(found: Found, emptyText: string): string | null {
  if (found.state === "failed") return "Couldn’t load suggestions. Type again to retry.";
  if (found.state === "finding") return found.options.length === 0 ? "Searching" : null;
  return found.options.length === 0 ? emptyText : null;
}
