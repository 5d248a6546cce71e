import type { SearchTerms } from "#contract/search.ts";
import type { ReadAsked } from "../reading/read-asked.ts";
import type { WiderSearch } from "./steps-of.ts";

const mostWithout = 3;

/** Conditions and levels first, then other words that do not say what the work is; never that. At last without all of these. */
export function withoutWords(terms: SearchTerms, { words }: ReadAsked): WiderSearch[] {
  const { text, qualifiers, conditions, titleWords, foremost } = words;
  const busy = new Set([
    "of",
    ...titleWords,
    ...foremost,
    ...qualifiers.flatMap((each) => each.split(/\s+/)),
  ]);
  const others = titleWords.length > 0 ? text.split(/\s+/).filter((word) => !busy.has(word)) : [];
  const typed = [...conditions.map((each) => each.typed), ...qualifiers];
  const single = [...typed, ...others, ...specialties(titleWords)].slice(0, mostWithout);
  const all = [...typed, ...others];
  const together = all.length > 1 && text !== all.join(" ") ? [all] : [];
  return [...single.map((one) => [one]), ...together].flatMap((left): WiderSearch[] => {
    const query = left.reduce(without, terms.query);
    if (query === "" || query === terms.query) return [];
    const isOther = left.length === 1 && others.includes(left[0]!);
    return [{ kind: "without", about: left.join(", "), terms: { ...terms, query }, fewestFirst: isOther }];
  });
}

/** Words for every kind of work: "engineer" alone says too little, "nurse" does not. */
const general = new Set(
  "manager director assistant engineer specialist coordinator analyst officer consultant associate lead administrator representative executive supervisor technician worker operator agent advisor adviser partner scientist professional".split(
    " ",
  ),
);

/** "staff" of "staff nurse": nurses are next to it. */
function specialties(titleWords: string[]): string[] {
  const last = titleWords.at(-1)?.toLowerCase();
  return last === undefined || general.has(last) ? [] : titleWords.slice(0, -1);
}

function without(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  return `${text.slice(0, at)} ${text.slice(at + words.length)}`.replace(/\s+/g, " ").trim();
}
