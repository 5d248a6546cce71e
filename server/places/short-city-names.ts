import { countryAt, gazetteer } from "./gazetteer.ts";

const german = "am|im|an der|an den|in der|bei|ob der|vor der";
const french = "sur|sous|en|les|lez";
const dutch = "aan den|aan de|op";
/** Words that join a city with its river, hill or region, by country: elsewhere they are parts of names. */
const links: Record<string, string> = {
  GB: "upon|on|under|super|in",
  IE: "upon|on",
  DE: german,
  AT: german,
  CH: `${german}|${french}`,
  FR: french,
  BE: `${french}|${dutch}`,
  NL: dutch,
};
/** Smaller ones are called by their whole names. */
const leastPeople = 40_000;
/** Called by the last word: nobody says "Kingston" for Hull. */
const others = new Set(["kingston upon hull"]);

let rows: Map<string, number[]> | undefined;

/** The rows of cities that people call by the first part of their names: "Newcastle", "Southend", "Halle", "Aix". */
export function rowsOfShortName(key: string): number[] {
  rows ??= readRows();
  return rows.get(key) ?? [];
}

function readRows(): Map<string, number[]> {
  const { keys, names, populations } = gazetteer();
  const patterns = new Map(
    Object.entries(links).map(([country, words]) => [country, new RegExp(`^(.{3,}?) (?:${words}) `)]),
  );
  const found = new Map<string, number[]>();
  for (const [row, key] of keys.entries()) {
    const pattern = populations[row]! >= leastPeople ? patterns.get(countryAt(row)) : undefined;
    if (!pattern || others.has(key)) continue;
    const [, behindName] = / \((?!Kreis)(.+)\)$/.exec(names[row]!) ?? [];
    const short = behindName ? key.slice(0, names[row]!.indexOf(" (")) : pattern.exec(key)?.[1];
    if (short) found.set(short, [...(found.get(short) ?? []), row]);
  }
  return found;
}
