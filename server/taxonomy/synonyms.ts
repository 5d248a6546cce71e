import { readFileSync } from "node:fs";
import { usStates } from "#shared/places/us-states.data.ts";
import { foreignForms, occupationMeanings } from "./occupation-words.ts";
import { regionalWords, workplaceWords } from "./regional-words.data.ts";
import { searchWords } from "./search-words.data.ts";

const ownWords = [...searchWords, ...regionalWords, ...workplaceWords];

/** Forms that mean the same; `typed` ones only when someone looks for them. */
interface SameWords {
  words: string[];
  typed: string[];
  /** Found by the typed ones, and not by each other. */
  written?: string[];
  /** Typed, they stand for these words alone, whatever else has the same letters. */
  instead?: string[];
  /** They find each other behind what has the typed form itself. */
  near?: boolean;
}

/** Short forms that are words or names of their own. */
const everyday = new Set(
  "act app art auto bath bus cad cam car cat cell chem co do go ice it job land lab or pet prep rec sub tot van vet web".split(
    " ",
  ),
);

/** Words of one meaning for a search over jobs: our own list, then the abbreviations that O*NET's titles spell out. */
export function jobSynonyms(): SameWords[] {
  const own = ownWords.map((line): Required<SameWords> => {
    if (line.includes(" > ")) {
      const [typed = [], written = []] = line.split(" > ").map((forms) => forms.split(", "));
      const everywhere = [...new Set([...written, ...written.flatMap(foreignForms)])];
      return { words: [], written: everywhere, typed, instead: [], near: false };
    }
    const [meaning = "", instead] = line.split(" << ");
    const [words = [], typed = []] = meaning.split(" < ").map((forms) => forms.split(", "));
    return { words, written: [], typed, instead: instead?.split(", ") ?? [], near: false };
  });
  const known = new Set(own.flatMap(({ words, typed, instead }) => [...words, ...typed, ...instead]));
  const rows = JSON.parse(readFileSync(new URL("abbreviations.json", import.meta.url), "utf8")) as string[][];
  const fromTitles = rows
    .filter(([short]) => !known.has(short!))
    .flatMap(([short, ...meanings]) =>
      meanings.map((long) =>
        isPlain(short!, meanings) ? { words: [short!, long], typed: [] } : { words: [long], typed: [short!] },
      ),
    );
  return [...own, ...occupationMeanings(), ...fromTitles];
}

let wide: Set<string> | undefined;

/** Whether a word says what people do or with whom, and finds the titles that do it: "cleaning", "animals". */
export function isActivity(word: string): boolean {
  wide ??= new Set(
    ownWords
      .filter((line) => line.includes(" > "))
      .flatMap((line) => line.split(" > ")[0]!.split(", "))
      .filter((form) => !form.includes(" ")),
  );
  return wide.has(word.toLowerCase());
}

/** The short form means this and nothing else. */
function isPlain(short: string, meanings: string[]): boolean {
  return meanings.length === 1 && !everyday.has(short) && !Object.hasOwn(usStates, short.toUpperCase());
}
