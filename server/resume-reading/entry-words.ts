import { adminShortForms } from "#server/places/admin-names.data.ts";
import { findPlace, isRegion } from "#server/places/places.ts";
import { countryCode } from "#shared/places/countries.ts";
import { departmentOfWords } from "#server/taxonomy/department-words.ts";
import { isKnownTitle } from "#server/taxonomy/titles.ts";
import { expandTitle } from "#server/taxonomy/title-words.ts";
import { remembered } from "#server/texts/remembered.ts";
import { isCountry } from "./country-names.ts";
import { soundsOf } from "./heading-words.ts";

/** The same few texts are looked at in every way an entry may be read. */
const mostKept = 1000;

const companyWords =
  /\b(inc|llc|ltd|limited|gmbh|ag|s\.?a\.?|s\.?l\.?|b\.?v\.?|plc|corp|corporation|company|co(?!-)|pvt|private|technologies|solutions|services|systems|group|labs?|laboratories|bank|university|college|institute|hospital|clinic|school|studios?|agency|associates|partners|consulting|consultancy|industries|international|holdings|foundation|ministry|department of|council|software|networks?|ventures|capital|media|insurance|airlines|motors|energy|health|center|centre|restaurant|hotel|stores?|ngo|ust|infotech|enterprises|global|universität|klinik|kliniken|krankenhaus|verlag|bv|oy|ab|srl|spa|kg)\b\.?/i;
const titleWords =
  /\b(engineer|developer|manager|analyst|consultant|designer|specialist|director|officer|nurse|teacher|assistant|administrator|architect|executive|technician|scientist|lead|leader|intern|internship|coordinator|accountant|associate|trainee|head|president|founder|supervisor|representative|agent|clerk|tester|programmer|researcher|fellow|professor|lecturer|tutor|writer|editor|recruiter|driver|operator|mechanic|electrician|chef|cook|waiter|waitress|cashier|server|barista|volunteer|owner|partner|advisor|adviser|strategist|planner|buyer|auditor|apprentice|freelancer|student|contractor|member|trainer|coach|attorney|lawyer|counsel|paralegal|physician|therapist|caregiver|secretary|receptionist|cto|ceo|cfo|coo|sde|swe|qa|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|berater(?:in)?|mitarbeiter(?:in)?|praktikant(?:in)?|werkstudent(?:in)?|sachbearbeiter(?:in)?|verkäufer(?:in)?|développeur|développeuse|ingénieur|responsable|chef de projet|chargée? de|stagiaire|consultante?|desarrollador|desarrolladora|ingenier[oa]|gerente|analista|director[a]?|becari[oa]|sviluppatore|ingegnere|responsabile|tirocinante|desenvolvedor|engenheir[oa]|estagiári[oa]|ontwikkelaar|medewerker|stagiair|programista|kierownik|specjalista)\b/iu;

/** How much a text sounds like a job title (above 0) or a company (below 0): known words, and the wording as a model hears it. */
export const titleLikeness = remembered(mostKept, (text): number => {
  const words = text.split(/\s+/).length;
  let score = modelLikeness(text);
  if (titleWords.test(text)) score += 1.2;
  else if (isKnownTitle(text)) score += 1;
  if (departmentOfWords(expandTitle(text))) score += 0.5;
  if (companyWords.test(text)) score -= 0.8;
  if (/^(?:senior|junior|sr\.?|jr\.?|lead|principal|chief|head of|vp|assistant|associate)\b/i.test(text))
    score += 0.6;
  if (/\b(?:inc|llc|ltd|limited|gmbh|pvt|corp)\b\.?$/i.test(text.trim())) score -= 1.5;
  return words > 9 ? score - 0.5 : score;
});

/** From -2, an employer, to 2, a job; near 0 where it sounds like neither. */
function modelLikeness(text: string): number {
  const { job, employer } = soundsOf(text);
  const likeness = Math.max(-2, Math.min(2, (job - employer) / 3));
  return Math.max(job, employer) < 0 ? likeness * 0.3 : likeness;
}

const wide =
  /^(?:[A-Z]{2}|[A-Z]{2}\s+\d{5}|india|usa|u\.s\.a?\.?|us|uk|u\.k\.|united states(?: of america)?|united kingdom|england|scotland|ireland|canada|germany|deutschland|france|españa|spain|italy|italia|australia|singapore|netherlands|switzerland|schweiz|austria|österreich|brazil|brasil|mexico|méxico|poland|polska|portugal|sweden|norway|denmark|finland|türkiye|turkey|uae|china|japan|karnataka|tamil nadu|maharashtra|telangana|andhra pradesh|kerala|gujarat|west bengal|uttar pradesh|haryana|punjab|rajasthan|madhya pradesh|california|texas|florida|washington|illinois|massachusetts|georgia|virginia|new york|colorado|oregon|ohio|ontario|quebec|british columbia)$/i;
