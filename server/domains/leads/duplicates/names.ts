/** A name as it is compared: without accents, case, titles and middle names. */
export interface NameParts {
  /** All words but titles and suffixes. */
  words: string[];
  /** Of father and son: jr, sr, ii, iii. */
  suffix: string;
}

const titles = new Set(["dr", "mr", "mrs", "ms", "prof", "mx"]);
const suffixes: Record<string, string> = {
  jr: "jr",
  junior: "jr",
  sr: "sr",
  senior: "sr",
  ii: "ii",
  iii: "iii",
  iv: "iv",
};

export function nameParts(fullName: string): NameParts {
  const folded = fullName
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'-]/gu, " ");
  const all = folded.split(/\s+/).filter((word) => word && !titles.has(word));
  const [first = "", ...rest] = all;
  const suffix = rest.map((word) => suffixes[word]).find(Boolean) ?? "";
  return { words: [first, ...rest.filter((word) => !suffixes[word])].filter(Boolean), suffix };
}

/** The first names are the same, or one is the initial of the other, and no generation differs. */
export function givenNamesAgree(a: NameParts, b: NameParts): boolean {
  const [one, other] = [a.words[0], b.words[0]];
  if (!one || !other || a.suffix !== b.suffix) return false;
  return one === other || startsOther(one, other) || startsOther(other, one);
}

/** First and last names agree, and middle names do not differ. */
export function couldBeOneName(a: NameParts, b: NameParts): boolean {
  const several = a.words.length > 1 && b.words.length > 1;
  return (
    several &&
    a.words.at(-1) === b.words.at(-1) &&
    givenNamesAgree(a, b) &&
    middlesAgree(middle(a), middle(b))
  );
}

const middle = ({ words }: NameParts) => words.slice(1, -1);
function middlesAgree(a: string[], b: string[]) {
  return a.every((word, place) => {
    const other = b[place];
    return other === undefined || word === other || startsOther(word, other) || startsOther(other, word);
  });
}

function startsOther(initial: string, name: string) {
  return initial.length === 1 && name.startsWith(initial);
}
