import { findDate, findRange, withoutDates } from "./dates.ts";
import { isHeading } from "./anchors.ts";
import { liftDates } from "./entries.ts";
import { joinWrapped } from "./experience.ts";
import { findLinks, withoutContacts } from "./contact-links.ts";
import { soundsOf } from "./heading-words.ts";
import type { Certificate, Line, Project } from "./types.ts";

/** Where each project begins: at what is set like the first one's name, else at its link, its date or behind bullets. */
function projectStarts(lines: Line[]): boolean[] {
  const bulleted = lines.some((line) => line.bullet);
  const [first] = lines;
  const like = lines.map((line) => !line.bullet && line.style !== "" && line.style === first?.style);
  const styled = like.some((is) => !is) && like.some((is, at) => is && at > 0 && !like[at - 1]);
  const links = lines.map((line) => isHeading(line) && findLinks([line.text], []).length > 0);
  const linked = links.filter(Boolean).length > 1;
  return lines.map((line, at) => {
    if (at === 0) return true;
    const previous = lines[at - 1]!;
    if (!isHeading(line)) return false;
    if (styled) return like[at]! && !like[at - 1];
    if (linked) return links[at]!;
    if (/^(?:project|\d+[.)])\s?[:#\d]/i.test(line.text)) return true;
    if (findRange(line.text)) return bulleted ? previous.bullet || /[.]$/.test(previous.text) : true;
    return bulleted && (previous.bullet || /[.]$/.test(previous.text));
  });
}

/** A project's name without its link, its date and the marks between them. */
function projectName(text: string): string {
  return withoutContacts(withoutDates(text))
    .replace(/\(\s*\)/g, " ")
    .replace(/^(?:project(?: name| title)?)\s*[:#-]\s*/i, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu, "");
}

/** Projects: a heading line, then what it says; dates and links are taken off the name. */
export function readProjects(written: Line[]): Project[] {
  const lines = liftDates(written);
  const starts = projectStarts(lines);
  const groups: { head: Line; body: Line[] }[] = [];
  for (const [at, line] of lines.entries()) {
    if (starts[at]) groups.push({ head: line, body: [] });
    else groups.at(-1)?.body.push(line);
  }
  return groups.slice(0, 30).flatMap(({ head, body }) => {
    const [name = "", ...rest] = head.cells.map(projectName).filter((cell) => cell !== "");
    const said = joinWrapped(body);
    const [link = null] = findLinks([...head.cells, ...said], []);
    return name === ""
      ? []
      : [{ name, description: [...rest, ...said].join("\n"), link, start: null, end: null }];
  });
}

/** What certificates are called behind a dash, and who issues none: "– Associate", "– Level 2". */
const grade =
  /^(?:associate|professional|foundation|practitioner|expert|specialty|advanced|intermediate|beginner|fundamentals|level \d|niveau \d|nivel \d|part [ivx\d]+|[ivx]+|[abc][12])\b/i;

/** The lines of a section as one text for each certificate: wrapped ones together, a line of issuer and date with the name above. */
function certificateTexts(lines: Line[]): string[] {
  const texts = joinWrapped(lines.map((line) => ({ ...line, text: line.cells.join(" | ") })));
  const longest = Math.max(...lines.map((line) => line.text.length));
  const dated = texts.filter((text) => findDate(text)).length;
  return texts.reduce<string[]>((kept, text, at) => {
    const last = kept.at(-1);
    const isDated = findDate(text) !== null;
    const wraps = last !== undefined && (last.length > longest * 0.6 || /[,(–—-]$/.test(last));
    const isTail = isDated && (withoutDates(text).length < 3 || (isIssuer(withoutDates(text)) && dated > 1));
    const goesOn =
      last !== undefined && findDate(last) === null && !lines[at]?.bullet && ((wraps && dated > 0) || isTail);
    return goesOn
      ? [...kept.slice(0, -1), `${last}${isTail && !wraps ? " |" : ""} ${text}`]
      : [...kept, text];
  }, []);
}

function isIssuer(text: string): boolean {
  return text.split(/\s+/).length <= 6 && soundsOf(text).employer > 1;
}

/** "Name, Issuer" or "Name – Issuer"; a grade behind the dash belongs to the name. */
function nameAndIssuer(text: string): { name: string; issuer: string | null } {
  const told =
    /^(.+?)\s*(?:\||\bissued by:?|\bissuer:|\bausgestellt von|\bdélivrée? par|\bemitido por)\s*(.+)$/iu.exec(
      text,
    );
  if (told) return { name: told[1]!.trim(), issuer: told[2]!.trim() };
  const comma = /^(.+),\s+(\p{Lu}[^,]*)$/u.exec(text);
  if (comma) return { name: comma[1]!.trim(), issuer: comma[2]!.trim() };
  const dash = /^(.+)\s[–—-]\s+(.+)$/u.exec(text) ?? /^(.+?)\s(?:by|from)\s+(\p{Lu}.+)$/u.exec(text);
  if (dash && !grade.test(dash[2]!)) return { name: dash[1]!.trim(), issuer: dash[2]!.trim() };
  const bracket = /^(.+?)\s*\((\p{Lu}[^()]{2,60})\)$/u.exec(text);
  if (bracket && soundsOf(bracket[2]!).employer > 2) return { name: bracket[1]!, issuer: bracket[2]! };
  return { name: text.trim(), issuer: null };
}

/** Certificates, one after another, with issuer and date where they are told. */
export function readCertificates(lines: Line[]): Certificate[] {
  const found: Certificate[] = [];
  for (const text of certificateTexts(lines)) {
    const date = findRange(text)?.start ?? findDate(text)?.date ?? null;
    const plain = withoutDates(text)
      .replace(/^(?:\d+[.)]\s*)/, "")
      .replace(/\(\s*\)|\s*\|\s*$/g, "")
      .trim();
    if (plain === "") {
      if (date && found.length > 0) found.at(-1)!.date ??= date;
      continue;
    }
    if (plain.length > 160 || plain.split(/\s+/).length > 22) continue;
    found.push({ ...nameAndIssuer(plain), date, link: null });
  }
  return found.slice(0, 40);
}
