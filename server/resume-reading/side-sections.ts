import { findDate, findRange, withoutDates } from "./dates.ts";
import { isHeading } from "./anchors.ts";
import { joinWrapped } from "./experience.ts";
import { findLinks } from "./contact-links.ts";
import type { Certificate, Line, Project } from "./types.ts";

/** Projects: a heading line, then what it says; dates are taken off the name. */
export function readProjects(lines: Line[]): Project[] {
  const groups: { head: Line; body: Line[] }[] = [];
  const bulleted = lines.some((line) => line.bullet);
  for (const [at, line] of lines.entries()) {
    const previous = lines[at - 1];
    const starts =
      isHeading(line) &&
      (groups.length === 0 ||
        (bulleted
          ? Boolean(previous?.bullet || findRange(line.text) || (previous && /[.]$/.test(previous.text)))
          : findRange(line.text) !== null || /^(?:project|\d+[.)])/i.test(line.text)));
    if (starts) groups.push({ head: line, body: [] });
    else if (groups.length > 0) groups.at(-1)!.body.push(line);
  }
  return groups.slice(0, 30).map(({ head, body }) => {
    const [name = head.text, ...rest] = head.cells.map(withoutDates).filter((cell) => cell !== "");
    const said = joinWrapped(body);
    const [link = null] = findLinks([...head.cells, ...said], []);
    return {
      name: name.replace(/^(?:project(?: name| title)?)\s*[:#-]\s*/i, ""),
      description: [...rest, ...said].join("\n"),
      link,
    };
  });
}

/** Certificates: one a line, with issuer and date where they are told. */
export function readCertificates(lines: Line[]): Certificate[] {
  const texts = joinWrapped(lines.map((line) => ({ ...line, text: line.cells.join(" | ") })));
  const found: Certificate[] = [];
  for (const text of texts) {
    const date = findRange(text)?.start ?? findDate(text)?.date ?? null;
    const plain = withoutDates(text).replace(/^(?:\d+[.)]\s*)/, "");
    if (plain === "") {
      if (date && found.length > 0) found.at(-1)!.date ??= date;
      continue;
    }
    if (plain.length > 140 || plain.split(/\s+/).length > 20) continue;
    const split = /^(.+?)\s*(?:\s[–—-]\s|\||\bissued by\b|\bby\b|\bfrom\b|,\s(?=\p{Lu}))\s*(.+)$/iu.exec(
      plain,
    );
    found.push({ name: (split?.[1] ?? plain).trim(), issuer: split?.[2]?.trim() ?? null, date });
  }
  return found.slice(0, 40);
}
