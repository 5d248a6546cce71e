import { useState } from "react";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";
import { same } from "./changes.ts";

/** The errors of a refused save, without fields changed since; the general sentence disappears with the first change. */
export function useStillWrong<Draft extends object>(error: unknown, draft: Draft) {
  const [refused, setRefused] = useState({ error, draft });
  if (refused.error !== error) setRefused({ error, draft });
  const before = refused.error === error ? refused.draft : draft;
  // An error named "window.from" stays until the window is changed.
  const stands = (name: string) => {
    const field = (name in draft ? name : name.split(".")[0]) as keyof Draft;
    return same(draft[field], before[field]);
  };
  return {
    sentence: error && same(draft, before) ? sentenceOf(error) : null,
    fields: Object.fromEntries(Object.entries(fieldsOf(error)).filter(([name]) => stands(name))),
  };
}

/** The first error of a field that has several controls. */
export function firstOf(wrong: Record<string, string>, field: string) {
  return Object.entries(wrong).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1] ?? null;
}
