import { licencesIn } from "./licences.data.ts";
import type { LineKind } from "./lines/read-lines.ts";
import type { RequirementKind } from "./types.ts";

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};
const yearsAsked =
  /(?<![\d.,$€£])(?:(?<digits>\d{1,2})|(?<word>one|two|three|four|five|six|seven|eight|ten))\s*\)?\s*(?:\+|plus)?\s*(?:(?:-|–|to|or)\s*(?:\d{1,2}|two|three|four|five|six|seven|eight|ten)\s*)?\+?\s*(?:or more )?(?:years?|yrs?|jahren?|an\(s\)|ans|années|años)(?!\p{L}| old| of age)/iu;
/** "18 months' post registration experience", "24 Monate Berufserfahrung", "Expérience : 12 mois". */
const monthsAsked =
  /(?<![\d.,$€£])(?<months>\d{1,2})\s*\)?\s*\+?\s*(?:(?:-|–|to|or|bis|à|a)\s*\d{1,2}\s*)?\+?\s*(?:or more )?(?:months?|mths?|monate?n?|mois|mes(?:es)?|mesi|maanden|måneders?|månader|miesięcy)(?!\p{L})/iu;
const ofExperience =
  /experien|expérien|erfahrung|esperienza|ervaring|erfaring|erfarenhet|doświadczeni|praxis|post[- ](?:registration|qualif)/i;
const otherMonths =
  /\b(?:contract|fixed[- ]term|temporary|probation\w*|within|first|next|last|past|every|befristet\w*|probezeit|innerhalb|CDD|durée|contrato|prueba)\b/i;
