import type { LanguageLevel } from "#shared/profile/language-levels.ts";
import type { Line, SpokenLanguage } from "./types.ts";

const codes =
  "af am ar az be bg bm bn br bs ca ceb cs cy da de el en eo es et eu fa ff fi fil fo fr fy ga gd gl gu ha he hi hr ht hu hy id ig is it ja jv ka kab kk km kn ko ku ky la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc om pa pl ps pt qu rm rn ro ru rw sa sd si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn tr ts tt tw ug uk ur uz vi wo xh yi yo yue zh zu fj kok mai bho sat mni tpi ty pap qu gn ay ilo hil war gsw nds ast sc scn fur ss ve nso".split(
    " ",
  );
const tongues = ["en", "de", "fr", "es", "pt", "nl", "it", "pl", "sv", "da", "tr"];

/** Other names people write. */
const moreNames =
  "mandarin cantonese chinese farsi flemish flämisch flamand tagalog castellano castilian euskera valenciano moldovan hochdeutsch schweizerdeutsch plattdeutsch bsl asl lsf gebärdensprache serbo-croatian hindustani dari kurmanji tamazight berber berbère arabe darija lingala kikuyu twi akan deutsch english français español português nederlands italiano";

let names: Set<string> | undefined;

/** How languages are called in eleven languages. */
function languageNames(): Set<string> {
  if (names) return names;
  names = new Set(moreNames.split(" "));
  for (const tongue of tongues) {
    const display = new Intl.DisplayNames([tongue], { type: "language", fallback: "none" });
    for (const code of codes) {
      const name = display.of(code)?.toLowerCase();
      if (name) names.add(name);
    }
  }
  return names;
}

/** Whether a text is the name of a natural language and nothing else. */
export function isLanguageName(text: string): boolean {
  return languageNames().has(text.trim().toLowerCase());
}

/** As a person would say it, the clearer words first. */
const levels: [LanguageLevel, RegExp][] = [
  [
    "native",
    /native|mother\s?tongue|first language|muttersprach|bilingual|bilingue|bilingüe|zweisprachig|tweetalig|maternelle|materna|primeira língua|moedertaal|madrelingua|lingua madre|\bnativ[oa]s?\b|natif|native|rodowity|ojczysty|modersmål/iu,
  ],
  ["fluent", /\bC[12]\b|full professional/iu],
  ["advanced", /\bB2\b|(?<!limited |full )professional working|\bprofessional proficiency/iu],
  ["intermediate", /\bB1\b|limited working/iu],
  ["basic", /\bA[12]\b|elementary|scolaire|scolastic|schulkenntnisse|reading knowledge/iu],
  [
    "fluent",
    /fluent|fluency|fließend|fliessend|verhandlungssicher|courant|couramment|fluid[oa]|fluíd[oa]|vloeiend|proficient|excellent|ausgezeichnet|uitstekend|excelente|ottimo|biegł/iu,
  ],
  [
    "intermediate",
    /intermediate|conversational|mittel|mittlere|intermédiaire|intermedi[oa]|intermédi[oa]|intermediári[oa]|\bmedi[oa]\b|médio|redelijk|gemiddeld|working knowledge|konversation|moyen|discret[oa]|matig|satisfactory/iu,
  ],
  [
    "advanced",
    /advanced|fortgeschritten|avancé|avanzad[oa]|avançad[oa]|gevorderd|\bgute?n?\b|\bgoed\b|\bbon(?:ne)?\b|\bbuen[oa]?\b|\bbom\b|\bboa\b|\balto\b|\bgood\b|working proficiency|professionnel|avanzato|buono/iu,
  ],
  [
    "basic",
    /basic|beginner|beginning|grundkenntnisse|grundlagen|anfänger|notions?|débutant|básic[oa]|inicial|\bbasis\b|basiskennis|elementare|scarso|base|podstawow|novice|principiante|rudiment|elementar/iu,
  ],
];

