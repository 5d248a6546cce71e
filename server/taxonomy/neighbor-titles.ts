import { englishTitle } from "./occupation-words.ts";
import { readTitle, titlesOfOccupation } from "./titles.ts";
import { significantWords } from "./title-words.ts";

const most = 4;

/** Other titles of the same occupation, for whoever finds too little under this one. */
export function neighborTitles(typed: string): string[] {
  const title = englishTitle(typed) ?? typed;
  const { occupation } = readTitle(title);
  if (!occupation) return [];
  const asked = new Set(significantWords(title));
  const taken: Set<string>[] = [];
  return titlesOfOccupation(occupation.code)
    .filter((other) => {
      const words = new Set(significantWords(other));
      const isNew =
        words.size > 0 && !asked.isSubsetOf(words) && !taken.some((each) => each.isSubsetOf(words));
      if (isNew) taken.push(words);
      return isNew;
    })
    .slice(0, most);
}
