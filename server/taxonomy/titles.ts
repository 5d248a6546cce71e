import { readFileSync } from "node:fs";
import { departmentOfOccupation, type Department } from "./departments.ts";
import { departmentOfWords } from "./department-words.ts";
import { modernTitles } from "./modern-titles.data.ts";
import { expandTitle, significantWords } from "./title-words.ts";
import { readLevel, seniorityOf, withoutLevel, type Level, type Seniority } from "./title-levels.ts";

export interface Occupation {
  code: string;
  name: string;
}

export interface ReadTitle {
  seniority: Seniority | null;
  level: Level | null;
  department: Department;
  occupation: Occupation | null;
  /** The title without its level, abbreviations spelled out: "Sr SWE" is "software engineer". */
  core: string;
  /** The words of it that tell what the work is. */
  words: string[];
}

type Row = [code: string, name: string, titles: string[]];

const rows: Row[] = JSON.parse(readFileSync(new URL("./occupations.json", import.meta.url), "utf8"));
const occupations = rows.map(([code, name]) => ({ code, name }));
const exact = new Map<string, number>();
const byWord = new Map<string, { title: string[]; occupation: number }[]>();
const rarity = new Map<string, number>();
indexTitles();

function indexTitles(): void {
  const places = new Map(rows.map(([code], place) => [code, place]));
  for (const [code, titles] of Object.entries(modernTitles)) {
    for (const title of titles) indexTitle(title, places.get(code)!);
  }
  rows.forEach(([, name, titles], place) => {
    for (const title of [name, ...titles]) indexTitle(title, place);
  });
  for (const [word, found] of byWord) rarity.set(word, Math.log(1 + exact.size / found.length));
}

function indexTitle(title: string, occupation: number): void {
  const words = significantWords(title);
  const key = words.toSorted().join(" ");
  if (words.length === 0 || exact.has(key)) return;
  exact.set(key, occupation);
  for (const word of words) {
    const titles = byWord.get(word);
    if (titles) titles.push({ title: words, occupation });
    else byWord.set(word, [{ title: words, occupation }]);
  }
}

function weightOf(word: string): number {
  return rarity.get(word) ?? 6;
}

/** Shared words over all words, rare ones counting more; neither list has a word twice. */
function overlap(a: string[], b: string[]): number {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  let shared = 0;
  for (const word of fewer) if (more.includes(word)) shared += weightOf(word);
  if (shared === 0) return 0;
  let all = 0;
  for (const word of a) all += weightOf(word);
  for (const word of b) if (!a.includes(word)) all += weightOf(word);
  return shared / Math.max(all, 1);
}

function knownOccupation(title: string): number | undefined {
  return exact.get(significantWords(title).toSorted().join(" "));
}

const things = new Set(
  "plastic education school product medicine system hand layer model general police host vendor".split(" "),
);
const jobNouns = new Set(
  rows
    .flatMap(([, name, titles]) => [name, ...titles])
    .map((title) => significantWords(title).at(-1) ?? "")
    .filter(isCommonNoun()),
);

/** Whether a word ends many titles: "operative" does, "kettle" does not. */
function isCommonNoun(): (noun: string) => boolean {
  const counts = new Map<string, number>();
  return (noun) => {
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
    return noun.length > 3 && counts.get(noun)! >= 4 && !things.has(noun);
  };
}

/** Whether a text is a title of the list, or ends as many of them do: "Warehouse Operative". */
export function isKnownTitle(text: string): boolean {
  return knownOccupation(text) !== undefined || jobNouns.has(significantWords(text).at(-1) ?? "");
}

/** In how many titles of the list a word stands. */
export function titlesWith(word: string): number {
  return Math.max(0, ...significantWords(word).map((each) => byWord.get(each)?.length ?? 0));
}

/** Whether a text is a title of the list. */
export function isListedTitle(text: string): boolean {
  return knownOccupation(text) !== undefined;
}

