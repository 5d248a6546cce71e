import { findLinks, withoutContacts } from "./contact-links.ts";
import { findDate, findRange, withoutDates } from "./dates.ts";
import { withFontCells } from "./font-cells.ts";
import { isPlace, isTown } from "./entry-words.ts";
import { formEntries, type FormEntry } from "./form-entries.ts";
import { soundsOf } from "./heading-words.ts";
import type { Certificate, Line } from "./types.ts";

/** What certificates are called behind a dash, and who issues none: "– Associate", "– Level 2". */
const grade =
  /^(?:associate|professional|foundation|practitioner|expert|specialty|advanced|intermediate|beginner|fundamentals|level \d|niveau \d|nivel \d|part [ivx\d]+|[ivx]+|[abc][12])\b/i;
const number =
  /\b(?:credential|certificate|certification|licen[cs]e|cert\.?|registration|reg\.?)\s*(?:id|no\.?|number|nr\.?|#)\s*[:#.]?\s*[\w-]+|\b(?:see|show) credential\b/giu;
const until =
  /\(?\b(?:expires?|expiry(?: date)?|valid (?:until|till|thru|through|to)|gültig bis|valable jusqu['’]en?|válid[oa] (?:hasta|até)|geldig tot)\b\s*:?\s*[\p{L}.]*\s*(?:\d{1,2}[./])?(?:19|20)\d{2}\)?/giu;
const issued =
  /\b(?:issued|ausgestellt|délivrée? en|obtenue? en|obtenid[oa] en|expedid[oa]|emitid[oa] em|behaald in|afgegeven)\b:?\s*(?=\(?\d|\p{L}{3,10}\.?\s\d)/giu;
/** Hours told apart from the name; in its brackets they belong to it. */
const hours = /(?<!\()\b\d{1,4}\s?(?:h|hrs?|hours?|horas?|heures?|stunden|std|uur|uren)\b\.?(?!\))/giu;

interface Piece {
  line: Line;
  /** The line without numbers, hours and when it ends to be valid. */
  text: string;
  dated: boolean;
}

/** "(2021, Safe North)" tells a date and an issuer; a date alone in brackets stays as it is. */
function issuerBesideDate(inside: string): string | null {
  const rest = findDate(inside) === null ? "" : withoutDates(inside);
  return /^\p{Lu}[\p{L}-]/u.test(rest) && inside.includes(",") ? ` | ${inside}` : null;
}

function pieceOf(line: Line): Piece {
  const text = [until, number, hours, issued].reduce(
    (rest, noise) => rest.replace(noise, " "),
    line.cells
      .join(" | ")
      .replace(/\(([^()]*)\)/gu, (whole, inside: string) => issuerBesideDate(inside) ?? whole),
  );
  return { line, text, dated: findDate(text) !== null };
}

/** How many lines each certificate has where its date comes back every second or third line; else 1. */
function period(pieces: Piece[]): number {
  const dated = pieces.flatMap((piece, at) => (piece.dated ? [at] : []));
  const size = pieces.length / dated.length;
  if (dated.length < 2 || (size !== 2 && size !== 3)) return 1;
  return dated.every((at) => at % size === dated[0]! % size) ? size : 1;
}

/** "White Card (2021)" is whole, however full its line. */
function endsInDate({ line, dated }: Piece): boolean {
  return dated && /\d{4}\)?$/.test(line.text);
}

/** Whether a line belongs to the name above it: it was broken, or tells issuer and date. */
function goesOn(pieces: Piece[], at: number): boolean {
  const [last, piece] = [pieces[at - 1]!, pieces[at]!];
  if (piece.text.trim() === "") return true;
  if (last.line.wraps && !endsInDate(last)) return true;
  if (last.dated || piece.line.bullet) return false;
  const dated = pieces.filter((other) => other.dated).length;
  const rest = withoutDates(piece.text);
  const isTail = piece.dated && (rest.length < 3 || (isIssuer(rest) && dated > 1));
  return isTail || (dated > 0 && isBroken(last, pieces)) || /^[\p{Ll}(]/u.test(piece.text);
}

/** A line that was as full as the longest, or that ends in the middle. */
function isBroken({ line, dated }: Piece, pieces: Piece[]): boolean {
  const longest = Math.max(...pieces.map(({ text }) => text.length));
  const isMeasured = pieces.some((piece) => piece.line.wraps !== undefined);
  return (
    line.wraps === true ||
    /[,(–—-]$/.test(line.text) ||
    (!isMeasured && !dated && line.text.length > longest * 0.6)
  );
}

/** Where each certificate begins: at its bullet, at a name set like the first one, or as the dates come back. */
function entriesOf(pieces: Piece[]): Piece[][] {
  const [first] = pieces;
  const like = pieces.map(
    ({ line }) => !line.bullet && line.style !== "" && line.style === first?.line.style,
  );
  const styled = like.some((is) => !is) && like.some((is, at) => is && at > 0 && !like[at - 1]);
  const bulleted = pieces.filter(({ line }) => line.bullet).length > 1 && first!.line.bullet;
  const every = period(pieces);
  const begins = (piece: Piece, at: number): boolean => {
    if (pieces[at - 1]!.line.wraps && !endsInDate(pieces[at - 1]!)) return false;
    if (bulleted) return piece.line.bullet;
    if (styled) return like[at]! && !like[at - 1];
    return every > 1 ? at % every === 0 : !goesOn(pieces, at);
  };
  return pieces.reduce<Piece[][]>((entries, piece, at) => {
    if (at === 0 || begins(piece, at)) entries.push([piece]);
    else entries.at(-1)!.push(piece);
    return entries;
  }, []);
}

/** The lines of a certificate as one text, its parts between bars. */
function textOf(entry: Piece[], pieces: Piece[]): string {
  const apart = period(pieces) > 1;
  return entry
    .map((piece, at) => {
      const last = entry[at - 1];
      const isBrokenText =
        last?.line.style === piece.line.style &&
        isBroken(last, pieces) &&
        !isIssuer(withoutDates(piece.text));
      const isOne = last?.line.wraps || (!apart && isBrokenText);
      return at === 0 ? piece.text : `${isOne ? " " : " | "}${piece.text}`;
    })
    .join("");
}

function isIssuer(text: string): boolean {
  return text.split(/\s+/).length <= 6 && soundsOf(text).employer > 1;
}

interface Named {
  name: string;
  issuer: string | null;
}

/** "Name, Issuer" or "Name – Issuer"; a grade behind the dash belongs to the name. */
function nameAndIssuer(text: string): Named {
  const told =
    /^(.+?)\s*(?:\||\bissued by:?|\bissuer:|\bausgestellt von|\bdélivrée? par|\bemitido por|\bafgegeven door)\s*([^|]+)/iu.exec(
      text,
    );
  if (told) return { name: told[1]!.replace(/[\s,;:–—-]+$/u, ""), issuer: told[2]!.trim() };
  const lead = /^(\p{Lu}[^:]{1,30}):\s+(\p{Lu}.+)$/u.exec(text);
  if (lead && soundsOf(lead[1]!).employer > 2) return { name: lead[2]!, issuer: lead[1]! };
  const comma = /^(.+),\s+(\p{Lu}[^,]*)$/u.exec(text);
  if (comma) return { name: comma[1]!.trim(), issuer: comma[2]!.trim() };
  const dash = /^(.+)\s[–—-]\s+(.+)$/u.exec(text) ?? /^(.+?)\s(?:by|from)\s+(\p{Lu}.+)$/u.exec(text);
  if (dash && !grade.test(dash[2]!)) return { name: dash[1]!.trim(), issuer: dash[2]!.trim() };
  const bracket = /^(.+?)\s*\((\p{Lu}[^()]{2,60})\)$/u.exec(text);
  if (bracket && soundsOf(bracket[2]!).employer > 2) return { name: bracket[1]!, issuer: bracket[2]! };
  return { name: text.trim(), issuer: null };
}

/** A text without its dates and addresses and the marks that stood around them. */
function plain(text: string): string {
  return withoutContacts(withoutDates(text))
    .replace(/^\d+[.)]\s*/, "")
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/(?:\s*[|•·,;–—-]\s*)+\|/gu, " |")
    .replace(/\|(?:\s*[|•·,;–—-])+/gu, "|")
    .replace(/^[\s|•·,;:–—-]+|[\s|•·,;:–—-]+$/gu, "");
}

function certificateOf(entry: Piece[], pieces: Piece[]): Certificate | null {
  const text = textOf(entry, pieces);
  const words = plain(text);
  if (words === "" || words.length > 200 || words.split(/\s+/).length > 26) return null;
  const { name, issuer } = nameAndIssuer(words);
  const links = entry.flatMap(({ line }) => line.links ?? []).filter((link) => /^https?:/i.test(link));
  return {
    name,
    issuer: issuer && !isPlace(issuer) && !isTown(issuer) ? issuer.replace(/\s*\|.*$/, "") : null,
    date: findRange(text)?.start ?? findDate(text)?.date ?? null,
    link:
      links[0] ??
      findLinks(
        entry.map(({ line }) => line.text),
        [],
      )[0] ??
      null,
  };
}

function certificateOfForm({ told, range }: FormEntry): Certificate {
  const issuer = told.board ?? told.school ?? told.employer ?? null;
  return { name: told.degree!, issuer, date: range.start ?? range.end, link: null };
}

/** "First Aid (2021) | Fire Safety (2022)": several certificates with a date each, in one line. */
function apart(line: Line): Line[] {
  const parts = line.text.split(/\s*[|;]\s*|\s\/\s/u).filter((part) => part !== "");
  const dated = parts.filter((part) => findDate(part) !== null).length;
  if (parts.length < 2 || dated < parts.length - 1 || dated < 2) return [line];
  return parts.map((text) => ({ ...line, text, cells: [text], wraps: false }));
}

/** Certificates, one after another, with issuer, date and link where they are told. */
export function readCertificates(lines: Line[]): Certificate[] {
  const form = formEntries(lines, ["degree"]);
  if (form) return form.map(certificateOfForm);
  const pieces = withFontCells(lines).flatMap(apart).map(pieceOf);
  const found: Certificate[] = [];
  for (const entry of entriesOf(pieces)) {
    const certificate = certificateOf(entry, pieces);
    if (certificate) found.push(certificate);
    else if (found.length > 0) found.at(-1)!.date ??= findDate(textOf(entry, pieces))?.date ?? null;
  }
  return found.slice(0, 40);
}
