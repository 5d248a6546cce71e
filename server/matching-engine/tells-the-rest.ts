import { skillById } from "#server/taxonomy/skills.ts";
import { remembered } from "#server/texts/remembered.ts";
import type { ReadCandidate } from "./candidate.ts";
import { contentWords } from "./content-words.ts";
import { licences } from "./licences.data.ts";
import type { Asked } from "./types.ts";

/** Words around a demand that ask for nothing by themselves. */
const filler = new Set(
  contentWords(
    "successful ideal desirable desired preferred requires essential advantage advantageous looking needed holding held valid current currently active full clean recent previous prior post relevant appropriate professional practical commercial solid qualified qualification license licence licensed certificate certification certified registered registration member membership number expertise expert applicants applying apply person someone individual similar equivalent comfortable willing passionate motivated opportunity career useful hands track record welcome some background degree general focus including exposure extensive level role month work under over across part code conduct setting sector industry type kind abgeschlossene vorteil idealerweise mehrjährige berufserfahrung erste fundierte jahre bereich branche souhaité exigé requis poste secteur valorable deseable imprescindible años obligatoire mandatory zwingend",
  ),
);
const wished =
  /\b(?:ideally|preferably|idealerweise|vorzugsweise|idéalement|de préférence|preferentemente)\b/i;
/** Fewer words than this may be told in other ones; of more, this share has to be told. */
const few = 2;
const enough = 0.5;

const begins = (word: string) => word.slice(0, 5);
const toldByPerson = new WeakMap<ReadCandidate, ReadonlySet<string>>();

/** The beginnings of all words a person tells. */
function toldBy(read: ReadCandidate): ReadonlySet<string> {
  const known = toldByPerson.get(read);
  if (known) return known;
  const lines = read.lines.map(({ told }) => told).join("\n");
  const told = new Set((lines.toLowerCase().match(/[\p{L}+#]{3,}/gu) ?? []).map(begins));
  toldByPerson.set(read, told);
  return told;
}

const licenceWords = licences.map(([, written]) => new RegExp(written, `g${written.flags}`));

/** The words of a line that ask for something: without licenses, what is only wished for, and filler. */
export const demandsIn = remembered(4000, (text) => {
  const [asked = ""] = text.split(wished).filter((part) => part.trim() !== "");
  const bare = licenceWords.reduce((left, written) => left.replace(written, " "), asked);
  return contentWords(bare).filter((word) => !filler.has(word));
});

/** "Teaching veterinary science" asks for more than teaching: half of what a line asks for besides the skills it names has to be told. */
export function tellsTheRest({ text, skills }: Pick<Asked, "text" | "skills">, read: ReadCandidate): boolean {
  const demands = demandsIn(text);
  if (demands.length < few) return true;
  const named = new Set(skills.flatMap(wordsOfSkill).map(begins));
  const rest = demands.filter((word) => !named.has(begins(word)));
  if (rest.length < few) return true;
  const told = toldBy(read);
  return rest.filter((word) => told.has(begins(word))).length >= rest.length * enough;
}

function wordsOfSkill(id: string): string[] {
  const { name, aliases } = skillById(id) ?? { name: id, aliases: [] };
  return contentWords([name, ...aliases].join(" "));
}
