import type { CandidateLine, ReadCandidate } from "./candidate.ts";
import { askedLanguages, namedLanguages, namesLanguage, spokenLanguages } from "./requirement-kinds.ts";
import type { Asked, Judgement } from "./types.ts";

const spoken =
  /\b(?:fluent\w*|native|bilingual|trilingual|mother tongue|speak\w*|spoken|languages?|proficien\w+|conversational|intermediate|advanced|[abc][12]\b|muttersprach\w*|fliessend|fließend|sprach\w*|kenntnisse|langues?|courant|maternelle|bilingue|idiomas?|nativo|fluido)|\p{L}+kenntnisse\b/iu;
const weak =
  /\b(?:basic|beginner|elementary|notions|school(?:[- ]level)?|schul\w*|scolaires?|escolar|a1|a2|grundkenntnisse|débutant|básic[oa])\b/i;
const middling = /\b(?:intermediate|conversational|b1|b2|mittel\w*|intermédiaire|intermedio)\b/i;
/** "English 4-5", "French 3/5": a number on a scale that goes further. */
const belowTop = /^\P{N}{0,20}[1-4]\s*(?:[-–/]\s*5|of 5|out of 5)/u;
const best = /\b(?:excellent|superb|outstanding|perfect\w*|native|c2)\b/i;
const demanding =
  /\b(?:fluen\w*|native|c1|c2|excellent|very good|très bon\w*|muy buen\w*|business|professional|superb|outstanding|perfect\w*|verhandlungssicher\w*|fliessend|fließend|stilsicher\w*|sehr gut\w*|courant|bilingue|nativo|alto|avanzado)\b/i;
const aloud =
  /\b(?:spoken|speak\w*|verbal\w*|oral\w*|native|mother tongue|mündlich\w*|muttersprach\w*|parlé|maternelle|hablado)\b/i;
const wished =
  /[,;(]?\s*(?:(?:sowie|und|and|et|y)\s+)?(?:ideally|preferably|idealerweise|von vorteil|wünschenswert|idéalement|de préférence|serait un plus|idealmente|preferiblemente|a plus)\b/iu;
/** A text of so many words shows that its language is known, a shorter one that it may be. */
const tellingText = 120;
const hintingWords = 4;

/** "English as an additional language" is what others learn. */
const ofLearners = /\bas an? (?:second|additional|foreign) language\b|\blearners?\b/i;

interface Found {
  name: string;
  grade: 0 | 1 | 2;
  line: CandidateLine | null;
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
  const { grade, line } = decisive;
  if (grade === 2)
    return line
      ? { verdict: "met", evidence: line.evidence }
      : { verdict: "met", evidence: null, note: `The resume is in ${decisive.name}.` };
  if (grade === 1)
    return {
      verdict: "unclear",
      evidence: line?.evidence ?? null,
      note: `The level of ${decisive.name} isn’t clear.`,
    };
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
  const named = lines.filter(({ told }) => namesLanguage(told, pattern));
  const touched = named[0] ?? lines.find(({ told }) => pattern.test(told) && !ofLearners.test(told)) ?? null;
  const own = named.find((line) => spoken.test(line.told)) ?? named.find((line) => isListing(line.told));
  if (own) {
    const level = own.told
      .slice(pattern.exec(own.told)!.index)
      .slice(0, 40)
      .split(/[,;|•]/)[0]!;
    const below = middling.test(level) && demanding.test(asked);
    const short = weak.test(level) || below || (belowTop.test(level) && best.test(asked));
    return { name, grade: short ? 1 : 2, line: own };
  }
  const { words, shares } = writtenIn(lines);
  const share = shares.get(name) ?? 0;
  // Writing a language doesn't show how well someone speaks it.
  if (words >= tellingText && share >= 0.1)
    return { name, grade: demanding.test(asked) || aloud.test(asked) ? 1 : 2, line: null };
  const most = Math.max(...[...shares].flatMap(([other, of]) => (other === name ? [] : [of])));
  const hinted = share * words >= hintingWords && share > most;
  return { name, grade: touched || hinted ? 1 : 0, line: touched };
}

/** "Portuguese, English": nothing but names. */
function isListing(line: string): boolean {
  return line
    .split(/[,;|•/&]|\band\b|\bund\b|\bet\b|\by\b/)
    .every(
      (part) =>
        spokenLanguages.some(([, pattern]) => pattern.test(part)) && part.trim().split(/\s+/).length <= 4,
    );
}

const everyday: Record<string, RegExp> = {
  English: /\b(?:the|and|of|with|for|in|to)\b/g,
  German: /\b(?:und|der|die|das|mit|für|von|bei|im)\b/g,
  French: /\b(?:et|le|la|les|des|avec|pour|dans|du)\b/g,
  Spanish: /\b(?:y|el|la|los|con|para|en|del|las)\b/g,
};

interface Written {
  words: number;
  /** By language, which share of the words are its everyday ones. */
  shares: Map<string, number>;
}

const remembered = new WeakMap<readonly CandidateLine[], Written>();

/** How many words a resume has and whose they are, counted once for all jobs it is compared with. */
function writtenIn(lines: readonly CandidateLine[]): Written {
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
