import { compoundForms, leadingForms, neitherGender, sameAnyway, wholeForms } from "./gender-words.data.ts";
import { isMeant } from "./word-meaning.ts";

const whole = new Map(wholeForms);
const leading = new Map(leadingForms);
const unchanged = new Set(sameAnyway);
const people = new Set([...neitherGender, ...whole.values(), ...leading.values()]);

type Ending = [ending: RegExp, forBoth: string];
/** Endings of nouns that tell a woman: "Beraterin", "vendeuse", "directora", "psicóloga". */
const nounEndings: Ending[] = [
  [/(?<=er|or|ent|ant|ist|eur|ör|är|eut|ekt|urg|graf|graph|nom|ar|dat)in$/u, ""],
  [/(?<=og|soph)in$/u, "e"],
  [/(?<=[gkp])ster$/u, "er"],
  [/(?<=\p{L}{4})assistente$/u, "assistent"],
  [/(?<=[cdjlmnrtu]|ni)era$/u, "ero"],
  [/eira$/u, "eiro"],
  [/euse$/u, "eur"],
  [/ière$/u, "ier"],
  [/ienne$/u, "ien"],
  [/eure$/u, "eur"],
  [/(?<=[dts])ora$/u, "or"],
  [/(?<=[oó]log|[oó]graf|[oóô]nom)a$/u, "o"],
];
/** Shorter words are seldom a compound with one of these. */
const fewestLetters = 7;
/** "Coordinatrice" is French and Italian: what stands beside it tells. */
const italianBeside =
  /^(?:di|dell?|della|delle|dei|degli|per|con|presso|nell?|nella|\p{L}{3,}(?:[aoi]|onale|urale|ndale))$/iu;

/** Nouns for a person, once a woman and a man are one. */
const personEnding =
  /(?:[dts]or|tore|eur|ier|ien|er[oe]|eiro|iere|ista|iste|ante|ologo|ólogo|ógrafo|ografo)$/u;
/** Endings of the adjectives behind a noun: "administrativa", "générale". */
const adjectiveEndings: Ending[] = [
  [/(?<!ist|í|^.{0,3})a$/u, "o"],
  [/ive$/u, "if"],
  [/ée$/u, "é"],
  [/ière$/u, "ier"],
  [/elle$/u, "el"],
  [/ale$/u, "al"],
  [/(?<=[aeé]n|join)te$/u, "t"],
  [/euse$/u, "eux"],
];
const mostAdjectives = 2;
const joining = new Set(["y", "e", "et"]);

/** German adjectives in front of a noun: "geprüfter Techniker", "geprüfte Technikerin". */
const germanAdjective =
  /(?<=(?:^frei|^leitend|\p{L}{3}(?:isch|lich|ig|iert|üft|lernt|annt|bildet|ständig|tretend|leitend|führend)))er$/iu;
const germanNoun =
  /^(?=\p{L}{4}).*(?:er|or|ent|ant|ist|eur|ör|är|mann|koch|arzt|wirt|geselle|oge|anwalt|angestellte|vorsitzende)$/iu;

/** A title or text in which a woman and a man who do the same work are called the same; all else stays as it is. */
export function oneGender(text: string): string {
  // Words at even places, what stands between them at odd ones.
  const parts = text.split(/([^\p{L}\p{M}]+)/u);
  let agreeing = 0;
  for (let at = 0; at < parts.length; at += 2) {
    const word = parts[at]!;
    const lower = word.toLowerCase();
    const begins = at === 0 || (at === 2 && parts[0] === "") || /[\n|,;:•–—/(]/u.test(parts[at - 1]!);
    const beside = [-1, 1].map((step) =>
      /^[ -]$/.test(parts[at + step] ?? "") ? (parts[at + 2 * step] ?? "") : "",
    );
    const noun = nounForBoth(lower, { begins, beside });
    const forBoth: string = noun === lower && agreeing > 0 ? withEnding(lower, adjectiveEndings) : noun;
    parts[at] = forBoth === lower ? word : inCaseOf(word, forBoth);
    if (isPerson(forBoth)) agreeing = mostAdjectives;
    else if (!joining.has(lower)) agreeing -= 1;
    if (!/^[\s-]$/u.test(parts[at + 1] ?? "")) agreeing = 0;
  }
  for (let at = 0; at + 2 < parts.length; at += 2)
    if (germanNoun.test(parts[at + 2]!)) parts[at] = parts[at]!.replace(germanAdjective, "e");
  return parts.join("");
}

function nounForBoth(lower: string, { begins, beside }: { begins: boolean; beside: string[] }): string {
  const known = whole.get(lower) ?? (begins ? leading.get(lower) : undefined);
  if (known !== undefined) return known;
  if (unchanged.has(lower)) return lower;
  for (const [ending, forBoth] of compoundForms)
    if (lower.endsWith(ending)) return lower.slice(0, -ending.length) + forBoth;
  if (lower.length < fewestLetters) return lower;
  if (lower.endsWith("trice")) return directorOf(lower, beside);
  return withEnding(lower, nounEndings);
}

/** "Directeur" of "directrice" and "direttore" of "direttrice". */
function directorOf(lower: string, beside: string[]): string {
  const stem = lower.slice(0, -"rice".length);
  const [italian, french] = [`${stem}ore`, `${stem}eur`] as const;
  if (stem.endsWith("tt") || beside.some((word) => italianBeside.test(word))) return italian;
  return isMeant(italian) && !isMeant(french) ? italian : french;
}

function withEnding(lower: string, endings: readonly Ending[]): string {
  const [ending, forBoth] = endings.find(([pattern]) => pattern.test(lower)) ?? [];
  return ending ? lower.replace(ending, forBoth!) : lower;
}

function isPerson(lower: string): boolean {
  return people.has(lower) || personEnding.test(lower);
}

/** "Köchin" becomes "Koch" and "KÖCHIN" "KOCH". */
function inCaseOf(word: string, lower: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return lower.toUpperCase();
  return word[0] === word[0]!.toLowerCase() ? lower : lower[0]!.toUpperCase() + lower.slice(1);
}
