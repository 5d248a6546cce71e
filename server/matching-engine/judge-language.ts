import type { CandidateLine, ReadCandidate } from "./candidate.ts";
import { languageLevelOf } from "#server/resume-reading/spoken-languages.ts";
import { askedLevel, heldLevel, isDemanding, shortfall } from "./language-levels.ts";
import { askedLanguages, namedLanguages, namesLanguage, spokenLanguages } from "./requirement-kinds.ts";
import type { Asked, Judgement } from "./types.ts";
import { writtenIn } from "./written-in.ts";

const spoken =
  /\b(?:fluent\w*|native|bilingual|trilingual|mother tongue|speak\w*|spoken|languages?|proficien\w+|conversational|intermediate|advanced|[abc][12]\b|muttersprach\w*|fliessend|fließend|sprach\w*|kenntnisse|langues?|courant|maternelle|bilingue|idiomas?|nativo|fluido|interpret\w*|wort und schrift)|\p{L}+kenntnisse\b/iu;
/** "English 4-5", "French 3/5": a number on a scale that goes further. */
const belowTop = /^\P{N}{0,20}[1-4]\s*(?:[-–/]\s*5|of 5|out of 5)/u;
const best = /\b(?:excellent|superb|outstanding|perfect\w*|native|c2)\b/i;
const aloud =
  /\b(?:spoken|speak\w*|verbal\w*|oral\w*|native|mother tongue|mündlich\w*|muttersprach\w*|parlé|maternelle|hablado)\b/i;
