import { skillByName } from "#server/taxonomy/skills.ts";
import { isHeading } from "./anchors.ts";
import { findLinks, unbroken, withoutContacts } from "./contact-links.ts";
import { findDate, findRange, withoutDates } from "./dates.ts";
import { liftDates } from "./entries.ts";
import { joinWrapped } from "./experience.ts";
import type { Line, Project } from "./types.ts";

const nameLabel =
  /^(?:project|projekt|projet|proyecto|projeto|project)\s?(?:name|title|titel|naam|\d{1,2})?\s*[.:#–-]\s*\d{0,2}[.:)]?\s*/i;
const toolLabel =
  /^(?:technolog(?:y|ies)(?: used)?|tech(?:nical)? stack|stack|tools?(?: used)?|built with|technologien|werkzeuge|outils|tecnologías?|tecnologias?|herramientas|ferramentas|technologieën)\s*[:–-]/i;
const dateLabel =
  /^(?:period|duration|dates?|timeline|zeitraum|dauer|période|durée|periodo|período|duración|duração|periode)\s*[:–-]/i;

/** A line that says one thing by itself: "Weather map – rain in the next hour". */
const nameAndText = /^([^:]{2,60}?)(?::|\s[–—-])\s+(\S.*)$/u;

/** Where each project begins: at its label, at what is set like the first one's name, else at its link or date or behind bullets. */
function projectStarts(lines: Line[]): boolean[] {
  const several = (marks: boolean[]) => marks.filter(Boolean).length > 1;
  const labels = lines.map((line) => nameLabel.test(line.text));
  if (several(labels)) return labels.map((is, at) => is || at === 0);
  const bulleted = lines.some((line) => line.bullet);
  const tellThemselves = lines.length > 1 && lines.every((line) => nameAndText.test(line.text));
  if (lines.every((line) => line.bullet) || (!bulleted && tellThemselves)) return lines.map(() => true);
  const look = lines[0]?.style;
  const like = lines.map((line) => !line.bullet && line.style !== "" && line.style === look);
  const styled = like.some((is) => !is) && like.some((is, at) => is && at > 0 && !like[at - 1]);
  const links = lines.map((line) => isHeading(line) && linkIn([line]) !== null);
  return lines.map((line, at) => {
    if (at === 0) return true;
    const previous = lines[at - 1]!;
    if (!isHeading(line, styled) || previous.wraps || dateLabel.test(line.text)) return false;
    if (styled)
      return like[at]! && (!like[at - 1] || linkIn([line]) !== null || findDate(line.text) !== null);
    if (several(links)) return links[at]!;
    if (/^\d+[.)]\s?\D/.test(line.text)) return true;
    const behind = previous.bullet || previous.text.endsWith(".");
    return bulleted ? behind : findRange(line.text) !== null;
  });
}

/** An address on its own, whatever it ends in: "quilts.studio"; "Node.js" is a skill. */
function isSite(text: string): boolean {
  return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}(?:\/\S*)?$/u.test(text) && skillByName(text) === null;
}

/** A list of what something was made with. */
function areTools(text: string): boolean {
  const items = text.split(/\s*[,;/]\s*|\s+(?:and|und|et|y|e|en)\s+/);
  const known = items.filter((item) => skillByName(item) !== null).length;
  return items.length > 1 ? known >= items.length / 2 : known === 1;
}

/** What a heading says, part by part: what stands between bars and dashes, and in a last bracket. */
function partsOf(line: Line): string[] {
  return line.cells
    .map(withoutDates)
    .flatMap((cell) => {
      const bracket = /^(.+?)\s*\(([^()]+)\)$/u.exec(cell.trim());
      const whole =
        bracket && (isSite(bracket[2]!) || areTools(bracket[2]!)) ? [bracket[1]!, bracket[2]!] : [cell];
      return whole.flatMap((part) => part.split(/\s*[|·•]\s*|\s+[–—]\s+|\s+-\s+|\s:\s+/u));
    })
    .map((part) => part.replace(nameLabel, "").trim())
    .filter((part) => part !== "");
}

function linkIn(lines: Line[]): string | null {
  const site = lines.flatMap(partsOf).find(isSite);
  const linked = lines.flatMap((line) => line.links ?? []).filter((link) => /^https?:/i.test(link));
  return linked[0] ?? findLinks(unbroken(lines), [])[0] ?? (site ? `https://${site}` : null);
}

function datesIn(lines: Line[]): { start: string | null; end: string | null } {
  for (const { text } of lines) {
    const range = findRange(text);
    if (range) return { start: range.start, end: range.end };
    const date = findDate(text)?.date;
    if (date && (withoutDates(text).length < text.length / 2 || lines[0]!.text === text))
      return { start: date, end: date };
  }
  return { start: null, end: null };
}

function clean(text: string): string {
  return withoutContacts(withoutDates(text))
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu, "");
}

/** A line that only tells when or where to look. */
function isAside({ text }: Line): boolean {
  return (
    clean(
      text.replace(dateLabel, "").replace(/^(?:link|url|demo|website|github|repo(?:sitory)?)\s*:/i, ""),
    ) === ""
  );
}

function projectOf(head: Line, body: Line[]): Project | null {
  const own = head.bullet || body.length === 0 ? nameAndText.exec(head.text) : null;
  const parts = own ? [own[1]!, own[2]!] : partsOf(head);
  const said = parts.filter((part) => !isSite(part)).map((part) => ({ part, text: clean(part) }));
  const named = said.filter(({ text }) => text !== "");
  const name = named.find(({ text }, at) => at === 0 || !areTools(text))?.text;
  if (!name) return null;
  const rest = named.map(({ text }) => text).filter((text) => text !== name);
  const told = joinWrapped(body.filter((line) => !isAside(line)));
  const dated = body.filter((line) => dateLabel.test(line.text) || isAside(line));
  return {
    name,
    description: [...rest, ...told.map((line) => line.replace(/^description\s*:\s*/i, ""))].join("\n"),
    link: linkIn([head, ...body]),
    ...datesIn([head, ...dated]),
  };
}

/** Projects: what each is called, when it was, where it can be seen, and what its lines say of it. */
export function readProjects(written: Line[]): Project[] {
  const lines = liftDates(written);
  const starts = projectStarts(lines);
  const groups: { head: Line; body: Line[] }[] = [];
  for (const [at, line] of lines.entries()) {
    if (starts[at] && !toolLabel.test(line.text)) groups.push({ head: line, body: [] });
    else groups.at(-1)?.body.push(line);
  }
  return groups.slice(0, 30).flatMap(({ head, body }) => projectOf(head, body) ?? []);
}
