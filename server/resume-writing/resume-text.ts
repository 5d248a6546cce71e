import type { Entry, ResumeDocument, Section } from "./document.ts";
import type { ProsePart } from "./prose.ts";

/** A resume as plain text, in the order of its pages: what fits the text field of a form. */
export function resumeText(document: ResumeDocument): string {
  const head = [document.name, document.headline, ...document.contacts.map(({ text }) => text)];
  const blocks = [head, ...document.sections.map((section) => [section.title, ...linesOf(section)])];
  return `${blocks.map((lines) => lines.filter(Boolean).join("\n")).join("\n\n")}\n`;
}

function linesOf(section: Section): string[] {
  if (section.kind === "prose") return section.parts.flatMap(proseLines);
  if (section.kind === "lines") return section.words;
  if (section.kind === "words") return [section.words.join(section.between)];
  return section.entries.flatMap(entryLines);
}
function entryLines({ head, sub, date, link, parts }: Entry): string[] {
  return [[head, sub].filter(Boolean).join(", "), date, link ?? "", ...parts.flatMap(proseLines)];
}
function proseLines({ kind, lines }: ProsePart): string[] {
  return kind === "list" ? lines.map((line) => `- ${line}`) : lines;
}