const wished =
  /[,;(]?\s*(?:(?:sowie|und|and|et|y)\s+)?(?:ideally|preferably|idealerweise|von vorteil|wünschenswert|idéalement|de préférence|serait un plus|idealmente|preferiblemente|a plus)\b/iu;
/** A text of so many words shows that its language is known, a shorter one that it may be. */
const tellingText = 120;
const hintingWords = 4;

/** "English as an additional language" is what others learn. */
const ofLearners = /\bas an? (?:second|additional|foreign) language\b|\blearners?\b/i;

/** What may stand behind the name of a language; any other word makes it an adjective: "German cars", "French pastry". */
const behindName =
  /^(?:and|or|und|oder|et|ou|y|e|o|i|speak\w*|spoken|speech|languages?|skills?|level|mother|in|into|to|from|at|on|for|with|as|by|is|are|was|also|daily|well|only|both|too|through|working|limited|full|professional|business|technical|everyday|upper|school|reading|writing|read|written|verbal\w*|oral\w*|conversation\w*|communication|interpret\w*|translat\w*|proficien\w*|als|auf|im|seit|sehr|nur|noch|etwas|wenig|peu|poco|muy|molto|just|very|quite|some|wort|mündlich\w*|lu|parlé\w*|langue\w*|en|nivel|niveau|livello|nível|c[12]|b[12]|a[12])$/iu;
const people =
  "(?:\\w+ )?(?:customers?|clients?|guests?|patients?|visitors?|tourists?|suppliers?|colleagues?|teams?|famil(?:y|ies)|students|children|speakers?|market)";
/** Behind these words a language is meant, whatever follows: "speaks Spanish daily". */
const speaking = /\b(?:speak\w*|spoke|fluent(?: in)?|fluency in|native)\s+$/i;

/** Whether a line of a person names a language, and nothing that comes from where it is spoken. */
function tellsOf(line: string, pattern: RegExp): boolean {
  if (!namesLanguage(line, pattern)) return false;
  return [...line.matchAll(new RegExp(pattern, "giu"))].some(({ 0: name, index }) => {
    const [word] = /^\s+\p{L}[\p{L}\d]*/u.exec(line.slice(index + name.length)) ?? [];
    if (word === undefined || speaking.test(line.slice(0, index))) return true;
    const next = word.trim();
    return behindName.test(next) || languageLevelOf(next) !== null || namedLanguages(next).length > 0;
  });
}

interface Found {
  name: string;
  grade: 0 | 1 | 2;
  line: CandidateLine | null;
  /** The line tells a lower level than is asked for. */
  isLower?: boolean;
}

/** A language is met by the person's own languages; what they wrote the resume in is one of them. */
export function judgeLanguage({ text: whole }: Asked, read: ReadCandidate): Judgement {
  const judged = demandsOf(withoutWished(whole)).map((text) => judgeOne(text, read));
  return verdicts.flatMap((verdict) => judged.filter((each) => each.verdict === verdict))[0]!;
}

/** The worst first: each of several demands has to be met. */
const verdicts = ["missing", "unclear", "met"] as const;

/** "German and very good French or Italian" asks for one language and for one of two others. */
function demandsOf(text: string): string[] {
  const parts = text.split(/\s+(?:and|und|et|y|sowie)\s+(?!\/)|;\s+/iu);
  const asking = parts.filter((part) => namedLanguages(part).length > 0);
  const oneOfMany = asking.length > 1 && asking.some((part) => /\bor\b|\boder\b|\bou\b|\//i.test(part));
  return oneOfMany ? asking : [text];
}

function judgeOne(text: string, { lines }: ReadCandidate): Judgement {
  const asked = namedLanguages(text);
  const found = asked.map((name) => find(name, { lines, asked: text }));
  const either = offersEither(text, asked);
  const decisive = either
    ? found.toSorted((a, b) => b.grade - a.grade)[0]
    : found.toSorted((a, b) => a.grade - b.grade)[0];
  if (!decisive) return { verdict: "unclear", evidence: null, note: "Not mentioned in the resume." };
  const { grade, line, name, isLower } = decisive;
  if (grade === 2)
    return line
      ? { verdict: "met", evidence: line.evidence }
      : { verdict: "met", evidence: null, note: `The resume is in ${name}.` };
  const evidence = line?.evidence ?? null;
  if (isLower)
    return {
      verdict: grade === 0 ? "missing" : "unclear",
      evidence,
      note: `Lists ${name} below the level asked for.`,
    };
  if (grade === 1) return { verdict: "unclear", evidence, note: `The level of ${name} isn’t clear.` };
  return { verdict: "missing", evidence: null, note: `No mention of ${missing(found, either)}.` };
}

const patternOf = (name: string) => spokenLanguages.find(([known]) => known === name)![1];

/** "German or French", "English/German": one is enough; "bilingual (Spanish/English)" asks for both. */
function offersEither(text: string, asked: readonly string[]): boolean {
  const places = asked.map((name) => patternOf(name).exec(text)!.index);
  const between = text.slice(Math.min(...places), Math.max(...places));
  const both = /\b(?:bilingual|trilingual|both)\b/i.test(text);
  return /\b(?:or|oder|ou)\b/i.test(between) || (between.includes("/") && !both);
}

/** "French and English, ideally Italian": what is only wished for decides nothing where something is asked for before it. */
function withoutWished(text: string): string {
  const [asked = text] = text.split(wished);
  return askedLanguages(asked).length > 0 ? asked : text;
}

function missing(found: readonly Found[], either: boolean): string {
  return found.flatMap(({ name, grade }) => (grade === 0 ? [name] : [])).join(either ? " or " : " and ");
}

function find(name: string, { lines, asked }: { lines: readonly CandidateLine[]; asked: string }): Found {
  const pattern = patternOf(name);
  const named = lines.filter(({ told }) => tellsOf(told, pattern));
  // "German commercial law" and "German customers" may hint at the language; "German cars" don't.
  const withPeople = new RegExp(`${pattern.source} ${people}`, "iu");
  const isNear = (told: string) =>
    pattern.test(told) && (!namesLanguage(told, pattern) || withPeople.test(told));
  const touched = named[0] ?? lines.find(({ told }) => isNear(told) && !ofLearners.test(told)) ?? null;
  const translated = new RegExp(String.raw`(?<!\p{L})(?:into|from|between)\s+${pattern.source}`, "iu");
  const own = named.filter(({ told }) => spoken.test(told) || translated.test(told) || isListing(told));
  const line = own.find(({ told }) => heldLevel(told, name) !== null) ?? own[0];
  if (line) return { name, line, ...compared(line.told, { name, asked }) };
  const { words, shares } = writtenIn(lines);
  const share = shares.get(name) ?? 0;
  // Writing a language doesn't show how well someone speaks it.
  if (words >= tellingText && share >= 0.1)
    return { name, grade: isDemanding(asked) || aloud.test(asked) ? 1 : 2, line: null };
  const most = Math.max(...[...shares].flatMap(([other, of]) => (other === name ? [] : [of])));
  const hinted = share * words >= hintingWords && share > most;
  return { name, grade: touched || hinted ? 1 : 0, line: touched };
}

/** What a line tells of a language against what is asked for; a line that names it and no level is enough. */
function compared(
  told: string,
  { name, asked }: { name: string; asked: string },
): Pick<Found, "grade" | "isLower"> {
  const held = heldLevel(told, name);
  const below = held === null ? "none" : shortfall(held, askedLevel(asked, name));
  if (below !== "none") return { grade: below === "far" ? 0 : 1, isLower: true };
  const behind = told.slice(patternOf(name).exec(told)!.index).slice(0, 40);
  return { grade: belowTop.test(behind) && best.test(asked) ? 1 : 2 };
}

/** "Portuguese, English": nothing but names. */
function isListing(line: string): boolean {
  return line
    .split(/[,;|•/&]|\band\b|\bund\b|\bet\b|\by\b/)
    .every(
      (part) =>
        spokenLanguages.some(([, pattern]) => tellsOf(part, pattern)) && part.trim().split(/\s+/).length <= 4,
    );
}
