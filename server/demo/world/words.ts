import { readFileSync } from "node:fs";

/** What O*NET knows of an occupation (see words.json for the source). */
export interface Occupation {
  code: string;
  zone: number;
  titles: string[];
  technology: string[];
  tasks: string[];
}

const file: { occupations: Occupation[] } = JSON.parse(
  readFileSync(new URL("./words.json", import.meta.url), "utf8"),
);
const byCode = new Map(file.occupations.map((occupation) => [occupation.code, occupation]));

export function occupationOf(code: string): Occupation {
  const occupation = byCode.get(code);
  if (!occupation) throw new Error(`${code} is not in words.json; run scripts/build-world-words.ts again.`);
  return occupation;
}
