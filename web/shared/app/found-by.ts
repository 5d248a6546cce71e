import type { Action } from "#web/shared/actions/actions.ts";

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

/** So many letters of its name ask for a decision. */
const enough = 3;

/** Whether a decision is asked for by its name: "sho" does, the person's name and single letters do not. */
export function isAskedFor(action: Pick<Action, "label" | "keywords" | "about">, query: string) {
  const { label, keywords = [], about = "" } = action;
  const name = about.toLowerCase();
  const own = [label.toLowerCase().replace(name, " "), ...keywords].join(" ").toLowerCase().split(/\s+/);
  const asked = query.toLowerCase().split(/\s+/);
  return (
    isFoundBy(action, query) &&
    asked.some((word) => word.length >= enough && own.some((each) => each.startsWith(word)))
  );
}