export function languageLevelOf(text: string): LanguageLevel | null {
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

interface Mention {
  name: string;
  from: number;
  to: number;
}

/** The language names of a text, two words before one: "Brazilian Portuguese" stays whole where it is known. */
function mentionsIn(text: string): Mention[] {
  const words = [...text.matchAll(/[\p{L}][\p{L}\p{M}'’-]*/gu)];
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const two = before && text.slice(before.index, word.index + word[0].length);
    if (!isLanguageName(word[0])) return [];
    const isVariety =
      /\p{L}\s*\(\s*$/u.test(text.slice(0, word.index)) && before !== undefined && isLanguageName(before[0]);
    if (isVariety) return [];
    const from = two && isLanguageName(two) ? before.index : word.index;
    return [{ name: text.slice(from, word.index + word[0].length), from, to: word.index + word[0].length }];
  });
}

export function namesLanguages(text: string): boolean {
  return mentionsIn(text).length > 0;
}

/** Lines that a bracket holds together, one after another, cells parted. */
function texts(lines: readonly Line[]): string[] {
  const whole: string[] = [];
  for (const [at, line] of lines.entries()) {
    const text = line.cells.join(" – ");
    const last = whole.at(-1);
    const open = last !== undefined && (last.match(/\(/g)?.length ?? 0) > (last.match(/\)/g)?.length ?? 0);
    const levelOnly = last !== undefined && mentionsIn(text).length === 0 && languageLevelOf(text) !== null;
    const nameless = last !== undefined && mentionsIn(last).length === 1 && languageLevelOf(last) === null;
    const broken = lines[at - 1]?.wraps && last !== undefined && mentionsIn(text).length === 0;
    if (open || broken || (levelOnly && nameless)) whole[whole.length - 1] = `${last} ${text}`;
    else whole.push(text);
  }
  return whole;
}

/** What a form writes before someone's languages: "Lengua materna", "Outra(s) língua(s)". */
export const languageLabel =
  /^(?:mother tongues?|native languages?|first language|lengua materna|lengua\(s\) materna\(s\)|língua materna|primeira língua|lingua madre|madrelingua|langue maternelle|muttersprache|moedertaal|other languages?|outras? línguas?|otros idiomas|otras lenguas|altre lingue|altra lingua|autres? langues?|weitere sprachen|andere talen)(?!\p{L})/iu;

/** The stretch between commas and "and" that a language stands in. */
function stretchOf(text: string, { from, to }: Mention): string {
  const begin = [...text.slice(0, from).matchAll(boundary)].at(-1);
  const end = text.slice(to).search(boundary);
  return text.slice(begin ? begin.index + begin[0].length : 0, end < 0 ? text.length : to + end);
}
const boundary = /[,;|•]|(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})/giu;

/** "Français : natif – Anglais : B2": a dash before another language parts the two as a semicolon does. */
function withPartedTongues(text: string): string {
  const [, ...next] = mentionsIn(text);
  const begins = new Set(next.map(({ from }) => from));
  return text.replace(/(?<=\s)[–—-](\s+)/gu, (dash, space: string, at: number) =>
    begins.has(at + dash.length) ? `;${space}` : dash,
  );
}

/** "English: fluent. German: A2.": a level goes no further than its sentence; one without a language goes with the one before. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.)\s+(?=\p{Lu})/u).reduce<string[]>((kept, sentence) => {
    const last = kept.at(-1);
    const isOwn = last === undefined || (namesLanguages(last) && namesLanguages(sentence));
    return isOwn ? [...kept, sentence] : [...kept.slice(0, -1), `${last} ${sentence}`];
  }, []);
}

/** Each language with the level told beside it; one before the first counts for those behind it without one: "Fluent in: English, French". */
export function readLanguages(lines: readonly Line[]): SpokenLanguage[] {
  const found = new Map<string, SpokenLanguage>();
  for (const text of texts(lines).flatMap(sentencesOf).map(withPartedTongues)) {
    const mentions = mentionsIn(text);
    const lead = mentions[0] ? languageLevelOf(text.slice(0, mentions[0].from)) : null;
    for (const [at, { name, to }] of mentions.entries()) {
      const behind = text.slice(to, mentions[at + 1]?.from ?? text.length);
      const joined = /^\s*(?:\/|&|and|und|et|y|e|en)\s*$/iu.test(behind);
      const shared = joined ? languageLevelOf(text.slice(to)) : null;
      const beside = languageLevelOf(stretchOf(text, mentions[at]!));
      const level =
        beside ?? shared ?? (lead && at < mentions.length - 1 ? null : languageLevelOf(behind)) ?? lead;
      const key = name.toLowerCase();
      if (!found.has(key) && found.size < 20) found.set(key, { name: capital(name), level });
    }
  }
  return [...found.values()];
}

function capital(name: string): string {
  const rest = name === name.toUpperCase() ? name.slice(1).toLowerCase() : name.slice(1);
  return name.charAt(0).toUpperCase() + rest;
}

/** "English (fluent)", "Deutsch": an item of a list of skills that is a language people speak. */
export function asSpokenLanguage(item: string): SpokenLanguage | null {
  const [mention, second] = mentionsIn(item);
  if (!mention || second || mention.from > 0) return null;
  const rest = item
    .slice(mention.to)
    .replace(/[\s()–—:-]+/g, " ")
    .trim();
  const level = languageLevelOf(rest);
  return rest === "" || (level !== null && rest.split(" ").length <= 5)
    ? { name: capital(mention.name), level }
    : null;
}
