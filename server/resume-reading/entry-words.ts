import { departmentOfWords } from "#server/taxonomy/department-words.ts";
import { expandTitle } from "#server/taxonomy/title-words.ts";

const companyWords =
  /\b(inc|llc|ltd|limited|gmbh|ag|s\.?a\.?|s\.?l\.?|b\.?v\.?|plc|corp|corporation|company|co|pvt|private|technologies|solutions|services|systems|group|labs?|laboratories|bank|university|college|institute|hospital|clinic|school|studios?|agency|associates|partners|consulting|consultancy|industries|international|holdings|foundation|ministry|department of|council|software|networks?|ventures|capital|media|insurance|airlines|motors|energy|health|center|centre|restaurant|hotel|stores?|ngo|ust|infotech|enterprises|global|universität|klinik|kliniken|krankenhaus|verlag|bv|oy|ab|srl|spa|kg)\b\.?/i;
const titleWords =
  /\b(engineer|developer|manager|analyst|consultant|designer|specialist|director|officer|nurse|teacher|assistant|administrator|architect|executive|technician|scientist|lead|leader|intern|internship|coordinator|accountant|associate|trainee|head|president|founder|supervisor|representative|agent|clerk|tester|programmer|researcher|fellow|professor|lecturer|tutor|writer|editor|recruiter|driver|operator|mechanic|electrician|chef|cook|waiter|waitress|cashier|server|barista|volunteer|owner|partner|advisor|adviser|strategist|planner|buyer|auditor|apprentice|freelancer|contractor|member|trainer|coach|attorney|lawyer|counsel|paralegal|physician|therapist|caregiver|secretary|receptionist|cto|ceo|cfo|coo|sde|swe|qa|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|berater(?:in)?|mitarbeiter(?:in)?|praktikant(?:in)?|werkstudent(?:in)?|sachbearbeiter(?:in)?|verkäufer(?:in)?|développeur|développeuse|ingénieur|responsable|chef de projet|chargée? de|stagiaire|consultante?|desarrollador|desarrolladora|ingenier[oa]|gerente|analista|director[a]?|becari[oa]|sviluppatore|ingegnere|responsabile|tirocinante|desenvolvedor|engenheir[oa]|estagiári[oa]|ontwikkelaar|medewerker|stagiair|programista|kierownik|specjalista)\b/iu;

/** How much a text sounds like a job title (above 0) or a company (below 0). */
export function titleLikeness(text: string): number {
  const words = text.split(/\s+/).length;
  let score = 0;
  if (titleWords.test(text)) score += 2;
  if (departmentOfWords(expandTitle(text))) score += 0.8;
  if (companyWords.test(text)) score -= 1.6;
  if (/^(?:senior|junior|sr\.?|jr\.?|lead|principal|chief|head of|vp|assistant|associate)\b/i.test(text))
    score += 1;
  if (/\b(?:inc|llc|ltd|limited|gmbh|pvt|corp)\b\.?$/i.test(text.trim())) score -= 1.5;
  return words > 9 ? score - 0.5 : score;
}

const region =
  /^(?:remote|hybrid|on-?site|[A-Z]{2}|[A-Z]{2}\s+\d{5}|india|usa|u\.s\.a?\.?|us|uk|u\.k\.|united states(?: of america)?|united kingdom|england|canada|germany|deutschland|france|españa|spain|italy|italia|australia|singapore|netherlands|ireland|switzerland|austria|brazil|brasil|mexico|poland|portugal|sweden|uae|dubai|london|paris|berlin|münchen|munich|hamburg|new york(?: city)?|nyc|san francisco|los angeles|seattle|boston|chicago|austin|toronto|amsterdam|zürich|zurich|wien|vienna|madrid|barcelona|lisbon|dublin|warsaw|bangalore|bengaluru|mumbai|delhi|new delhi|chennai|pune|hyderabad|kolkata|gurgaon|gurugram|noida|karnataka|tamil nadu|maharashtra|telangana|andhra pradesh|kerala|gujarat|west bengal|uttar pradesh|haryana|madhya pradesh|california|texas|florida|washington|illinois|massachusetts|georgia|virginia|ontario|british columbia)$/i;

/** Whether a text is a place: a known region, or "City, State". */
export function isPlace(text: string): boolean {
  const plain = text.trim().replace(/[.,\s]+$/, "");
  if (region.test(plain)) return true;
  const parts = plain.split(/,\s*/);
  if (parts.length < 2 || parts.length > 4 || titleLikeness(plain) !== 0) return false;
  return (
    parts.every(
      (part) => /^\p{Lu}[\p{L}.'’ -]{1,28}$|^[A-Z]{2}$/u.test(part) && part.split(" ").length <= 3,
    ) &&
    (parts.some((part) => region.test(part)) ||
      (parts.length >= 2 && parts.every((part) => part.split(" ").length <= 2)))
  );
}

/** A company line without its trailing place: "Oracle - Bengaluru, Karnataka -" is Oracle. */
export function withoutPlace(text: string): string {
  let rest = text.replace(/[\s,|·•–—-]+$/u, "").replace(/^[\s,|·•–—-]+/u, "");
  for (let turn = 0; turn < 4; turn++) {
    const bracket = /^(.+?)\s*\(([^)]+)\)$/.exec(rest);
    if (bracket && isPlace(bracket[2]!)) rest = bracket[1]!;
    const dash = /^(.+?)\s*(?:\s[-–—]+|[|·•\t]|\s-)\s*([^-–—|·•\t]+)$/u.exec(rest);
    if (dash && isPlace(dash[2]!)) rest = dash[1]!;
    const commas = rest.split(/,\s*/);
    if (commas.length > 1 && region.test(commas.at(-1)!.trim())) rest = commas.slice(0, -1).join(", ");
    rest = rest.replace(/[\s,|·•–—-]+$/u, "");
  }
  return rest;
}
