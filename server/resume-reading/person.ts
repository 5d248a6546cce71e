import { isRegion } from "#server/places/places.ts";
import { departmentOfWords } from "#server/taxonomy/department-words.ts";
import { skillByName } from "#server/taxonomy/skills.ts";
import { isListedTitle } from "#server/taxonomy/titles.ts";
import { withoutContacts } from "./contact-links.ts";
import { companyLike, isPlace, isTown } from "./entry-words.ts";
import { soundsOf } from "./heading-words.ts";
import { withoutTitles } from "./name-titles.ts";
import { sectionOf } from "./heads.ts";
import type { Line } from "./types.ts";

const documentWords =
  /curriculum\s?vitae|\b(foto|photo|europass|currículo|resume|résumé|curriculum|vitae|cv|lebenslauf|bewerbung|page|updated|confidential|currículum|hoja de vida)\b/i;
const workWords =
  /\b(engineer|developer|manager|analyst|consultant|designer|specialist|director|officer|nurse|teacher|assistant|administrator|architect|executive|student|professional|technician|scientist|lead|intern|coordinator|accountant|university|college|institute|school|limited|ltd|inc|llc|gmbh|street|road|avenue|objective|available|technologies|solutions|experience|skills|summary|city|state|india|usa)\b/i;
const particles =
  /^(?:de|da|di|do|dos|das|del|della|los|las|van|von|der|den|la|le|el|al|bin|ibn|ben|ter|ten|af|av|zu|y|e|st\.?|mc|o')$/i;

/** A name as people write it: "NOOR TANAKA" becomes Noor Tanaka, titles and degrees go. */
function cleanName(text: string): string {
  const told = text
    .replace(/^[^\p{L}]+/u, "")
    .replace(/^\s*(?:full )?name\s*[:-]\s*/i, "")
    .replace(/\([^()]*\)/g, " ");
  const bare = withoutTitles(told)
    .replace(/[|·•,:–—-]+\s*$/u, "")
    .replace(/^\s*(?:resume|résumé|curriculum vitae|cv|lebenslauf)\s*(?:of|von|:|-|–)?\s+/i, "")
    .replace(/\s+/g, " ")
    .trim();
  if (/\p{Lo}/u.test(bare)) return bare;
  const words = familyNameLast(bare).split(" ");
  return words.map((word) => (isCapitals(word) ? inSmall(word) : word)).join(" ");
}

/** "ROUSSELET Jean-Marc" and "Rousselet, Jean-Marc" the usual way round. */
function familyNameLast(name: string): string {
  const comma = /^([^,]+),\s+([^,]+)$/u.exec(name);
  if (comma) return `${comma[2]!} ${comma[1]!}`;
  const words = name.split(" ");
  const first = words.findIndex((word) => !isCapitals(word));
  if (first < 1 || words.slice(first).some(isCapitals)) return name;
  return [...words.slice(first), ...words.slice(0, first)].join(" ");
}

function isCapitals(word: string): boolean {
  return word.length > 2 && word === word.toUpperCase() && !word.includes(".");
}

function inSmall(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|['’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function looksLikeName(text: string): boolean {
  if (text.length < 2 || text.length > 48 || /[\d@/\\:;!?_#%&()[\]{}<>+=*"“”]/.test(text)) return false;
  if (documentWords.test(text) || workWords.test(text) || sectionOf(text)) return false;
  const words = text.split(" ");
  if (words.filter((word) => !particles.test(word)).length > 5) return false;
  return words.every(
    (word) => particles.test(word) || /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) || /^\p{Lo}+$/u.test(word),
  );
}

/** The share of the name's words that the mail address holds: "ann.lee@…" speaks for Ann Lee. */
function heardInEmail(name: string, email: string | null): number {
  const local = email?.split("@")[0]?.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "") ?? "";
  const words = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[\s.'’-]+/)
    .filter((word) => word.length > 1);
  return words.length === 0 ? 0 : words.filter((word) => local.includes(word)).length / words.length;
}

/** A piece of a line without addresses and what parted it from them. */
const bareOf = (piece: string) =>
  withoutContacts(piece)
    .replace(/\s+/g, " ")
    .replace(/[\s|·•]+$/u, "");

function piecesOf(line: Line): string[] {
  return line.cells.flatMap((cell) => [cell, ...cell.split(/\s*[|·•]\s*|\s+[–—-]\s+|,\s+/u)]);
}

/** A name that a narrow column broke, at its hyphen or between its words where it is set larger than all else. */
function joinBrokenNames(lines: Line[]): Line[] {
  return lines.reduce<Line[]>((kept, line) => {
    const last = kept.at(-1);
    const text = last && wholeName(last, line, lines);
    return text ? [...kept.slice(0, -1), { ...last, text, cells: [text] }] : [...kept, line];
  }, []);
}

/** The name that two lines hold together, or null. */
function wholeName(last: Line, next: Line, lines: Line[]): string | null {
  const words = `${last.text} ${next.text}`;
  const isBroken = /\p{L}-$/u.test(last.text) && /^\p{Lu}[\p{L}'’-]+$/u.test(next.text);
  if (isBroken && next.style === last.style) return last.text + next.text;
  const isLarge = last.size > 14 && lines.every((other) => other.size <= last.size);
  const isOpen = /\s(?:de|da|do|dos|das|del|della|van|von|der|den|la|ten|ter|zu)$/u.test(last.text);
  const goesOn = (isLarge && next.size === last.size) || (isOpen && next.style === last.style);
  return goesOn && looksLikeName(cleanName(words)) ? words : null;
}

interface Candidate {
  name: string;
  piece: string;
  line: Line;
  at: number;
  /** Which piece of its line it is, from 0. */
  place: number;
}

/** What no person is called: a place, a skill, a job or an employer, or words that the text writes small elsewhere. */
function isOtherName(name: string, small: ReadonlySet<string>, isLarge: boolean): boolean {
  const { job, employer } = soundsOf(name);
  const words = name.toLowerCase().split(" ");
  return (
    isPlace(name) ||
    isTown(name) ||
    isRegion(name) ||
    skillByName(name) !== null ||
    (job > (isLarge ? 6 : 3) && job > employer) ||
    (employer > 4 && companyLike(name)) ||
    words.every((word) => small.has(word))
  );
}

/** Where nothing else speaks for a name, it stands in the first lines, before any head, as the first thing of its line. */
function standsFirst({ at, place, line, piece }: Candidate, firstHead: number): boolean {
  const isWhole = place === 0 || line.text.startsWith(`${piece} |`) || line.text.startsWith(`${piece} –`);
  return at < 5 && at < firstHead && isWhole && !line.bullet;
}

const nameLabel =
  /^(?:full name|name|candidate name|vollständiger name|vor- und (?:nach|zu)name|name,? vorname|nachname,? vorname|nom|nom et prénom|nom \/ prénom|nom complet|nombre|nombre completo|nombre y apellidos|apellidos?(?:\(s\))?\s*(?:y|,|\/)\s*nombres?(?:\(s\))?|nome|nome completo|nome e cognome|cognome e nome|apelido(?:\(s\))?\s*\/\s*nome(?:\(s\))?(?: próprio(?:\(s\))?)?|surname(?:\(s\))?\s*\/\s*first name(?:\(s\))?|first name(?:\(s\))?\s*\/\s*surname(?:\(s\))?|naam|voor- en achternaam)\s*:?$/iu;

/** The name that a form tells behind or below its label. */
function toldName(lines: Line[]): string | null {
  for (const [at, line] of lines.slice(0, 60).entries()) {
    const [first = "", second] = line.cells;
    const inline = /^([^:]{3,40}):\s*(\S.*)$/u.exec(line.text);
    const value = nameLabel.test(first)
      ? second
        ? line.cells.slice(1).join(" ")
        : lines[at + 1]?.text
      : inline && nameLabel.test(inline[1]!)
        ? inline[2]!
        : null;
    if (!value) continue;
    const bare = value.replace(/^[:\s]+/, "").replace(/,?\s+(?:geb\.|geborene|née|né|nata|born)\s.*$/iu, "");
    const name = cleanName(
      withoutContacts(bare.replace(/^(?:drs|ir|ing|mr|dr|dott|prof|sig|sra?)\.?\s+/iu, "")),
    );
    if (looksLikeName(name) && name.includes(" ")) return name;
  }
  return null;
}

/** The person's name: large, near the top, shaped like a name, heard in the mail address; null where none is likely. */
export function findName(written: Line[], email: string | null): string | null {
  const told = toldName(written);
  if (told) return told;
  const lines = joinBrokenNames(written);
  const largest = Math.max(...lines.map((line) => line.size), 1);
  const usual = lines.map((line) => line.size).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
  const head = lines.findIndex((line) => sectionOf(line.text) !== null);
  const firstHead = head < 0 ? lines.length : head;
  const small = new Set(
    lines.flatMap((line) => line.text.match(/(?<![\p{L}.@/-])\p{Ll}{3,}(?![@.]\p{L})/gu) ?? []),
  );
  let best: { name: string; score: number } | null = null;
  lines.slice(0, 400).forEach((line, at) => {
    if (at > 14 && line.size < largest * 0.95) return;
    for (const [place, piece] of piecesOf(line).entries()) {
      const bare = bareOf(piece);
      const name = cleanName(bare);
      if (!looksLikeName(name)) continue;
      const heard = heardInEmail(name, email);
      const isLarge = line.size > usual * 1.2 && line.size >= largest * 0.95;
      const isTold = /\bname\s*:/i.test(piece);
      const candidate = { name, piece, line, at, place };
      const isPlaced = isPlace(withoutTitles(bare));
      if (heard < 0.5 && !isTold && (isPlaced || isOtherName(name, small, isLarge))) continue;
      if (heard < 0.3 && !isTold && !isLarge && !standsFirst(candidate, firstHead)) continue;
      const words = name.split(" ").length;
      const score =
        (words >= 2 && words <= 4 ? 1 : 0) +
        (departmentOfWords(name.toLowerCase()) ? -1.5 : 0) +
        (line.size / largest) * 2 +
        Math.max(0, 1.2 - at * 0.12) +
        heard * 2.5 -
        place * 0.05 -
        (line.bullet ? 1 : 0) +
        (isTold ? 1.5 : 0);
      if (score > (best?.score ?? 0.8)) best = { name, score };
    }
  });
  return (best as { name: string } | null)?.name ?? nameAboveContacts(lines);
}

/** So many lines below a name may come before the first address or number. */
const beforeContacts = 3;

/** What stands alone in the first line, above address and telephone, is a name, also one that sounds like a job: "Noor Bakker". */
function nameAboveContacts([first, ...next]: Line[]): string | null {
  const name = cleanName(first?.text ?? "");
  const words = name.split(" ").length;
  const isAbove = next.slice(0, beforeContacts).some(({ text }) => withoutContacts(text) !== text);
  const isName =
    looksLikeName(name) && !isListedTitle(name) && !isPlace(first!.text) && skillByName(name) === null;
  return isAbove && isName && words >= 2 && words <= 4 ? name : null;
}

const country =
  /\b(?:usa|u\.s\.a\.?|united states|uk|united kingdom|england|scotland|ireland|india|germany|deutschland|france|spain|españa|italy|italia|canada|australia|netherlands|nederland|poland|polska|portugal|brazil|brasil|mexico|méxico|switzerland|schweiz|austria|österreich|sweden|norway|denmark|finland|belgium|turkey|türkiye|singapore|japan|china|nigeria|kenya|south africa|pakistan|bangladesh|philippines|israel|greece|romania|ukraine|argentina|chile|colombia)\b/i;
const placeShape =
  /^(?:\d{4,6}\s+)?\p{Lu}[\p{L}.'’ -]{1,40}(?:,\s*(?:\p{Lu}[\p{L}.'’ -]{1,30})(?:\s+\d{4,6}(?:-\d{4})?)?){0,3}$/u;

/** The town of a postal address: "12 rue des Tanneurs, 69003 Lyon" and "14 Park Road, Leeds, LS6 2AB" name Lyon and Leeds. */
function withoutStreet(part: string): string {
  const pieces = part.split(/,\s*/u);
  if (pieces.length < 2 || pieces.length > 6 || !/\d/.test(pieces[0]!) || !/\p{L}{2}/u.test(pieces[0]!))
    return part;
  const below = pieces.map(withoutPostcode).filter((piece) => piece !== "");
  const town = below.findIndex((piece, at) => at > 0 && !/\d/.test(piece) && isTown(piece));
  return town < 0 ? part : below.slice(town).join(", ");
}

function withoutPostcode(piece: string): string {
  return piece
    .replace(/^(?:[A-Z]{1,3}-)?\d{4,6}\s+(?:[A-Z]{2}\s+)?(?=\p{L})/u, "")
    .replace(/\s*(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u, "")
    .replace(/\s\([A-Z]{2}\)$/u, "")
    .replace(/^\d{4,6}$/u, "");
}

const placeLabel =
  /^(?:address|location|city|based in|lives in|current location|adresse|ort|wohnort|dirección|ciudad|lieu|ville)\s*[:–-]\s*/i;

function placeIn(part: string): { told: boolean; place: string } {
  const label = placeLabel.exec(part)?.[0] ?? "";
  const bare = withoutContacts(part.slice(label.length)).replace(/\s+/g, " ");
  return { told: label !== "", place: withoutStreet(bare.replace(/^[\s,|-]+|[\s,|-]+$/g, "")) };
}

/** Where the person lives, read from the contact lines. */
export function findLocation(lines: Line[], name: string | null): string | null {
  const parts = lines
    .flatMap((line) => line.cells)
    .filter((cell) => /[@\d]/.test(cell) || departmentOfWords(cell.toLowerCase()) === null)
    .flatMap((cell) => cell.split(/\s*[|·•♦◆]\s*|\s{2,}/u));
  let best: { place: string; score: number } | null = null;
  for (const [at, part] of parts.entries()) {
    const { told, place } = placeIn(part);
    if (!place.includes(",") && place.length > 3 && place === place.toUpperCase()) continue;
    if (
      !placeShape.test(place) ||
      place === name ||
      cleanName(place) === name ||
      sectionOf(place) ||
      documentWords.test(place)
    )
      continue;
    if (
      place.split(" ").length > 7 ||
      departmentOfWords(place.toLowerCase()) ||
      (workWords.test(place) && !country.test(place))
    )
      continue;
    const score =
      (told ? 3 : 0) +
      (place.includes(",") ? 2 : 0) +
      (country.test(place) ? 1 : 0) -
      at * 0.05 +
      (place.split(" ").length <= 3 ? 0.5 : 0);
    if (score > (best?.score ?? -1)) best = { place, score };
  }
  return best?.place ?? null;
}
