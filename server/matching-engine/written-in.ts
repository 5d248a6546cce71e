import type { CandidateLine } from "./candidate.ts";

/** Words that stand in every text of a language and hardly in one of another. */
const everyday: Record<string, RegExp> = {
  English: wordsOf("the and of with for in to"),
  German: wordsOf("und der die das mit für von bei im"),
  French: wordsOf("et le la les des avec pour dans du"),
  Spanish: wordsOf("y el la los con para en del las"),
  Portuguese: wordsOf("e do da dos das com em na no uma ao pela pelo"),
  Italian: wordsOf("e di il per con della dei delle nel alla gli dal"),
  Dutch: wordsOf("van het een voor met op bij naar aan en te"),
  Polish: wordsOf("i w z na oraz dla się od przy ze do"),
};

function wordsOf(list: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${list.replaceAll(" ", "|")})(?!\p{L})`, "gu");
}

interface Written {
  words: number;
  /** By language, which share of the words are its everyday ones. */
  shares: Map<string, number>;
}

const remembered = new WeakMap<readonly CandidateLine[], Written>();

/** How many words a resume has and whose they are, counted once for all jobs it is compared with. */
export function writtenIn(lines: readonly CandidateLine[]): Written {
  const known = remembered.get(lines);
  if (known) return known;
  const text = lines.map(({ told }) => told.toLowerCase()).join(" ");
  const words = text.split(/\s+/).length;
  const shareOf = (own: RegExp) => (text.match(own) ?? []).length / words;
  const shares = new Map(Object.entries(everyday).map(([name, own]) => [name, shareOf(own)]));
  const written = { words, shares };
  remembered.set(lines, written);
  return written;
}
