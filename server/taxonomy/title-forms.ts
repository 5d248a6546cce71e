import { workplaceWords } from "./regional-words.data.ts";
import { jobSynonyms } from "./synonyms.ts";
import { isListedTitle, isRoleNoun } from "./titles.ts";

let known: Set<string> | undefined;

/** Whether words that no title ends with stand for one: "RGN", "HCA", "office work". */
export function isTitleForm(typed: string): boolean {
  return (known ??= readForms()).has(typed.toLowerCase());
}

function readForms(): Set<string> {
  const forms = jobSynonyms()
    .filter(({ words, written = [], typed }) => [...words, ...written].some(isTitle) && !isWorkplace(typed))
    .flatMap(({ words, typed, instead = [] }) => [
      ...words,
      ...instead,
      ...typed.filter((form) => words.length > 0 || form.includes(" ")),
    ]);
  return new Set(forms.map((form) => form.toLowerCase()));
}

const workplaces = new Set(workplaceWords.map((line) => line.split(" > ")[0]!));

function isWorkplace(typed: string[]): boolean {
  return workplaces.has(typed.join(", "));
}

function isTitle(form: string): boolean {
  const last = form.split(" ").at(-1)!;
  return isRoleNoun(last) || (form.includes(" ") && isListedTitle(form));
}
