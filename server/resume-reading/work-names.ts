import { soundsOf } from "./heading-words.ts";
import { labelKind } from "./entry-labels.ts";
import {
  companyLike,
  halves,
  isPlace,
  isTown,
  titleLikeness,
  withoutPlace,
  withoutTowns,
} from "./entry-words.ts";

interface WorkName {
  title: string | null;
  companyName: string | null;
}

/** Which half of a two-part heading holds the job in the rest of a section. */
export type Order = "job first" | "employer first" | null;

const label =
  /^(?:(?:job )?(?:title|profile|designation|position|role)|company(?: name)?(?: \d+)?|employer|organi[sz]ation|client|name of (?:the )?(?:company|organi[sz]ation))\s*(?:[:–-]|\b(?:in|at|with)\b)\s*/i;
const preamble =
  /^(?:i\s+)?(?:am\s+|have\s+)?(?:currently\s+|presently\s+|previously\s+)?work(?:ed|ing)\s+(?:as|for|with|at|in)\s+(?:an?\s+|the\s+)?/i;
/** A label in capitals before a name that is not: "ORGANISATION Acme Ltd". */
const capitalLabel = /^(?:ORGANI[SZ]ATION|EMPLOYER|COMPANY(?: NAME)?)\s+(?=.*\p{Ll})/u;
const listNumber = /^(?:\d{1,2}[.)]|#|\d{1,2}(?=\s+\S+\s+\p{L}))\s+(?=\p{Lu})/u;
const workKind = /^(?:full[- ]time|part[- ]time|contract|internship|freelance|permanent|self-employed)$/i;
const legalForm = /\b(?:inc|llc|ltd|limited|gmbh|plc|corp|corporation|pvt|s\.?a|b\.?v|oy|ab|srl|kg|ag)\b\.?/i;

const onlyLegalForm = new RegExp(`^(?:${legalForm.source}[\\s,.]*)+$`, "i");

/** "Acme as Test Analyst" told the other way round. */
function employerAs(part: string): [string, string] | null {
  const found = /^(\p{Lu}.{1,50}?)\s+as\s+(?:an?\s+|the\s+)?(\p{L}.+)$/u.exec(part);
  return found && titleLikeness(found[2]!) > 0 && titleLikeness(found[1]!) <= 0
    ? [found[2]!, found[1]!]
    : null;
}

/** A job that names its employer too, beside a part that does not sound like one: "Analyst @ Acme" above "Night shift". */
function splitBeside(part: string, others: string[]): string[] {
  const parted = halves(part);
  const isMarked = /\s[–—|:]\s/u.test(part);
  const isStronger = (other: string) => soundsOf(other).employer + 2 < soundsOf(parted?.[1] ?? "").employer;
  if (
    parted &&
    isMarked &&
    titleLikeness(parted[0]) > 0 &&
    others.every((other) => other === part || isStronger(other))
  )
    return parted;
  if (others.some((other) => other !== part && titleLikeness(other) < 0)) return [part];
  const told = /\sat\s|@/.test(part) || (legalForm.test(part) && part.includes(","));
  return (told ? parted : null) ?? [part];
}

/** The heading's parts without places; a single part may hold both job and employer. */
function partsOf(head: string[]): string[] {
  const parts = withoutLoneTown(headingParts(head));
  const whole =
    parts.length === 1
      ? (employerAs(parts[0]!) ?? halves(parts[0]!) ?? parts)
      : parts.flatMap((part) => splitBeside(part, parts));
  return withoutTowns(
    whole.map(withoutPlace).filter((part) => /\p{L}{2}|\p{Lo}/u.test(part) && !isPlace(part)),
  );
}

/** "Acme GmbH, Potsdorf" sounds like an employer without the place too. */
function employerAlone(part: string): string {
  if (isPlace(part)) return part;
  const name = withoutRemarks(part);
  return name !== part && part.includes(",") && titleLikeness(name) < 0 ? name : part;
}

