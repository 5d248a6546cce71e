import { allForeignForms } from "./occupation-words.ts";
import { allSkills } from "./skills.ts";
import { suggester } from "./suggest-words.ts";
import { commonTitles } from "./titles.ts";

/** Longer than any name in the lists. */
const longest = 100;

let titles: ReturnType<typeof suggester> | undefined;
let skills: ReturnType<typeof suggester> | undefined;

/** Job titles that begin with what was typed, titles of today before those of the official list. */
export function suggestTitles(query: string, limit: number): string[] {
  titles ??= suggester([
    ...commonTitles().flatMap(({ title, modern }) =>
      spellings(title).map((text) => ({ text, offers: title, liking: modern ? 1 : 0 })),
    ),
    ...foreignTitles().map((title) => ({ text: title, offers: title })),
  ]);
  return query.length > longest ? [] : titles(query, limit);
}

/** Occupations in other languages, as titles: "Krankenschwester". */
function foreignTitles(): string[] {
  return allForeignForms().map((form) => form.charAt(0).toUpperCase() + form.slice(1));
}

/** "Frontend Developer" is also typed as "front end dev". */
function spellings(title: string): string[] {
  const apart = title.replace(/\b(front|back|full)-?(end|stack)\b/gi, "$1 $2");
  return apart === title ? [title] : [title, apart];
}

/** Skills by their name or another name of theirs: "k8s" offers Kubernetes. */
export function suggestSkills(query: string, limit: number): string[] {
  skills ??= suggester(
    allSkills().flatMap(({ name, aliases }) => [
      { text: name, offers: name, liking: 0.6 },
      ...aliases.map((alias) => ({ text: alias, offers: name })),
    ]),
  );
  return query.length > longest ? [] : skills(query, limit);
}
