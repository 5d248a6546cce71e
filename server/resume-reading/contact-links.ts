import { findPhoneNumbersInText, type CountryCode } from "libphonenumber-js";
import type { Line } from "./types.ts";

const emailPattern =
  /[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]{0,62}[\p{L}\p{N}_%+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24}/giu;
const linkedInPattern =
  /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|profile)\/[^\s|,;()<>"'•·]+/i;
const urlPattern =
  /(?:https?:\/\/|www\.)[^\s|,;()<>"'•·]+|(?<![@\p{L}\p{N}._-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|co|ai|app|info|eu|de|fr|es|it|nl|pl|uk|ca|in|br|tech|design|xyz|site|page|website|online|blog)(?:\/[^\s|,;()<>"'•·]*)?(?![\p{L}\p{N}@])/giu;

/** Without an "@" there is none: looking for one from every letter of a long line takes its time. */
function emailsIn(text: string): string[] {
  return text.includes("@") ? (text.match(emailPattern) ?? []) : [];
}

function withoutEmails(text: string): string {
  return text.includes("@") ? text.replace(emailPattern, " ") : text;
}

function trimmed(url: string): string {
  return url.replace(/[.,:;]+$/, "").replace(/\/+$/, "");
}

function withScheme(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `https://${url}`;
}

const slug = /^[\p{Ll}\p{N}_%-]+$/u;
const mailEnd = /@[\p{L}\p{N}.-]+\.(?:com|org|net|edu|gov|info|io|de|fr|es|it|nl|pl|uk|in|eu|ch|at)$/iu;

/** Whether an address that reached the end of its line goes on with the next line's first word. */
function goesOn(tail: string, next: string, alone: boolean): boolean {
  if (/linkedin\.com|https?:\/\/|www\./i.test(tail)) {
    if (/[-/_]$/.test(tail)) return /^[\p{L}\p{N}_%/-]+$/u.test(next);
    return slug.test(next) && (next.startsWith("-") || (alone && /[-\d]/.test(next)));
  }
  if (/[\p{L}\p{N}]@$/u.test(tail)) return next.includes(".");
  if (/@[\p{L}\p{N}.-]*[.-]$/u.test(tail)) return /^[\p{L}.]+$/u.test(next);
  if (/^[\p{L}\p{N}._-]+@[\p{L}\p{N}.-]+$/u.test(tail) && alone && /^[\p{Ll}.]{1,10}$/u.test(next))
    return mailEnd.test(tail + next) && !mailEnd.test(tail);
  return /^[\p{L}\p{N}._-]+$/u.test(tail) && /^@[\p{L}\p{N}-]+\./u.test(next);
}

/** An address that had no room on its line, and what it goes on with. */
function isBrokenAddress(tail: string, next: string): boolean {
  if (/^\S+@\S+\.\S*$/.test(tail)) return /^[\p{Ll}.]{1,12}$/u.test(next);
  return /linkedin\.com\/in\/|^https?:\/\/\S+\/\S*$/i.test(tail) && slug.test(next);
}

/** The lines with addresses that a narrow column broke put together again. */
export function unbroken(lines: Line[]): string[] {
  const texts: string[] = [];
  for (const [at, { text }] of lines.entries()) {
    const last = texts.at(-1) ?? "";
    const tail = last.split(/[\s|]/).at(-1)!;
    const [next = ""] = text.split(/[\s|]/);
    const isEndOfProfile =
      /linkedin\.com\/in\/\S*$/i.test(last) && /^[\p{Ll}\p{N}-]+\s*\(LinkedIn\)$/iu.test(text);
    const wraps = lines[at - 1]?.wraps && isBrokenAddress(tail, next);
    if (tail !== "" && (isEndOfProfile || wraps || goesOn(tail, next, next === text)))
      texts[texts.length - 1] = last + text;
    else if (namedSite.test(`www.xx ${text}`) && /\.\p{L}{2,}$/u.test(last))
      texts[texts.length - 1] = `${last} ${text}`;
    else texts.push(text);
  }
  return texts;
}

/** How LinkedIn's PDF names an address, whatever it ends in: "jane.studio (Portfolio)". */
const namedSite =
  /(?<![@\p{L}\p{N}._-])((?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}(?:\/\S*)?)\s+\((?:Personal|Company|Portfolio|Blog|Other|RSS Feed)\)$/iu;

function mailAt(text: string): string | null {
  const plain = text.replace(/\s*[[(]\s*at\s*[\])]\s*/gi, "@").replace(/\s*[[(]\s*dot\s*[\])]\s*/gi, ".");
  return emailsIn(plain)[0] ?? null;
}

/** The first address of the text; spaces that crept in around "@" are closed. */
export function findEmail(texts: string[], links: string[]): string | null {
  const fromLink = links
    .find((link) => link.startsWith("mailto:"))
    ?.slice(7)
    .split("?")[0];
  for (const text of texts) {
    const found =
      mailAt(text) ??
      mailAt(text.replace(/(\S)\s?@\s?(\S)/g, "$1@$2").replace(/(@\S+)\s\.\s?(\p{L}{2,})/gu, "$1.$2"));
    if (found) return found.replace(/^(?:e-?mail|mail)[:.-]+/i, "");
  }
  return fromLink ? decodeURIComponent(fromLink) : null;
}

const labelled =
  /\b(?:phone|mobile|mob|tel|telephone|cell|contact(?: no| number)?|call|telefon|handy|mobil|téléphone|tél|portable|teléfono|móvil|telefono|cellulare|telefone|celular|telefoon|gsm)\b[\s.:#()+-]*?(?:no|number|nr)?[\s.:-]*((?:\+|00)?[\d(][\d\s().\u2010-\u2015/-]{6,20}\d)/iu;
const looseNumber =
  /(?<![\p{L}\d/.-])(?:\+|00)\d[\d\s().\u2010-\u2015/-]{6,20}\d(?![\p{L}\d])|(?<![\p{L}\d/.-])\(?\d{3}\)?[\s.\u2010-\u2015-]{0,2}\d{3}[\s.\u2010-\u2015-]\d{4}(?!\d)|(?<![\p{L}\d/.-])\d{10}(?!\d)/u;

function digitCount(text: string): number {
  return text.replace(/\D/g, "").length;
}

function asPhone(text: string, country: CountryCode): string | null {
  const found = findPhoneNumbersInText(text, { defaultCountry: country, extended: false })[0];
  return found?.number.formatInternational() ?? null;
}

/** The first telephone number; the ones of the head come before any in the text. */
export function findPhone(texts: string[], links: string[]): string | null {
  const dialled = links.find((link) => link.startsWith("tel:"))?.slice(4);
  for (const text of texts) {
    if (/\bfax\b/i.test(text) && !/\b(phone|tel|mobile)\b/i.test(text)) continue;
    const match =
      labelled.exec(text)?.[1] ?? looseNumber.exec(withoutEmails(text).replace(urlPattern, " "))?.[0];
    if (
      !match ||
      digitCount(match) < 7 ||
      digitCount(match) > 15 ||
      /^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}$/.test(match.trim())
    )
      continue;
    return asPhone(match.replace(/^00/, "+"), "US") ?? match.trim().replace(/\s+/g, " ");
  }
  return dialled ? (asPhone(dialled, "US") ?? dialled) : localPhone(texts);
}

const localNumber = /(?<![\p{L}\d/.-])\(?0?\d{1,5}\)?(?:[\s./\u2010-\u2015-]{1,2}\d{2,8}){1,5}(?![\p{L}\d])/u;

/** A number as people of a country write it among themselves, in a part of a line that says nothing else: "06 55 50 12 34". */
function localPhone(texts: string[]): string | null {
  for (const part of texts.flatMap((text) => text.split(/\s*[|·•♦◆]\s*|\s{2,}/u))) {
    const match = localNumber.exec(part)?.[0];
    const isAlone = match !== undefined && part.replace(match, "").replace(/[^\p{L}\p{N}]/gu, "").length < 8;
    if (!isAlone || digitCount(match) < 8 || digitCount(match) > 13) continue;
    if (
      /\b(?:19|20)\d{2}\b.*\b(?:19|20)\d{2}\b|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}[./-]/.test(
        match.trim(),
      )
    )
      continue;
    return match.trim().replace(/\s+/g, " ");
  }
  return null;
}

export function findLinkedIn(texts: string[], links: string[]): string | null {
  const written = texts.map((text) => linkedInPattern.exec(text)?.[0]).find((found) => found !== undefined);
  const linked = links.find((link) => linkedInPattern.test(link));
  if (linked && (!written || trimmed(written).length <= trimmed(linked).length))
    return withScheme(trimmed(linkedInPattern.exec(linked)![0].replace(/[?#].*$/, "")));
  if (written) return withScheme(trimmed(written));
  const named = texts
    .map(
      (text) =>
        /\blinkedin\s*(?:profile|id)?\s*[:/@-]+\s*(?:\/?in\/)?@?([\p{L}\p{N}_-]{3,100})(?=$|[\s|,;•·])/iu.exec(
          text,
        )?.[1],
    )
    .find((found) => found && !/^(https?|www|profile)$/i.test(found));
  return named ? `https://www.linkedin.com/in/${named}` : null;
}

/** Every web address of the resume, without the mail and telephone ones. */
export function findLinks(texts: string[], links: string[]): string[] {
  const written = texts.flatMap((text) => {
    const found: string[] = withoutEmails(text).match(urlPattern) ?? [];
    const site = namedSite.exec(text)?.[1];
    return site && found.length === 0 ? [site] : found;
  });
  const all = [...links.filter((link) => /^https?:/i.test(link)), ...written].map((link) =>
    withScheme(trimmed(link)),
  );
  const seen = new Map<string, string>();
  for (const link of all) {
    const key = link.toLowerCase().replace(/^https?:\/\/(www\.)?/, "");
    if (!seen.has(key)) seen.set(key, link);
  }
  return [...seen.values()];
}

export function withoutContacts(text: string): string {
  return withoutEmails(text).replace(linkedInPattern, " ").replace(urlPattern, " ").replace(looseNumber, " ");
}
