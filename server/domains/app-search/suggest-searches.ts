import { suggestSkills, suggestTitles } from "#server/taxonomy/suggest.ts";

const [mostTitles, mostSkills] = [4, 2];

/** What a job seeker may look for who typed this: the words as they are, job titles and skills, slips forgiven. */
export function suggestSearches(query: string): string[] {
  const typed = query.trim();
  if (typed === "") return [];
  const names = [...suggestTitles(typed, mostTitles), ...suggestSkills(typed, mostSkills)];
  return [typed, ...new Set(names.filter((name) => name.toLowerCase() !== typed.toLowerCase()))];
}
