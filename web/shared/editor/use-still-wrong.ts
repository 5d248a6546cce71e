import { useState } from "react";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";
import { same } from "./changes.ts";

/** What a refused save said, without the fields that were changed since; the sentence goes with the first change. */
export function useStillWrong<Draft extends object>(error: unknown, draft: Draft) {
  const [refused, setRefused] = useState({ error, draft });
  if (refused.error !== error) setRefused({ error, draft });
  const before = refused.error === error ? refused.draft : draft;
  const stands = (name: string) => same(draft[name as keyof Draft], before[name as keyof Draft]);
  return {
    sentence: error && same(draft, before) ? sentenceOf(error) : null,
    fields: Object.fromEntries(Object.entries(fieldsOf(error)).filter(([name]) => stands(name))),
  };
}