/** Regions as their own people write them. */
const regions =
  /^(?:baden-württemberg|bayern|berlin|brandenburg|bremen|hamburg|hessen|mecklenburg-vorpommern|niedersachsen|nordrhein-westfalen|nrw|rheinland-pfalz|saarland|sachsen|sachsen-anhalt|schleswig-holstein|thüringen|tirol|steiermark|kärnten|oberösterreich|niederösterreich|salzburg|vorarlberg|burgenland|auvergne-rhône-alpes|bourgogne-franche-comté|bretagne|centre-val de loire|corse|grand est|hauts-de-france|île-de-france|normandie|nouvelle-aquitaine|occitanie|pays de la loire|provence-alpes-côte d['’]azur|andalucía|aragón|asturias|baleares|canarias|cantabria|castilla-la mancha|castilla y león|cataluña|catalunya|comunidad de madrid|comunidad valenciana|extremadura|galicia|la rioja|murcia|navarra|país vasco|euskadi|jalisco|nuevo león|noord-holland|zuid-holland|noord-brabant|gelderland|utrecht|overijssel|limburg|friesland|flevoland|drenthe|zeeland|vlaanderen|wallonie|lombardia|lazio|piemonte|veneto|toscana|emilia-romagna|sicilia|minas gerais|rio grande do sul|paraná|santa catarina|bahia|pernambuco|ceará|(?:greater|metro) .{3,24} area|.{3,20} metropolitan area|.{3,20} und umgebung|région de .{3,20}|.{3,20} y alrededores|omgeving .{3,20})$/iu;
const city =
  /^(?:remote|hybrid|on-?site|dubai|london|paris|berlin|münchen|munich|hamburg|köln|cologne|frankfurt|new york(?: city)?|nyc|san francisco|los angeles|seattle|boston|chicago|austin|toronto|vancouver|amsterdam|rotterdam|zürich|zurich|geneva|wien|vienna|madrid|barcelona|lisbon|lisboa|porto|dublin|warsaw|warszawa|kraków|stockholm|oslo|copenhagen|helsinki|istanbul|milano?|roma|rome|prague|budapest|bangalore|bengaluru|mumbai|delhi|new delhi|chennai|pune|hyderabad|kolkata|gurgaon|gurugram|noida|sydney|melbourne|tokyo|são paulo|lagos|nairobi)$/i;

/** Whether a city has this name, a large one where no country stands with it: "Leeds" and "Hatfield, UK", not "Harrow & Sons". */
function isCity(text: string): boolean {
  return (findPlace(text)?.population ?? 0) > (text.includes(",") ? 0 : 60_000);
}

/** "Sunny Homes, Dallas, TX": a name stands before a city that is whole without it. */
function isNameBeforeCity(parts: string[]): boolean {
  const [first = "", ...rest] = parts;
  return rest.length > 1 && !city.test(first) && !isCity(first) && isCity(rest.join(", "));
}

/** Whether a text is nothing but a place: a known one, or "City, State". */
export function isPlace(text: string): boolean {
  return mayBePlace(text) && !isNameBeforeCity(partsOfPlace(text));
}

function partsOfPlace(text: string): string[] {
  return text
    .trim()
    .replace(/[.,\s]+$/, "")
    .split(/,\s*/);
}

/** "Hannover, Niedersachsen": a city, and what may be its region. */
function isTownInRegion([first = "", ...rest]: string[]): boolean {
  return (
    rest.length > 0 &&
    rest.length < 4 &&
    isCity(first) &&
    [first, ...rest].every((part) => /^\p{Lu}[\p{L}.'’() -]{1,28}$/u.test(part) && saysNoWork(part)) &&
    rest.every((part) => isWithin(part))
  );
}

/** A country, a region or what may be one: a word or two that no employer sounds like. */
function isWithin(part: string): boolean {
  if (countryCode(part) !== null || regions.test(part) || isRegion(part) || findPlace(part) !== null)
    return true;
  return part.split(/[\s-]+/).length <= 3 && soundsOf(part).employer < 2 && soundsOf(part).job < 1;
}

/** Behind a name and a dash a quarter may stand before its city: "Koramangala, Bengaluru, India". */
function mayBePlace(text: string): boolean {
  const parts = partsOfPlace(text);
  const known = parts.filter((part) => wide.test(part) || regions.test(part) || city.test(part)).length;
  if (known === parts.length || isTownInRegion(parts) || isTownAndCode(text)) return true;
  if (
    parts.length < 2 ||
    parts.length > 4 ||
    /\s[-–—]/.test(text) ||
    !(wide.test(parts.at(-1)!) || isCountry(parts.at(-1)!))
  )
    return false;
  return parts.every(
    (part) =>
      /^(?:\d{4,6}\s+)?\p{L}[\p{L}.'’ -]{1,28}$|^[A-Z]{2}(?:\s+\d{5})?$/u.test(part) &&
      part.split(/ (?:(?:de|do|da|dos|das|del|di|la|le|am|an|der|upon|on|the) )*/).length <= 3 &&
      saysNoWork(part),
  );
}

const stateCodes = new Set(Object.values(adminShortForms).flatMap((codes) => Object.keys(codes)));

/** "Newcastle NSW", "Austin TX": a town with its state or country behind it, without a comma. */
function isTownAndCode(text: string): boolean {
  const [, town, code] = /^(\p{Lu}[\p{L}.'’ -]{2,28}) ([A-Z]{2,3})$/u.exec(text.trim()) ?? [];
  if (!town || !code) return false;
  const isCode = isRegion(code) || countryCode(code) !== null || stateCodes.has(code);
  return isCode && findPlace(`${town}, ${code}`) !== null;
}

/** Whether a word of the text is one that only companies have. */
export function companyLike(text: string): boolean {
  return companyWords.test(text);
}

/** Neither the words of a job nor those of a company. */
function saysNoWork(text: string): boolean {
  return !companyWords.test(text) && !titleWords.test(text);
}

/** Employers that bear the name of a town. */
const employersLikeTowns =
  /^(?:orange|nokia|enterprise|mobile|lincoln|discovery|sharp|kia|corning|hershey)$/i;

/** A town by itself, of any size: no name of a job, and no words that only a company has. */
export const isTown = remembered(mostKept, (text): boolean => {
  const isName = /^\p{Lu}[\p{L}.'’ -]{1,40}$/u.test(text) && !employersLikeTowns.test(text);
  return (
    isName &&
    (findPlace(text) !== null || isRegion(text)) &&
    saysNoWork(text) &&
    (soundsOf(text).job < 2 || isCity(text))
  );
});

/** The comma parts without a city or "City, Country" at their end. */
function withoutTail(parts: string[]): string {
  for (const length of [2, 1]) {
    const tail = parts.slice(-length).join(", ");
    if (
      parts.length > length &&
      (isPlace(tail) || (saysNoWork(tail) && isCity(tail)) || (length === 1 && isTown(tail)))
    )
      return parts.slice(0, -length).join(", ");
  }
  return parts.join(", ");
}

/** The parts of a heading without a lone town beside two or more others: "Acme", "Leeds", "Nurse". */
export function withoutTowns(parts: string[]): string[] {
  const kept = parts.filter((part) => !isTown(part));
  return parts.length > 2 && kept.length > 1 ? kept : parts;
}

/** A company line without its trailing place: "Oracle - Bengaluru, Karnataka -" is Oracle. */
export const withoutPlace = remembered(mostKept, (text): string => {
  let rest = text.replace(/[\s,|·•–—-]+$/u, "").replace(/^[\s,|·•–—-]+/u, "");
  for (let turn = 0; turn < 4; turn++) {
    const bracket = /^(.+?)\s*\(([^)]+)\)$/.exec(rest);
    if (bracket && mayBePlace(bracket[2]!)) rest = bracket[1]!;
    const dash = /^(.+?)\s*(?:\s[-–—]+|[|·•\t]|\s-)\s*([^-–—|·•\t]+)$/u.exec(rest);
    if (dash && (mayBePlace(dash[2]!) || isTown(dash[2]!) || (dash[2]!.includes(",") && isCity(dash[2]!))))
      rest = dash[1]!;
    rest = withoutTail(rest.split(/,\s*/));
    rest = rest.replace(/[\s,|·•–—-]+$/u, "");
  }
  return rest;
});

/** "Engineer at Acme", "Acme — Engineer", "Engineer, Acme" in two; null when it is one thing. */
export const halves = remembered(mostKept, (text): [string, string] | null => {
  const at =
    /^(.{2,70}?)(?:\s+(?:at|bei|beim|chez|presso|na|no|bij)\s+(?=\p{Lu})|\s*@\s*(?=\p{L}))(\S.+)$/u.exec(
      text,
    );
  if (at && titleLikeness(at[1]!) > 0) return [at[1]!, at[2]!];
  const separators = [
    /^(.+?)\s*[|·•]\s*(.+)$/u,
    /^(.+?)\s:\s(.+)$/u,
    /^(.+?)\s+[–—-]+\s+(.+)$/u,
    /^(.+?),\s+(.+)$/u,
    /^(.+?)\s+(?:in|with|for|en|em)\s+(\p{Lu}.+)$/u,
  ];
  for (const separator of separators) {
    const parts = separator.exec(text);
    if (!parts || isPlace(parts[2]!) || isPlace(text)) continue;
    const lead = titleLikeness(parts[1]!) - titleLikeness(withoutPlace(parts[2]!));
    if (Math.abs(lead) >= 0.8) return [parts[1]!, parts[2]!];
  }
  return null;
});
