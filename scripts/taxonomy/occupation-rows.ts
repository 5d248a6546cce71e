import { join } from "node:path";
import { readTsv } from "./tsv.ts";

/** What is written to occupations.json: code, name, other titles. */
type OccupationRow = [code: string, name: string, titles: string[]];

const titlesKept = 14;

/** "Computer Systems Analyst (CSA)" without its bracket. */
function plainTitle(title: string): string {
  return title.replace(/\s*\([^)]*\)/g, "").trim();
}

/** Titles people report come first, then short ones that share words with the occupation's name. */
function rank(title: string, name: string, reported: Set<string>): number {
  const nameWords = new Set(
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .map((word) => word.replace(/s$/, "")),
  );
  const words = title.toLowerCase().split(/[^a-z]+/);
  const shared = words.filter((word) => nameWords.has(word)).length / words.length;
  return (reported.has(title) ? 2 : 0) + shared - words.length * 0.2;
}

/** Every occupation with its best alternate titles; a title stays with the occupation that ranks it best. */
export function occupationRows(folder: string): OccupationRow[] {
  const names = new Map(
    readTsv(join(folder, "Occupation_Data.tsv.gz")).map(([code, name]) => [code!, name!]),
  );
  const reported = new Map<string, Set<string>>();
  for (const [code, , title] of readTsv(join(folder, "Sample_of_Reported_Titles.tsv.gz"))) {
    reported.set(code!, (reported.get(code!) ?? new Set()).add(plainTitle(title!)));
  }
  const owners = new Map<string, { code: string; rank: number }>();
  const alternates = readTsv(join(folder, "Alternate_Titles.tsv.gz")).map(
    ([code, , title]) => [code!, plainTitle(title!)] as const,
  );
  const all = [
    ...alternates,
    ...[...reported].flatMap(([code, titles]) => [...titles].map((title) => [code, title] as const)),
  ];
  for (const [code, title] of all) {
    const name = names.get(code);
    if (!name || title.length > 45) continue;
    const own = rank(title, name, reported.get(code) ?? new Set());
    const owner = owners.get(title);
    if (!owner || own > owner.rank) owners.set(title, { code, rank: own });
  }
  const byCode = Map.groupBy(owners, ([, { code }]) => code);
  return [...names].map(([code, name]) => {
    const best = (byCode.get(code) ?? []).toSorted((a, b) => b[1].rank - a[1].rank).slice(0, titlesKept);
    return [code, name, best.map(([title]) => title).filter((title) => title !== name)];
  });
}

/** Every title known of every occupation, its own name first. */
export function allTitles(folder: string): [code: string, titles: string[]][] {
  const titles = new Map<string, Set<string>>();
  for (const [code, name] of readTsv(join(folder, "Occupation_Data.tsv.gz")))
    titles.set(code!, new Set([name!]));
  for (const file of ["Sample_of_Reported_Titles.tsv.gz", "Alternate_Titles.tsv.gz"]) {
    for (const [code, , title] of readTsv(join(folder, file))) titles.get(code!)?.add(plainTitle(title!));
  }
  return [...titles].map(([code, own]) => [code, [...own].filter((title) => title !== "")]);
}
