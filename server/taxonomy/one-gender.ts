import { compoundForms, leadingForms, neitherGender, sameAnyway, wholeForms } from "./gender-words.data.ts";
import { isMeant } from "./word-meaning.ts";

const whole = new Map(wholeForms);
const leading = new Map(leadingForms);
const unchanged = new Set(sameAnyway);
const neither = new Set(neitherGender);
const nouns = new Set([...whole.values(), ...leading.values()]);

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

/** Nouns whose adjectives tell a gender in Spanish, Portuguese and Italian: "Auxiliar administrativa". */
const southernNoun = /(?:[dts]or|tore|ero|eiro|iere|ista|ante|ologo|ólogo|ógrafo|ografo)$/u;
const southern: Ending[] = [[/(?<!ist|í|^.{0,3})a$/u, "o"]];
/** The same in French, where many English words end alike: "générale", "administrative". */
const frenchNoun = /(?:eur|er|ien|ant|ent|oint|é|iste)$/u;
const french: Ending[] = [
  [/ive$/u, "if"],
  [/ée$/u, "é"],
  [/ière$/u, "ier"],
  [/elle$/u, "el"],
  [/ale$/u, "al"],
  [/(?<=[aeé]n|join)te$/u, "t"],
  [/euse$/u, "eux"],
];
/** How the next words end if they are adjectives of the noun before, and how many words that may be. */
interface Adjectives {
  endings: readonly Ending[];
  most: number;
}
const noAdjectives: Adjectives = { endings: [], most: 0 };
const mostAdjectives = 2;
const joining = new Set(["y", "e", "et"]);

/** German adjectives in front of a noun: "geprüfter Techniker", "geprüfte Technikerin". */
const germanAdjective =
  /(?<=(?:^frei|^leitend|\p{L}{3}(?:isch|lich|ig|iert|üft|lernt|annt|bildet|ständig|tretend|leitend|führend)))er$/iu;
const germanNoun =
  /^(?=\p{L}{4}).*(?:er|or|ent|ant|ist|eur|ör|är|mann|koch|arzt|wirt|geselle|oge|anwalt|angestellte|vorsitzende)$/iu;

/** What is put behind a word to name both: "Chef(fe)", "Assistant·e", "Mitarbeiter:innen", "Enfermero/a". */
const otherForm =
  /(?<=\p{L}{3})(?:\((?:fe|e|ne|se|t?rice|euse|i?ère|in|innen|a|as)\)|(?:[·∙:*_](?:fe|e|ne|se|t?rice|euse|i?ère|in|innen)|\.(?:fe|e|ne|t?rice|euse|i?ère)|\/-?(?:a|fe|e|ne|se|t?rice|euse|i?ère|(?<=(?:er|or|ent|ant|ist|eur)\/-?)in(?:nen)?))(?:[·∙.]?s)?(?![\p{L}\p{N}/-]))/giu;

/** A title or text in which a woman and a man who do the same work are called the same; all else stays as it is. */
export function oneGender(text: string): string {
  // Words at even places, what stands between them at odd ones.
  const parts = text.replace(otherForm, "").split(/([^\p{L}\p{M}]+)/u);
  let adjectives = noAdjectives;
  for (let at = 0; at < parts.length; at += 2) {
    const word = parts[at]!;
    const lower = word.toLowerCase();
    const begins = at === 0 || (at === 2 && parts[0] === "") || /[\n|,;:•–—/(]/u.test(parts[at - 1]!);
    const beside = [-1, 1].map((step) =>
      /^[ -]$/.test(parts[at + step] ?? "") ? (parts[at + 2 * step] ?? "") : "",
    );
    const noun = nounForBoth(lower, { begins, beside });
    const forBoth: string = noun === lower ? adjectiveForBoth(lower, adjectives.endings) : noun;
    parts[at] = forBoth === lower ? word : inCaseOf(word, forBoth);
    adjectives = adjectivesOf(lower, noun) ?? without(lower, adjectives);
    if (!/^[\s-]$/u.test(parts[at + 1] ?? "")) adjectives = noAdjectives;
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

function adjectiveForBoth(lower: string, endings: readonly Ending[]): string {
  return unchanged.has(lower) ? lower : withEnding(lower, endings);
}

/** The adjectives that may follow a noun, if it is one for a person. */
function adjectivesOf(lower: string, forBoth: string): Adjectives | null {
  const endings = [
    ...(southernNoun.test(forBoth) || neither.has(forBoth) || nouns.has(forBoth) ? southern : []),
    ...((forBoth !== lower && frenchNoun.test(forBoth)) || neither.has(forBoth) || lower.endsWith("iste")
      ? french
      : []),
  ];
  return endings.length > 0 ? { endings, most: mostAdjectives } : null;
}

/** "Financière" follows "responsable administrative et" as well. */
function without(lower: string, { endings, most }: Adjectives): Adjectives {
  if (joining.has(lower)) return { endings, most };
  // Behind a preposition comes another noun.
  return most > 1 && lower.length > 3 ? { endings, most: most - 1 } : noAdjectives;
}

/** "Köchin" becomes "Koch" and "KÖCHIN" "KOCH". */
function inCaseOf(word: string, lower: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return lower.toUpperCase();
  return word[0] === word[0]!.toLowerCase() ? lower : lower[0]!.toUpperCase() + lower.slice(1);
}
