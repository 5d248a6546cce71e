import { occupationWords } from "./occupation-words.data.ts";

/** Forms of one meaning: those that are found in a text, and those that are only typed. */
interface MeantWords {
  words: string[];
  /** Found by the typed ones, and not by each other. */
  written: string[];
  typed: string[];
  /** They are near to each other, and not the same. */
  near?: boolean;
}

/**
 * Occupations across languages, both ways: foreign forms find the English ones, and all find the foreign ones. English
 * forms of one occupation are near to each other.
 */
export function occupationMeanings(): MeantWords[] {
  return occupationWords.flatMap((line) => {
    const [english = "", ...others] = line.split(" | ");
    const [own, wider] = english.split(" < ").map(formsOf);
    const [ours, theirs] = [[...own!, ...(wider ?? [])], others.flatMap(formsOf)];
    return [
      { words: [], written: ours.filter(isWritten), typed: theirs.map(plain) },
      { words: [], written: theirs.filter(isWritten), typed: [...ours, ...theirs].map(plain) },
      { words: [], written: own!.filter(isWritten), typed: ours.filter(isWritten), near: true },
    ];
  });
}

const isWritten = (form: string) => !form.startsWith("!");
const plain = (form: string) => form.replace("!", "");

let englishOf: Map<string, string> | undefined;

/** The English title of an occupation that is named in another language; null where it is in no list. */
export function englishTitle(foreign: string): string | null {
  englishOf ??= new Map(
    occupationMeanings().flatMap(({ written, typed }, at) =>
      at % 3 === 0 ? typed.map((form): [string, string] => [form.toLowerCase(), written[0]!]) : [],
    ),
  );
  return englishOf.get(foreign.toLowerCase()) ?? null;
}

let foreignOf: Map<string, string[]> | undefined;

/** What an occupation is called in the other languages, by its English title. */
export function foreignForms(english: string): string[] {
  foreignOf ??= new Map(
    occupationWords.flatMap((line) => {
      const [own = "", ...others] = line.split(" | ");
      const theirs = others.flatMap(formsOf).filter(isWritten);
      return formsOf(own.split(" < ")[0]!).map((form): [string, string[]] => [plain(form), theirs]);
    }),
  );
  return foreignOf.get(english) ?? [];
}

/** What all occupations are called in the other languages. */
export function allForeignForms(): string[] {
  const forms = occupationWords.flatMap((line) =>
    line.split(" | ").slice(1).flatMap(formsOf).filter(isWritten),
  );
  return [...new Set(forms)];
}

let rowsOf: Map<string, number[]> | undefined;
const longestForm = 4;

/** Where a title names an occupation of the list. */
interface NamedOccupation {
  form: string;
  rows: number[];
}

/** The occupations that a title names, in any of the languages. */
function formsNamed(title: string) {
  rowsOf ??= readRows();
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestForm, words.length - from) }, (_each, at) => {
      const form = words.slice(from, from + at + 1).join(" ");
      return { form, rows: rowsOf!.get(form) ?? [], from, to: from + at + 1 };
    }).filter(({ rows }) => rows.length > 0),
  );
}

/** Each by its longest form: a software engineer is no engineer of another kind. */
export function occupationsIn(title: string): NamedOccupation[] {
  const all = formsNamed(title);
  return all.filter(
    (each) =>
      !all.some(
        (other) =>
          other.from <= each.from && other.to >= each.to && other.to - other.from > each.to - each.from,
      ),
  );
}

/** The rows of all occupations that a title names, also those inside longer ones. */
export function occupationsNamed(title: string): Set<number> {
  return new Set(formsNamed(title).flatMap(({ rows }) => rows));
}

/** A word may name two occupations: "accountant" is one in English and another in Dutch. */
function readRows(): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [row, line] of occupationWords.entries()) {
    const lists = line.split(" | ").flatMap((list) => formsOf(list.split(" < ")[0]!));
    for (const form of new Set(lists.filter(isWritten))) found.set(form, [...(found.get(form) ?? []), row]);
  }
  return found;
}