/** The occupation that a title of the list belongs to. */
export function listedOccupation(title: string): string | null {
  const known = knownOccupation(title);
  return known === undefined ? null : occupations[known]!.code;
}

/** The titles of an occupation, the most usual first. */
export function occupationTitles(code: string): readonly string[] {
  return rows.find(([each]) => each === code)?.[2] ?? [];
}

/** Whether a word says what someone is, in many titles: "engineer" and "nurse" do. */
export function isRoleNoun(word: string): boolean {
  return jobNouns.has(word);
}

/** The occupation whose title shares most with this one, if more than half is shared. */
function nearestOccupation(core: string): number | null {
  const words = significantWords(core);
  const telling = words
    .filter((word) => rarity.has(word))
    .toSorted((a, b) => rarity.get(b)! - rarity.get(a)!);
  let best: { occupation: number; score: number } | null = null;
  for (const { title, occupation } of telling.slice(0, 2).flatMap((word) => byWord.get(word)!)) {
    const score = overlap(words, title);
    if (score > (best?.score ?? 0.5)) best = { occupation, score };
  }
  return best?.occupation ?? null;
}

/** Chiefs and students are not guessed: their titles share words with their assistants' and teachers'. */
function occupationOf({
  expanded,
  core,
  level,
}: {
  expanded: string;
  core: string;
  level: Level | null;
}): number | null {
  if (level === "intern")
    return core === expanded ? null : (knownOccupation(core) ?? nearestOccupation(core));
  const known = knownOccupation(expanded) ?? knownOccupation(core);
  if (known !== undefined) return known;
  return level === "executive" ? null : nearestOccupation(core);
}

/** Who writes software is called an engineer here and a developer there. */
function withDeveloper(title: string): string[] {
  return title.endsWith(" Engineer") ? [title, title.replace(/Engineer$/, "Developer")] : [title];
}

/** Every title of the list once, and whether it is one of today's. */
export function commonTitles(): { title: string; modern: boolean }[] {
  const modern = new Set(
    Object.entries(modernTitles).flatMap(([code, titles]) =>
      code.startsWith("15-125") ? titles.flatMap(withDeveloper) : titles,
    ),
  );
  const listed = new Set(rows.flatMap(([, , titles]) => titles));
  return [...modern.union(listed)].map((title) => ({ title, modern: modern.has(title) }));
}

const remembered = new Map<string, ReadTitle>();

/** What a job title says: how senior, which department, which occupation. */
export function readTitle(title: string): ReadTitle {
  const known = remembered.get(title);
  if (known) return known;
  const expanded = expandTitle(title);
  const level = readLevel(expanded);
  const core = withoutLevel(expanded) || expanded;
  const found = occupationOf({ expanded, core, level });
  const occupation = found === null ? null : occupations[found]!;
  const department =
    departmentOfWords(expanded) ?? (occupation ? departmentOfOccupation(occupation.code) : "Other");
  const read = {
    seniority: seniorityOf(level),
    level,
    department,
    occupation,
    core,
    words: significantWords(core),
  };
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(title, read);
  return read;
}

/** How alike two titles are, 0 to 1: shared words, then occupation, department and level. */
export function titleSimilarity(a: string, b: string): number {
  const [first, second] = [readTitle(a), readTitle(b)];
  if (first.words.length === 0 || second.words.length === 0) return 0;
  const words = overlap(first.words, second.words);
  const sameOccupation = first.occupation !== null && first.occupation === second.occupation;
  const sameDepartment = first.department === second.department && first.department !== "Other";
  const base = Math.max(
    words,
    sameOccupation ? 0.6 + 0.4 * words : 0,
    sameDepartment ? 0.2 + 0.6 * words : 0,
  );
  const apart = Boolean(first.level && second.level && first.level !== second.level);
  return Math.min(1, base * (apart ? 0.9 : 1));
}