/** What a heading says beside places, kinds of work and its own labels. */
export function headingParts(head: string[]): string[] {
  return withoutTowns(
    head
      .map((part) =>
        part.replace(label, "").replace(capitalLabel, "").replace(preamble, "").replace(listNumber, ""),
      )
      .map(employerAlone)
      .filter(
        (part) =>
          !isPlace(part) &&
          !workKind.test(part) &&
          labelKind(part) === null &&
          /\p{L}{2}|\p{Lo}/u.test(part) &&
          !/^\([^()]*\)$/.test(part),
      ),
  );
}

/** A town beside a job is where it was, not whom it was for. */
function withoutLoneTown(parts: string[]): string[] {
  const [first, second] = parts;
  if (parts.length !== 2 || !isTown(second!)) return parts;
  return [first!];
}

const untilDate = /\s+(?:from|since|during)(?:\s.*)?$/i;
const sentenceWords =
  /:|\b(?:was|were|is|are|involved|responsible|created|developed|using|worked|done|period|duration|project|skills|module|description|responsibilities)\b/i;

const tailOfName = new RegExp(
  `^(?:${legalForm.source}|[^,]*(?:&|\\b(?:and|und|et|y|e|en|partners?|associates?|söhne|sons|fils|hijos|figli|zonen)\\b)[^,]*)$`,
  "iu",
);