let occupations: Set<string> | undefined;

/** Single words that name an occupation, in any of the languages. */
export function occupationNouns(): ReadonlySet<string> {
  return (occupations ??= new Set(
    occupationMeanings().flatMap(({ written }) =>
      written.filter((form) => !form.includes(" ")).map((form) => form.toLowerCase()),
    ),
  ));
}

export function isOccupation(word: string): boolean {
  return occupationNouns().has(word);
}

const [fewestLetters, fewestBefore] = [6, 3];

/** The occupations and fields of work that compounds of a title end in: "elektriker" of "Industrieelektriker", "produktion" of "Pharmaproduktion". */
export function compoundEndings(title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}{9,}/gu) ?? [];
  return words.flatMap((word) => {
    if (isOccupation(word)) return [];
    for (let at = fewestBefore; at <= word.length - fewestLetters; at += 1) {
      const ending = word.slice(at);
      if (isOccupation(ending) || fieldEndings.has(ending)) return [ending];
    }
    return [];
  });
}

/** What German compounds end in that names a field of work or a kind of job, and no occupation. */
const fieldEndings = new Set(
  "aushilfe aushilfen beratung betreuung buchhaltung einkauf entwicklung fertigung instandhaltung lehrstelle leitung logistik marketing montage pflege planung praktikum produktion reinigung technik verkauf verpackung vertrieb verwaltung wartung".split(
    " ",
  ),
);

/** The countries where people speak the languages of the columns behind the English one. */
const spokenIn = [
  "DE AT CH LI LU",
  "FR BE CH LU CA MC",
  "ES MX AR CO CL PE UY EC VE BO PY CR GT PA DO SV HN NI CU PR",
  "BR PT AO MZ",
  "NL BE",
  "IT CH SM",
  "DK NO",
  "SE FI",
  "PL",
];
let countriesOf: Map<string, Set<string>> | undefined;

/** Where an occupation is called by this word and not by an English one: "Pflegefachfrau" in Germany, Austria and Switzerland. */
export function countriesOfOccupation(word: string): ReadonlySet<string> {
  countriesOf ??= readCountries();
  return countriesOf.get(word.toLowerCase()) ?? new Set();
}

function readCountries(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const english = new Set<string>();
  for (const line of occupationWords) {
    const [own = "", ...others] = line.split(" | ");
    for (const form of own.split(" < ").flatMap(formsOf)) english.add(plain(form).toLowerCase());
    others.forEach((list, at) => {
      for (const form of formsOf(list).map((each) => plain(each).toLowerCase()))
        found.set(form, (found.get(form) ?? new Set()).union(new Set(spokenIn[at]!.split(" "))));
    });
  }
  for (const form of english) found.delete(form);
  return found;
}

function formsOf(list: string): string[] {
  return list === "" ? [] : [...new Set(list.split(", ").flatMap(bothGenders))];
}

/** What stands for what in the ending of the other gender. */
const endings: [string, RegExp, string][] = [
  ["ière", /ier$/, "ière"],
  ["ère", /er$/, "ère"],
  ["euse", /eur$/, "euse"],
  ["trice", /teur$/, "trice"],
  ["a", /o$/, "a"],
];

/** "Verkäufer/in" is "Verkäufer" and "Verkäuferin", "agent/e de propreté" is "agent de propreté" and "agente de propreté". */
function bothGenders(form: string): string[] {
  const [, first, ending, rest = ""] = /^(.+)\/(\p{L}+)( .+)?$/u.exec(form) ?? [];
  if (first === undefined) return [form];
  const [, tail, other] = endings.find(([name, pattern]) => name === ending && pattern.test(first)) ?? [];
  return [first, tail ? first.replace(tail, other!) : `${first}${ending}`].map((each) => `${each}${rest}`);
}
