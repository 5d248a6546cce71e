import type { CandidateLine, ReadCandidate } from "./candidate.ts";
import { lineStems } from "./content-words.ts";
import { demandsIn } from "./tells-the-rest.ts";
import type { Asked, Judgement } from "./types.ts";

const shortName = /(?<![\p{L}\d])\p{Lu}{2,4}(?![\p{L}\d])/gu;
const fewestLetters = 4;

/** What isn't proven: said to be missing only where no word of it stands in the resume; else the line that comes closest. */
export function unproven({ text }: Pick<Asked, "text">, { lines }: ReadCandidate): Judgement {
  const [closest] = lines
    .map((line) => ({ line, count: countShared(text, line) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || Number(isDone(b.line)) - Number(isDone(a.line)));
  return closest
    ? { verdict: "unclear", evidence: closest.line.evidence, note: "This comes close." }
    : { verdict: "unclear", evidence: null, note: "Not mentioned in the resume." };
}

const isDone = ({ section }: CandidateLine) => section === "work" || section === "project";

/** "IEP writing" and "Write IEP goals" share two words: names of capitals, and words one of which begins the other. */
function countShared(text: string, line: CandidateLine): number {
  const own = [...lineStems(line)];
  const words = demandsIn(text).filter((word) => own.some((stem) => isBegun(word, stem)));
  const ownNames: string[] = line.told.match(shortName) ?? [];
  const names = [...new Set(text.match(shortName))].filter((name) => ownNames.includes(name));
  return words.length + names.length;
}

function isBegun(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return length >= fewestLetters && one.slice(0, length) === other.slice(0, length);
}