/** "Caves Perrin, Lajoux (39)", "Vale, Lda., 7599-010 Santana": the codes of a place behind the name, and a full stop. */
function withoutCodes(text: string): string {
  return text
    .replace(/,?\s+(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?\s+\p{Lu}[\p{L}\s.'’-]+$/u, "")
    .replace(/\s*\((?:\d{2,3}|2[AB])\)$/, "")
    .replace(/(?<=\p{Ll}{4})\.$/u, "");
}

/** "Hotel Aurora, Sankt Wolfram am See (30 beds)": a place nobody listed and a remark behind the name. */
export function withoutRemarks(text: string): string {
  const bare = withoutCodes(text).replace(/(\p{L}{3}[^()]*?)\s*\([^()]{3,}\)\.?$/u, "$1");
  const split = /^(.{4,}),\s+([^,]{3,32})$/u.exec(bare);
  if (!split) return bare;
  if (new RegExp(`${legalForm.source}$`, "i").test(split[1]!) && /^\p{Ll}/u.test(split[2]!)) return split[1]!;
  const [, name, tail] = split as unknown as [string, string, string];
  const words = tail.split(/[\s-]+/);
  const isPlaceLike =
    words.length <= 4 &&
    words.every((word) =>
      /^(?:\p{Lu}[\p{L}.'’]*|a|à|am|an|au|aux|der|e|en|im|in|la|las|le|les|lès|los|de|do|da|dos|das|del|di|sur|sous|bei|upon|on|the|aan|den|op|of)$/u.test(
        word,
      ),
    ) &&
    !companyLike(tail) &&
    titleLikeness(tail) <= 0.5 &&
    !tailOfName.test(tail) &&
    !sectorWords.test(tail);
  return isPlaceLike ? name : bare;
}

/** What makes a last part more than a place: the unit of a house, the kind of a firm. */
const sectorWords =
  /\p{Ll}(?:amt|haus|werk|werke|bau|kurse?|klinik|schule)$|\b(?:division|department|battalion|regiment|régiment|accountants|universit\p{L}+|hochschule|akademie|school|ltda?|lda|s\.?p\.?a|soc)\b/iu;

const department =
  /^(?:department|dept\.?|division|faculty|abteilung|fakultät|département|departamento|dipartimento|afdeling|faculteit|facultad|faculdade|facoltà)\s[^,]+,\s+(?=.*\p{Lu})/iu;

/** A company is a name: no label, no sentence, no verb. */
function asCompany(part: string | undefined): string | null {
  const text = part && withoutRemarks(part.replace(untilDate, "").replace(department, ""));
  if (!text || text.split(/\s+/).length > 9 || /^(?:\p{Ll}+|[\d.]+)\s\p{Ll}/u.test(text)) return null;
  return sentenceWords.test(text) || onlyLegalForm.test(text) ? null : text;
}

/** A job's name begins with no preposition; such a line goes on from the one before. */
function asTitle(part: string): string | null {
  const text = (employerAs(part)?.[0] ?? part).replace(/\s*\(\d{1,3}\s?%\)/, "");
  return /^(?:in|on|of|for|with|by|to|and|from|during|as|work(?:ed|ing) (?:on|with|in))\s/i.test(text)
    ? null
    : text;
}

const employerLabel =
  /^(?:company(?: name)?(?: \d+)?|employer|organi[sz]ation|name of (?:the )?(?:company|organi[sz]ation))\s*[:–-]\s*(\S.*)$/i;
const titleLabel = /^(?:(?:job )?(?:title|designation|position)|role)\s*[:–-]\s*(\S.*)$/i;

/** One heading in two where the section's other headings tell which half is which. */
function splitInOrder(part: string, order: Order): string[] {
  const found = order && /^([^|,]+?)\s*(?:\||,\s|\s[–—-]+\s)\s*([^|,]+)$/u.exec(part);
  return found ? [found[1]!, found[2]!] : [part];
}

/** "Acme" above "Analyst in Acme": what the other part names again is the employer. */
function employerNamedAgain([first, second]: string[]): WorkName | null {
  if (first === undefined || second === undefined) return null;
  const again = (job: string, employer: string) =>
    new RegExp(`^(.+?)\\s+(?:at|in|@)\\s+${RegExp.escape(employer)}[.,]?$`, "iu").exec(job)?.[1];
  const [below, above] = [again(second, first), again(first, second)];
  if (below) return { title: below, companyName: first };
  return above ? { title: above, companyName: second } : null;
}

/** "Company: Acme" and "Designation: Analyst" say themselves what they are. */
function labelled(head: string[]): WorkName | null {
  const told = (pattern: RegExp) => head.map((cell) => pattern.exec(cell)?.[1]).find(Boolean);
  const [company, title] = [told(employerLabel), told(titleLabel)];
  if (!company || (!title && head.length > 1)) return null;
  return { title: title ? asTitle(title) : null, companyName: asCompany(withoutPlace(company)) };
}

/** How much more the first of two parts sounds like the job than the second. */
function lead([first, second]: string[]): number | null {
  return first === undefined || second === undefined ? null : titleLikeness(first) - titleLikeness(second);
}

/** People head all their jobs alike: the clear headings of a section tell how to read the unclear ones. */
export function usualOrder(heads: string[][]): Order {
  const leads = heads.map((head) => lead(partsOf(head))).filter((told) => told !== null && told !== 0);
  const jobFirst = leads.filter((told) => told! > 0).length;
  if (leads.length < 2) return null;
  if (jobFirst >= leads.length * 0.75) return "job first";
  return jobFirst <= leads.length * 0.25 ? "employer first" : null;
}

/** Which part is the job and which the employer: clear words decide, then the section's order, else job first. */
export function named(head: string[], order: Order = null): WorkName {
  const told = labelled(head);
  if (told) return told;
  const whole = partsOf(head);
  const parts = whole.length === 1 ? splitInOrder(whole[0]!, order) : whole;
  const again = employerNamedAgain(parts);
  if (again) return again;
  const [first, second] = parts;
  if (first === undefined) return { title: null, companyName: null };
  if (second === undefined)
    return titleLikeness(first) > 0
      ? { title: asTitle(first), companyName: null }
      : { title: null, companyName: asCompany(first) };
  const lean = lead(parts)!;
  const unclear = order !== null && Math.abs(lean) < 2.5;
  const employerFirst = unclear ? order === "employer first" : lean < 0 && titleLikeness(second) > 0;
  return employerFirst
    ? { title: asTitle(second), companyName: asCompany(first) }
    : { title: asTitle(first), companyName: asCompany(second) };
}
