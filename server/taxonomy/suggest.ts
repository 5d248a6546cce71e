import { allSkills } from "./skills.ts";
import { suggester } from "./suggest-words.ts";
import { commonTitles } from "./titles.ts";

/** Longer than any name in the lists. */
const longest = 100;

let titles: ReturnType<typeof suggester> | undefined;
let skills: ReturnType<typeof suggester> | undefined;

/** Job titles that begin with what was typed, titles of today before those of the official list. */
export function suggestTitles(query: string, limit: number): string[] {
  titles ??= suggester(
    commonTitles().map(({ title, modern }) => ({ text: title, offers: title, liking: modern ? 1 : 0 })),
  );
  return query.length > longest ? [] : titles(query, limit);
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
