import { join } from "node:path";
import { readTsv } from "./tsv.ts";

/** What is written to abbreviations.json: the short form, then what it stands for, the most frequent first. */
type AbbreviationRow = [short: string, ...meanings: string[]];

const mostMeanings = 3;
const small = new Set(["of", "and", "the", "for", "in", "or", "to", "on", "with", "a"]);

/** The short forms of words that O*NET's titles spell out in brackets: "AML Analyst (Anti-Money Laundering Analyst)". */
export function abbreviationRows(folder: string): AbbreviationRow[] {
  const counts = new Map<string, Map<string, number>>();
  for (const [, , title] of readTsv(join(folder, "Alternate_Titles.tsv.gz"))) {
    const [, outer, inner] = /^([^()]+) \(([^()]+)\)$/.exec(title!) ?? [];
    if (!outer || !inner) continue;
    const pair = shortAndLong(wordsOf(outer), wordsOf(inner)) ?? shortAndLong(wordsOf(inner), wordsOf(outer));
    if (!pair) continue;
    const meanings = counts.get(pair.short) ?? new Map<string, number>();
    counts.set(pair.short, meanings.set(pair.long, (meanings.get(pair.long) ?? 0) + 1));
  }
  return [...counts]
    .map(([short, meanings]): AbbreviationRow => {
      const frequent = [...meanings].toSorted((a, b) => b[1] - a[1]).slice(0, mostMeanings);
      return [short, ...frequent.map(([long]) => long)];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function wordsOf(title: string): string[] {
  return title.split(/[\s/-]+/).filter((word) => word !== "");
}

/** What is left of two titles without the words they share at both ends, where it is a word and its spelling out. */
function shortAndLong(a: string[], b: string[]): { short: string; long: string } | null {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [endOfA, endOfB] = [a.length, b.length];
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA--;
    endOfB--;
  }
  const [short, ...more] = a.slice(start, endOfA);
  const long = b.slice(start, endOfB);
  if (!short || more.length > 0 || !/^[A-Z][A-Za-z]{1,5}$/.test(short) || long.length > 4) return null;
  const told = long.join(" ").toLowerCase();
  if (!/^[a-z ]+$/.test(told) || !standsFor(short, long)) return null;
  return { short: short.toLowerCase(), long: told };
}

/** "AML" is made of first letters, "Tech" is the beginning of its word. */
function standsFor(short: string, long: string[]): boolean {
  if (long.length === 1)
    return short.length > 2 && long[0]!.length > short.length && long[0]!.startsWith(short);
  const initials = long.filter((word) => !small.has(word.toLowerCase())).map((word) => word[0]);
  return short === short.toUpperCase() && initials.join("").toUpperCase() === short;
}
