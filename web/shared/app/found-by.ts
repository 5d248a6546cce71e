import type { Action } from "./actions.ts";

/** Whether every typed word stands in the action. A name alone finds the person, and not what can be done with them. */
export function isFoundBy(
  { label, keywords = [], about = "" }: Pick<Action, "label" | "keywords" | "about">,
  query: string,
) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [label, ...keywords].join(" ").toLowerCase();
  const name = about.toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    (!about || words.length === 0 || words.some((word) => !name.includes(word)))
  );
}
