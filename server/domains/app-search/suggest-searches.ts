import { suggestTitles } from "#server/taxonomy/suggest.ts";

const most = 4;

/** What a job seeker may look for who typed this: job titles, slips forgiven, and the words as they are. */
export function suggestSearches(query: string): string[] {
  const typed = query.trim();
  if (typed === "") return [];
  const titles = suggestTitles(typed, most).filter((title) => title.toLowerCase() !== typed.toLowerCase());
  return [typed, ...titles];
}