const degree =
  /\b(?:bachelor|master['’]?s (?:degree|in)|masters degree|b\.?sc?\b\.?|m\.?sc\b|mba|ph\.?d|doctorate|(?:university|college|advanced|graduate|technical|relevant|related|year|a) degree|degree (?:in|or|required|preferred|from)|high school|\bged\b|diploma(?!c|t)|\w*hochschul(?:studium|abschluss)|(?:fach)?hochschulabschluss|abgeschlossene[snr]? (?:\p{L}+ )?\p{L}*(?:studium|lehre|ausbildung)|\p{L}*grundausbildung|berufslehre|fähigkeitszeugnis|efz\b|dipl[oô]me|bac ?(?:\+|pro)|(?:cap|bep|bts|dut)\b(?=[ ,/]|$)|licenciatura|titulación|grado en|secundario|ingeniería)/iu;
const certification =
  /\b(?:certifi(?:ed|cation|cate)s?|licen[sc](?:e|ed|ure)|pmp|cpa|cfa|cissp|rn\b|lpn|cna\b|bls\b|acls|cdl|shrm|series \d+|security clearance|clearance)\b/i;
const practical =
  /\b(?:travel|driver['’]?s? licen[sc]e|work (?:authori[sz]ation|permit)|authori[sz]ed to work|right to work|visa|on[- ]call|shifts?|nights|weekends?|lift|background check|relocat)/i;
const fluency =
  /\b(?:fluent|fluency|native|bilingual|speak|speaking|spoken|proficien\w+|language|written|c1|c2|b1|b2|verbal|\p{L}*kenntnisse|sprache\p{L}*|muttersprach\p{L}*|fliessend\p{L}*|fließend\p{L}*|stilsicher\p{L}*|sprechen|courant|bilingue|lu,? écrit|parlé|langue|maîtris\p{L}*|nivel|idioma|hablado|fluido|nativo|avanzado|intermedio|dominio)(?!\p{L})/iu;
const optional =
  /\b(?:nice to have|a (?:big |huge |strong |definite )?plus|is a bonus|bonus|preferred|ideally|desirable|advantage(?:ous)?|not required|preferably|would be great|von vorteil|vorteilhaft|vorteilsweise|wünschenswert|erwünscht|idealerweise|gerne gesehen|vorzugsweise|serait un plus|est un plus|un atout|souhaitée?s?|souhaitable|appréciée?s?|idéalement|deseables?|valorables?|se valorará\p{L}*|no excluyente|preferentemente|idealmente)(?!\p{L})/iu;

/** Languages people speak, each with how it is named in other languages. */
export const spokenLanguages: ReadonlyArray<[string, RegExp]> = [
  "English:englisch\\p{L}*|ingl[eé]s|anglais",
  "German:deutsch\\p{L}*|alem[aá]n|allemand",
  "French:français|französisch\\p{L}*|franc[eé]s",
  "Spanish:español|castellano|spanisch\\p{L}*|espagnol",
  "Italian:italiano|italienisch\\p{L}*|italien",
  "Portuguese:português|portugués|portugais|portugiesisch\\p{L}*",
  "Dutch:nederlands|niederländisch\\p{L}*|néerlandais",
  "Polish:polski",
  "Swedish:svenska",
  "Danish:dansk",
  "Norwegian:norsk",
  "Finnish:suomi",
  "Czech",
  "Hungarian",
  "Romanian",
  "Greek",
  "Turkish",
  "Russian",
  "Ukrainian",
  "Arabic",
  "Hebrew",
  "Hindi",
  "Mandarin:chinese",
  "Cantonese",
  "Japanese",
  "Korean",
  "Vietnamese",
  "Thai",
  "Armenian",
  "Georgian",
  "Persian:farsi",
  "Bulgarian",
  "Croatian",
  "Serbian:serbo-croatian",
  "Slovak",
  "Slovenian:slovene",
  "Lithuanian",
  "Latvian",
  "Estonian",
  "Welsh:cymraeg",
  "Catalan",
  "Urdu",
  "Punjabi:panjabi",
  "Bengali:bangla",
  "Tamil",
  "Tagalog:filipino",
  "Indonesian:bahasa",
  "Swahili:kiswahili",
  "Afrikaans",
].map((entry) => {
  const [name = "", others] = entry.split(":");
  return [
    name,
    new RegExp(String.raw`(?<!\p{L})(?:${[name, others].filter(Boolean).join("|")})(?!\p{L})`, "iu"),
  ];
});

/** Of an age, or a time that someone looks back on. */
const otherYears =
  /\b(?:ideal)?alter\b|\bjährig|\bage[ds]?\b|\byears old\b|\b\d\d ?(?:-|–|bis|to) ?\d\d jahre\b|\b(?:last|past) (?:\d+|two|three|five|ten) years\b(?! of)/i;

/** How many years a line asks for; of months, the part of a year they are. */
export function askedYears(line: string): number | null {
  if (otherYears.test(line)) return null;
  const groups = yearsAsked.exec(line)?.groups;
  if (!groups) return yearsOfMonths(line);
  const years = groups.digits ? Number(groups.digits) : (numberWords[groups.word?.toLowerCase() ?? ""] ?? 0);
  return years > 0 && years <= 30 ? years : null;
}

function yearsOfMonths(line: string): number | null {
  const months = Number(monthsAsked.exec(line)?.groups?.["months"] ?? 0);
  if (months === 0 || !ofExperience.test(line) || otherMonths.test(line)) return null;
  return Math.round((months / 12) * 100) / 100;
}

const anyLanguage = spokenLanguages.map(([, pattern]) => pattern.source).join("|");
const languageList = String.raw`(?:${anyLanguage})(?:(?:\s*[,/&]\s*|\s+(?:and|or|und|oder|et|ou|y|o)\s+)(?:${anyLanguage}))*`;
const level =
  "(?:conversational|working|basic|some|good|very good|strong|solid|decent|excellent|intermediate|advanced|business|professional|everyday|gute[sn]?|sehr gute[sn]?|bon|buen|bom)";
const wish =
  "(?:(?:is|are|would be|as) )?(?:an? )?(?:\\w+ )?(?:plus|bonus|advantage|asset|must|required|preferred|desirable|desired|helpful|useful|essential|welcome|optional)";
/** "German is a plus", "Conversational Spanish preferred" and a bare "English and German" ask for a language without saying how well. */
const languageAlone = new RegExp(
  [
    String.raw`(?:${anyLanguage}) (?:language |skills )?(?:is|are|would be) (?:an? )?(?:\w+ )?(?:plus|bonus|advantage|asset|must|required|preferred|desirable|helpful)`,
    String.raw`knowledge of (?:the )?(?:(?:written|spoken|oral) (?:and (?:written|spoken|oral) )?)?(?:${anyLanguage})`,
    String.raw`^(?:${level}\s+)*${languageList}(?:\s+(?:language|skills))*(?:\s*[(:–-]\s*(?:[abc][12]|\w+)\)?)?(?:\s*[,(–-]?\s*${wish}\)?)?[.!]?$`,
  ].join("|"),
  "iu",
);

/** "German commercial law", "dem deutschen Markt": about a country, not a language. */
const ofCountry =
  /^\p{L}+\s(?:\p{L}+\s)?(?:\p{L}*recht|law|gaap|language arts|government|council|assembly|houses?|buildings?|architecture|properties|rugs?|and victorian|as an? (?:second|additional|foreign) language|learners?|language (?:learners?|instruction)|arts|literature|instruction|instructor|teachers?|class(?:es|room)?|curriculum|tax\p{L}*|markets?|\p{L}*markt|standards?|regulations?|gesetz\p{L}*)(?!\p{L})/iu;

/** The languages a line asks people to speak. */
export function askedLanguages(line: string): string[] {
  return fluency.test(line) || languageAlone.test(line) ? namedLanguages(line) : [];
}

/** The languages a line names as such. */
export function namedLanguages(line: string): string[] {
  return spokenLanguages.filter(([, pattern]) => namesLanguage(line, pattern)).map(([name]) => name);
}

/** Whether a line names a language as one that is spoken: "English", and not "English literature". */
export function namesLanguage(line: string, pattern: RegExp): boolean {
  if (!pattern.test(line)) return false;
  const mentions = [...line.matchAll(new RegExp(pattern, "giu"))];
  return mentions.some(({ index }) => !ofCountry.test(line.slice(index)));
}

/** What sort of thing a line asks for. */
export function kindOf(line: string, skills: number): RequirementKind {
  if (askedYears(line) !== null) return "years";
  if (licencesIn(line).length > 0) return "certification";
  if (degree.test(line) && !/degree of/i.test(line)) return "degree";
  if (askedLanguages(line).length > 0) return "language";
  if (practical.test(line)) return "other";
  if (certification.test(line)) return "certification";
  return skills > 0 ? "skill" : "other";
}

/** The same where a line says by its words what kind of thing it asks for, and nothing in it is known by name. */
export function kindWith(found: RequirementKind, line: LineKind | null): RequirementKind {
  // "Empathy for users; creative solutions to UX problems" is no question of skills.
  if (found === "skill" && line === "trait") return "other";
  if (found !== "other") return found;
  if (line === "licence") return "certification";
  return line === "education" ? "degree" : found;
}

/** True when the line itself says that it is not a condition. */
export function isOptional(line: string): boolean {
  return optional.test(line);
}

/** Travel, licences and shifts: conditions of the job rather than of knowledge. */
export function isPractical(line: string): boolean {
  return practical.test(line);
}

/** The short names of certificates in a line: "PMP", "CPA", "AWS Certified". */
export function certificatesIn(line: string): string[] {
  const acronyms = line.match(/\b(?:[A-Z]{2,6}\+?|[A-Z][a-z]+ (?=[Cc]ertifi))/g) ?? [];
  return [...new Set(acronyms.map((name) => name.trim()))].filter(
    (name) => !/^(?:OR|AND|US|USA|UK|IT|EU|MUST|NOT|IS|AN?)$/.test(name),
  );
}
